### 所有棋類通用的文字，繁體中文。

## Names

app-name = Thwart
app-tagline = 一邊前進，一邊攔路的棋
language-name = 繁體中文

seat-label = { $seat ->
    [red] 紅方
    [blue] 藍方
    [green] 綠方
    [yellow] 黃方
   *[other] { $seat }
}
seat = { seat-label }
seat-inside = { seat-label }
seat-of = { seat-label }的
seat-to = { seat-label }

team = { $team ->
    [red] 紅隊
    [blue] 藍隊
    [green] 綠隊
    [yellow] 黃隊
   *[other] { $team }
}
team-inside = { team }

## Players

player-you = 你
player-person = 在場的另一個人
player-computer = 電腦
player-computer-level = 電腦，第 { $level } 級：{ level-name }
level-label = 第 { $level } 級
level-name = { $level ->
    [1] 入門
    [2] 簡單
    [3] 輕鬆
    [4] 穩健
    [5] 熟練
    [6] 較強
    [7] 高手
   *[8] 全力
}
count-players = { $count } 人

## Menu

menu-title = 想玩什麼？
menu-play = 開始遊戲
menu-quick = 馬上和電腦下一局
menu-resume = 繼續已儲存的對局
menu-replay = 回顧對局
menu-rules = 規則
menu-rules-of = { $game }的規則
menu-language = 語言
menu-help = 說明
menu-quit = 結束
menu-back = 返回
menu-start = 開始對局
menu-game = 遊戲
menu-players = 幾個人玩？
menu-options = 選項
menu-usual = 常用
menu-seats = 誰來玩？
menu-your-name = 你的名字
menu-level = 電腦要多強？
menu-first = 誰先走？
menu-clock = 計時
menu-leaving = 有人離開時
menu-leaving-computer = 由電腦接替
menu-leaving-retire = 該座位退出
menu-takebacks = 悔棋
menu-takebacks-on = 允許，須其他人同意
menu-takebacks-off = 不允許
menu-repetition = 同一局面第三次出現
menu-repetition-on = 和局
menu-repetition-off = 繼續
menu-saved-none = 還沒有儲存的對局。
menu-saved-entry = { $game }，{ $date }，已走 { $count } 回合
menu-keys = 方向鍵選擇，Enter 鍵確認，Esc 返回
menu-type-number = 輸入編號後按 Enter 鍵：
menu-not-a-choice = 請輸入清單中的編號。

## Clocks

clock-minutes = { $minutes } 分鐘
clock-seconds = { $seconds } 秒
clock-limit = { $limit } 秒
clock-none = 不計時
clock-total = 每人 { clock-minutes }
clock-increment = 每人 { clock-minutes }，每回合加 { clock-seconds }
clock-turn = 每回合 { clock-limit }
clock-total-turn = 每人 { clock-minutes }，每回合最多 { clock-limit }
clock-increment-turn = 每人 { clock-minutes }，每回合加 { clock-seconds }，每回合最多 { clock-limit }
clock-own = 其他計時方式
clock-own-ask = 輸入計時方式，例如 5:00+3 或 30/turn：
clock-left = 剩餘時間
clock-turn-left = 本回合剩餘
clock-low-you = 你還剩 { $seconds } 秒
clock-paused = 計時已暫停

## Status

status-your-turn = 輪到你了
status-seat-turn = 輪到{ seat-inside }
status-thinking = 電腦正在思考
status-thinking-seat = { seat }正在思考
status-thinking-ahead = 往後看 { $count } 步
status-thinking-positions = 已比較 { $count } 個局面
status-waiting = 請稍候
status-waiting-seat = 等待{ seat-inside }
status-hand-over = 請交給{ seat-to }，然後按任意鍵
status-to-throw-you = 請擲骰子
status-threw-you = 你擲出了 { $number } 點
status-threw-seat = { seat }擲出了 { $number } 點
status-to-draw-you = 請翻開一塊板塊
status-drew-you = 你翻開了一塊板塊
status-drew-seat = { seat }翻開了一塊板塊
status-passes-you = 你無棋可走，停一回合
status-passes-seat = { seat }無棋可走，停一回合
status-begins-you = 你先走
status-begins-seat = { seat }先走
status-last-move = 上一步：{ $move }
status-turn-number = 第 { $number } 回合
status-moves-made = { $count ->
    [0] 還沒有走棋
   *[other] { $count } 步
}
status-choose = 請選擇要走的棋子
status-choose-target = 請選擇去處
status-choose-end = 停在這裡，或繼續走
status-confirm = Enter 鍵確認，Esc 取消
status-over = 對局已結束
status-resumed = 對局從上次停下的地方繼續
status-offline = 連線中斷，正在重試

## Panels

panel-players = 座位
panel-moves = 棋譜
panel-moves-none = 還沒有走棋
panel-clocks = 計時
panel-position = 局面
panel-stock = 存量：{ $count }
panel-goal = 已到終點：{ $count }
panel-left = 還差：{ $count }

## Entering moves

input-prompt = 你的走法：
input-not-a-move = 這裡沒有這樣的走法。
input-not-allowed = 這裡不能這樣走。
input-not-understood = 看不懂走法「{ $text }」。
input-incomplete = 這一步還沒有輸完。
input-several = 有 { $count } 種走法這樣開頭。
input-nothing-there = 那裡沒有可走的棋子。
input-unknown-command = 沒有指令「{ $text }」。輸入 ? 查看說明。
input-yes-no = 請回答是或否。
answer-yes = 是
answer-no = 否

## Hints

hint-try = 試試 { $move }
hint-thinking = 正在尋找好棋
hint-none = 現在沒有可以建議的走法。
hint-only = { $move } 是唯一的走法

## Taking back

takeback-done = 上一回合已撤回。
takeback-asked-you = 你請求悔棋。
takeback-asked-seat = { seat }請求悔棋。你同意嗎？
takeback-agreed = 已同意悔棋。
takeback-refused-you = 你選擇繼續，不悔棋。
takeback-refused-seat = { seat }希望繼續下。
takeback-withdrawn-seat = { seat }撤回了悔棋請求。
takeback-lapsed = 悔棋請求已失效。

## Draw offers

draw-ask = 要提議和局嗎？
draw-offered-you = 你提議和局。
draw-offered-seat = { seat }提議和局。你同意嗎？
draw-agreed = 大家同意和局。
draw-refused-you = 你沒有接受和局。
draw-refused-seat = { seat }沒有接受和局。
draw-withdrawn-you = 你撤回了和局提議。
draw-withdrawn-seat = { seat }撤回了和局提議。
draw-lapsed = 和局提議已失效。

## Leaving

resign-ask = 這一局要認輸嗎？
resign-done = 你已認輸。
abort-ask = 要取消這一局嗎？取消後沒有結果。
quit-ask = 要離開對局嗎？對局已儲存，以後可以繼續。
quit-ask-unsaved = 不儲存就離開嗎？
quit-goodbye = 再見
event-resigned-seat = { seat }認輸。
event-time-you = 你的時間到了。
event-time-seat = { seat-of }時間到了。
event-left-seat = { seat }離開了。
event-returned-you = 你回到了對局。
event-returned-seat = { seat }回來了。
event-taken-over-you = 電腦代替你繼續。
event-taken-over-seat = 電腦代替{ seat-inside }繼續。
event-retired-you = 你已退出這一局。
event-retired-seat = { seat }已退出這一局。

## Saving

save-done = 已儲存為 { $file }。
save-failed = 無法將對局儲存為 { $file }：{ $why }
save-resumed = 已從 { $file } 繼續。
save-ask-name = 檔案名稱：
save-overwrite = { $file } 已存在，要替換嗎？
save-always = 每一步都會立即儲存。

## Endings

ending-rules-you = 你最先到達終點，你贏了。
ending-rules-your-team = 你的隊伍最先到達終點，獲勝。
ending-rules-seat = { seat }最先到達終點，獲勝。
ending-rules-team = { team }最先到達終點，獲勝。
ending-rules-solo = 你用 { $count } 步到達了終點。
ending-last-you = 其他人都已離開，你贏了。
ending-last-your-team = 其他人都已離開，你的隊伍獲勝。
ending-last-seat = 其他人都已離開，{ seat-inside }獲勝。
ending-last-team = 其他人都已離開，{ team-inside }獲勝。
ending-stuck-you = 誰也走不動了。你領先，你贏了。
ending-stuck-your-team = 誰也走不動了。你的隊伍領先，獲勝。
ending-stuck-seat = 誰也走不動了。{ seat }領先，獲勝。
ending-stuck-team = 誰也走不動了。{ team }領先，獲勝。
ending-stuck-draw = 誰也走不動了，也無人領先：和局。
ending-agreed-draw = 協議和局。
ending-repetition-draw = 同一局面第三次出現：和局。
ending-resigned-you = 對方認輸，你贏了。
ending-resigned-your-team = 對方認輸，你的隊伍獲勝。
ending-resigned-seat = 對手認輸，{ seat-inside }獲勝。
ending-resigned-team = 對手認輸，{ team-inside }獲勝。
ending-resigned-solo = 你在到達終點前停下了。
ending-time-you = 對方超時，你贏了。
ending-time-your-team = 對方超時，你的隊伍獲勝。
ending-time-seat = 對手超時，{ seat-inside }獲勝。
ending-time-team = 對手超時，{ team-inside }獲勝。
ending-time-solo = 到達終點前時間用完了。
ending-abandoned-you = 對方已離開，你贏了。
ending-abandoned-your-team = 對方已離開，你的隊伍獲勝。
ending-abandoned-seat = 對手已離開，{ seat-inside }獲勝。
ending-abandoned-team = 對手已離開，{ team-inside }獲勝。
ending-abandoned-solo = 你在到達終點前離開了。
ending-aborted-none = 對局已取消，沒有結果。
result-win-you = 你贏了。
result-win-your-team = 你的隊伍獲勝。
result-win-seat = { seat }獲勝。
result-win-team = { team }獲勝。
result-draw = 和局。
result-none = 沒有結果。
result-place = 第 { $place } 名
result-solo-best = 已知的最佳解法是 { $count } 步。
result-solo-equal = 目前還沒有更短的解法。
result-again = 再來一局
result-look = 回顧對局
result-menu = 返回選單

## What the match refuses

refuse-turn = 還沒有輪到你。
refuse-turn-seat = 現在輪到{ seat-inside }。
refuse-over = 對局已結束。
refuse-seat = 這個座位沒有參加，或已退出。
refuse-seat-computer = 這個座位現在由電腦代下。
refuse-time = 系統時間被調慢了，請再試一次。
refuse-clock = 現在的計時狀態不允許這樣做。
refuse-clock-over = 你的時間到了。
refuse-clock-running = 這個座位還有時間。
refuse-chance = 請先擲骰子或翻板塊。
refuse-takeback = 現在不能悔棋。
refuse-takeback-off = 這一局不允許悔棋。
refuse-takeback-none = 你還沒有可以撤回的回合。
refuse-takeback-chance = 擲過的骰子和翻開的板塊不能撤回。
refuse-takeback-retired = 不能撤回到有人退出之前。
refuse-takeback-pending = 已經有人請求悔棋。
refuse-takeback-unasked = 沒有等待你答覆的悔棋請求。
refuse-draw = 現在不能提議和局。
refuse-draw-pending = 已經有人提議和局。
refuse-draw-again = 走過下一步之後才能再次提議和局。
refuse-draw-unasked = 沒有等待你答覆的和局提議。
refuse-draw-solo = 沒有可以商量和局的對手。
refuse-abort = 只有在還有人沒走過棋時才能取消對局。
refuse-level = 等級從 1 到 8。

## Help

help-title = 說明
help-board = 棋盤上
help-match = 對局中
help-arrows = 移動游標
help-enter = 選擇，確認
help-escape = 返回，取消
help-tab = 下一個可走的去處；補全輸入的走法
help-typing = 輸入走法後按 Enter 鍵
help-mouse = 點一下選擇，再點一下走棋
help-turn = 旋轉牆或板塊
help-throw = 擲骰子或翻板塊
help-hint = 提示
help-takeback = 悔棋
help-draw = 提議和局
help-resign = 認輸
help-save = 另存新檔
help-rules = 遊戲規則
help-flip = 轉動棋盤
help-moves = 瀏覽棋譜
help-redraw = 重畫螢幕
help-language = 更換語言
help-help = 顯示本說明
help-quit = 離開；對局會保留
help-close = 按任意鍵關閉
help-more = 空白鍵繼續，q 關閉

## Playing line by line

lines-greeting = 輸入走法；輸入 ? 查看說明，輸入 quit 離開。
lines-help =
    輸入走法，或以下單字：
    moves：現在能走的所有走法
    hint：提示
    undo：撤回你的上一回合
    offer：提議和局
    clock：剩餘時間
    board：重畫棋盤
    rules：遊戲規則
    save 檔案名稱：以指定名稱儲存對局
    resign：認輸
    quit：離開；對局會保留
keys-play = Enter 選擇 | : 輸入走法 | h 提示 | u 悔棋 | ? 說明 | q 離開
keys-over = n 再來一局 | m 棋譜 | s 儲存 | R 規則 | q 離開

## Window

window-small = 視窗太小。請至少放大到寬 { $columns } 欄、高 { $rows } 行。
window-plain = 這裡不是完整的終端機，因此逐行顯示棋盤。

## Fair chance

fair-title = 公平的隨機
fair-commitment = 金鑰的封印：{ $commitment }
fair-secret = 金鑰：{ $secret }
fair-how = 封印在第一次擲骰子之前公布，金鑰在最後一次之後公布，因此任何人都能核對每一次擲骰和每一塊板塊。
fair-verified = { $count ->
    [0] 這一局沒有隨機步驟。
   *[other] 已核對 { $count } 次擲骰和翻板塊，全部與封印相符。
}
fair-step = 第 { $step } 步不相符：按金鑰應為 { $expected }，記錄為 { $found }。
fair-trouble = { $where } 不相符：{ $what }
fair-seal = 金鑰與封印不相符。
fair-no-secret = 對局尚未結束，金鑰還沒有公布。
fair-none = 這份記錄沒有封印，無法核對擲骰和板塊。

## Files and errors

file-error = { $file }，第 { $line } 行第 { $column } 欄：{ $what }
file-error-line = { $file }，第 { $line } 行：{ $what }
file-missing = 找不到 { $file }。
file-unreadable = 無法讀取 { $file }：{ $why }
file-unwritable = 無法寫入 { $file }：{ $why }
file-newer = { $file } 由較新版本的 Thwart 產生。請更新程式。
file-not-a-match = { $file } 不是 Thwart 的對局。
file-empty = { $file } 是空的。
file-damaged = { $file } 的末尾已損壞。對局從最後一個完整的步驟繼續。
file-in-use = { $file } 正在另一個視窗中使用。
error-option = { $option } 在這裡不能是 { $value }：{ $why }
error-unknown-game = 沒有遊戲 { $game }。可選：{ $known }
error-unknown-language = 沒有語言 { $language }。可選：{ $known }
error-unexpected = 出了點問題：{ $what }

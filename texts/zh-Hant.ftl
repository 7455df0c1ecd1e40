### 所有棋類通用的文字，繁體中文。

## Names

app-name = Thwart
language-name = 繁體中文

seat-label = { $seat ->
    [red] 紅方
    [blue] 藍方
    [green] 綠方
    [yellow] 黃方
   *[other] { $seat }
}
seat-line = { seat-label }：{ $text }
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

## Menu

menu-title = 想玩什麼？
menu-resume = 繼續已儲存的對局
menu-rules-of = { $game }的規則
menu-language = 語言
menu-quit = 結束
menu-start = 開始對局
menu-game = 遊戲
menu-name = 名字
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
clock-low = 你的時間快用完了。

## Status

status-your-turn = 輪到你了
status-seat-turn = 輪到{ seat-inside }
status-thinking-seat = { seat }正在思考
status-thinking-ahead = 往後看 { $count } 步
status-threw-you = 你擲出了 { $number } 點
status-threw-seat = { seat }擲出了 { $number } 點
status-drew-you = 你翻開了一塊板塊
status-drew-seat = { seat }翻開了一塊板塊
status-passes-you = 你無棋可走，停一回合
status-choose-target = 請選擇去處
status-over = 對局已結束
status-standstill = 若無進展，{ $count } 個回合後領先的一方獲勝
status-resumed = 對局從上次停下的地方繼續

## Panels

panel-moves = 棋譜
panel-moves-none = 還沒有走棋

## Entering moves

input-prompt = 你的走法：
input-not-a-move = 這裡沒有這樣的走法。
input-not-allowed = 這裡不能這樣走。
input-not-understood = 看不懂走法「{ $text }」。
input-several = 有 { $count } 種走法這樣開頭。
input-nothing-there = 那裡沒有可走的棋子。
input-yes-no = 請回答是或否。
answer-yes = 是
answer-no = 否

## Hints

hint-try = 試試 { $move }
hint-thinking = 正在尋找好棋
hint-none = 現在沒有可以建議的走法。

## Taking back

takeback-done = 上一回合已撤回。
takeback-asked-you = 你請求悔棋。
takeback-asked-seat = { seat }請求悔棋。你同意嗎？
takeback-refused-you = 你選擇繼續，不悔棋。
takeback-refused-seat = { seat }希望繼續下。
takeback-lapsed = 悔棋請求已失效。

## Draw offers

draw-offered-you = 你提議和局。
draw-offered-seat = { seat }提議和局。你同意嗎？
draw-refused-you = 你沒有接受和局。
draw-refused-seat = { seat }沒有接受和局。
draw-lapsed = 和局提議已失效。

## Leaving

resign-ask = 這一局要認輸嗎？
quit-ask = 要離開對局嗎？對局已儲存，以後可以繼續。
event-returned-you = 你回到了對局。
event-returned-seat = { seat }回來了。
event-taken-over-you = 電腦代替你繼續。
event-taken-over-seat = 電腦代替{ seat-inside }繼續。
event-retired-you = 你已退出這一局。
event-retired-seat = { seat }已退出這一局。

## Saving

save-done = 已儲存為 { $file }。
save-failed = 無法將對局儲存為 { $file }：{ $why }
save-ask-name = 檔案名稱：
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
ending-standstill-you = 五十個回合沒有進展。你領先，你贏了。
ending-standstill-your-team = 五十個回合沒有進展。你的隊伍領先，獲勝。
ending-standstill-seat = 五十個回合沒有進展。{ seat }領先，獲勝。
ending-standstill-team = 五十個回合沒有進展。{ team }領先，獲勝。
ending-standstill-draw = 五十個回合沒有進展，也無人領先：和局。
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

## What the match refuses

refuse-turn = 還沒有輪到你。
refuse-over = 對局已結束。
refuse-seat = 這個座位沒有參加，或已退出。
refuse-seat-computer = 這個座位現在由電腦代下。
refuse-time = 系統時間被調慢了，請再試一次。
refuse-clock-over = 你的時間到了。
refuse-clock-running = 這個座位還有時間。
refuse-chance = 請先擲骰子或翻板塊。
refuse-takeback-off = 這一局不允許悔棋。
refuse-takeback-none = 你還沒有可以撤回的回合。
refuse-takeback-chance = 擲過的骰子和翻開的板塊不能撤回。
refuse-takeback-retired = 不能撤回到有人退出之前。
refuse-takeback-pending = 已經有人請求悔棋。
refuse-takeback-unasked = 沒有等待你答覆的悔棋請求。
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
help-hint = 提示
help-takeback = 悔棋
help-draw = 提議和局
help-resign = 認輸
help-save = 另存新檔
help-rules = 遊戲規則
help-moves = 瀏覽棋譜
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
replay-turn = 第 { $number } 回合，共 { $total } 回合，{ seat-label }
replay-prompt = Enter 下一回合 | p 上一回合 | 輸入數字跳到該回合 | q 離開：

## Window

window-small = 視窗太小。請至少放大到寬 { $columns } 欄、高 { $rows } 行。

## Files and errors

file-unreadable = 無法讀取 { $file }：{ $why }
file-damaged = { $file } 的末尾已損壞。對局從最後一個完整的步驟繼續。
file-in-use = { $file } 正在另一個視窗中使用。
error-unexpected = 出了點問題：{ $what }

## Web

menu-play = 開始遊戲
menu-back = 返回
menu-options = 選項
menu-seats = 誰來玩？
menu-level = 電腦要多強？
result-again = 再來一局
status-moves-made = { $count ->
    [0] 還沒有走棋
   *[other] { $count } 步
}
status-passes-seat = { seat }無棋可走，停一回合
status-choose = 請選擇要走的棋子
web-pass = 停一回合
web-confirm = 確認
web-cancel = 取消
web-theme = 外觀
web-theme-system = 跟隨裝置
web-theme-light = 淺色
web-theme-dark = 深色

## Learn

menu-learn = 學習
menu-rules = 規則
rules-contents = 目錄
rules-none = 這裡沒有可讀的內容。
rules-diagram = 棋盤：{ $game }
rules-diagram-marked = 棋盤：{ $game }。標出：{ $sites }
learn-try = 在棋盤上試一試
learn-title = 學習{ $game }
learn-step = 第 { $number } 步，共 { $total } 步
learn-next = 下一步
learn-previous = 上一步
learn-show = 示範
learn-restart = 從頭開始
learn-play = 現在就玩
learn-not-this = 可以這樣走，不過這裡要走的是另一步。再試一次。
learn-finished = 現在，第一局需要的你都會了。

## Study

study-title = 研究
study-all = 研究對局和局面
study-this = 研究這一局
study-finished = 已結束的對局
study-finished-none = 這台裝置上還沒有結束的對局。
study-start = 第一步之前
study-retired = 退出
study-slider = 對局中的位置
study-first = 回到開頭
study-back = 後退一步
study-forward = 前進一步
study-last = 到結尾
study-play = 播放
study-pause = 暫停
study-turn-board = 轉動棋盤
study-side-line = 變化
study-to-match = 回到對局
study-analysis = 分析
study-show = 顯示分析
study-show-routes = 顯示最短路線
study-route-steps = 距終點{ $count }步
study-looking = 正在查看局面
study-lines = 最佳著法
study-win-in = { $count }步內獲勝
study-loss-in = { $count }步內落敗
study-review = 分析整局
study-stop = 停止
study-progress = { $total }步中的第{ $done }步
study-graph = 全局勝算走勢
study-no-mistake = 沒有人犯明顯的失誤。
study-first-mistake = 第一個失誤：第{ $number }回合，{ seat-label }
study-mistakes = 失誤
study-given-away = 損失
study-luck = 運氣
study-mark-inaccuracy = 不夠精確
study-mark-mistake = 失誤
study-mark-blunder = 嚴重失誤
study-better = 走{ $move }會好{ $loss }
study-copy-link = 複製連結
study-copy-record = 複製棋譜
study-download = 存為檔案
study-verify = 檢查公平性
study-link-copied = 連結已複製。
study-record-copied = 棋譜已複製。
study-copy-yourself = 瀏覽器不允許在此複製。請複製下面的文字。
study-verify-legal = { $count ->
    [0] 沒有可檢查的步驟。
   *[other] 全部{ $count }步都合乎規則。
}
study-verify-fair = 全部{ $count }次擲骰或翻開的板塊都與對局前封存的密鑰相符：誰也無法改動。
study-verify-sealed = 擲骰和翻開的板塊已封存，密鑰公開後才能檢查。
study-verify-unknown = 棋譜沒有說明擲骰和翻開的板塊的來歷，因此這一部分無法檢查。
study-verify-none = 這一局沒有運氣成分。
study-verify-trouble = 有不相符之處（{ $where }）：{ $what }
study-bad-link = 這個連結已損壞。請複製完整的連結再試一次。
study-bad-record = 這不是能讀懂的棋譜。
study-import = 開啟棋譜
study-import-hint = 貼上一份或多份棋譜，或者選擇檔案。內容不會離開你的裝置。
study-import-text = 棋譜
study-import-open = 開啟
study-import-file = 從檔案開啟
study-import-long = 這個檔案太長，不會是棋譜。
study-import-several = 共{ $count }份棋譜。想看哪一份？
study-edit = 修改這個局面
study-editor = 擺設局面
study-editor-hint = 選好要放的東西，再點棋盤。再點一次就拿走。
study-editor-tool = 放置
study-tool-fences = 牆
study-tool-blockers = 路障
study-editor-seat = 輪到誰
study-editor-fences = 剩餘的牆
study-editor-phase = 接下來
study-phase-opening = 擲骰決定誰先走
study-phase-roll = 擲骰
study-phase-thrown = 走{ $number }點
study-phase-place = 放下路障
study-phase-draw = 翻開板塊
study-phase-move = 走棋
study-editor-text = 局面文字
study-editor-refused = 這不是本遊戲的局面（{ $field }）。
study-editor-study = 研究這個局面
study-editor-play = 從這裡開始下
study-editor-start = 通常的開局

## Online

web-abort = 取消對局
online-title = 連線玩
online-go-back = 回到{ $game }，房間 { $code }
online-friend = 和朋友玩
online-lobby = 大廳
online-lobby-empty = 現在沒有人在等。開一個房間，它就會出現在這裡。
online-create = 開房間
online-join = 加入
online-watch = 觀戰
online-seats-free = { $count } 個空位
online-where = 在哪裡玩
online-where-here = 在這台裝置上
online-where-link = 連線，與拿到連結的人玩
online-where-lobby = 連線，大廳裡人人可加入
online-anybody = 留給別人
online-public = 在大廳公開
online-private = 私人
online-room = 房間
online-open-seat = 空位
online-name = 你的名字（可不填）
online-sit = 坐這裡
online-stand = 離座
online-ready = 已準備
online-not-ready = 還沒準備好
online-host = 房主
online-seat-computer = 電腦
online-free-seat = 空出座位
online-waiting-players = 等待玩家
online-waiting-ready = 等待所有人準備好
online-waiting-host = 等待{ $name }開始
online-can-start = 人齊了，可以開始了。
online-invite = 把這個連結發給要來玩或觀戰的人。
online-copy = 複製連結
online-copied = 已複製
online-share = 分享
online-return = 換一台裝置繼續
online-return-what = 這個連結會打開你的座位，請勿告訴別人。
online-no-server = 伺服器沒有回應。房間需要伺服器，其他功能照常可用。
online-reconnecting = 連線已中斷，正在恢復。不會遺失任何內容。
online-outdated = 有新版本，請重新載入頁面。
online-reload = 重新載入
online-missing = 沒有這個房間，或者它已關閉。
online-taken = 有人搶先了，請另選座位。
online-refused = 現在不能這樣做。
online-guest = 訪客 { $number }
online-away = 不在
online-away-until = 不在，還剩 { $time }
online-watching = 你正在觀戰。
online-spectators = { $count } 人在觀戰
online-rematch-you = 你想再來一局。
online-rematch-other = { $name }想再來一局。
online-next-match = 去下一局
online-chat = 聊天
online-chat-say = 說點什麼
online-chat-send = 傳送
online-chat-none = 還沒有人說話。
online-chat-mute = 封鎖{ $name }
online-chat-unmute = 取消封鎖{ $name }
online-chat-off = 房主關閉了聊天。
online-chat-allow = 本房間開放聊天
refuse-out-of-date = 剛才局面有變化，請再看一下。
refuse-too-many = 操作太頻繁，請稍候片刻。
refuse-unavailable = 伺服器暫時無法處理，請再試一次。
account-title = 帳戶
account-why = 不註冊也能玩。帳戶會保存你的等級分和對局。
account-password = 密碼
account-sign-in = 登入
account-sign-up = 新建帳戶
account-sign-out = 登出
account-wrong = 名字或密碼不對。
account-password-short = 密碼至少有八個字元。
account-name-taken = 這個名字已有人用，請換一個。
account-name-form = 名字由 2 到 24 個英文字母、數字、連字號或底線組成。
account-rated = 計等級分（所有玩家都有帳戶時）
account-ratings = 等級分
account-ratings-none = 還沒有計分對局。
account-matches = 對局
account-matches-none = 還沒有對局。
account-matches-count = { $count } 局
account-rating-change = 你的等級分：{ $before } → { $after }
account-lost = 負

## Board and settings

settings-title = 設定
settings-playing = 對局
settings-looking = 外觀與聲音
settings-confirm = 確認走法
settings-confirm-touch = 用手指下時
settings-confirm-always = 總是
settings-confirm-never = 從不
settings-pace = 節奏
settings-pace-calm = 從容
settings-pace-usual = 一般
settings-pace-quick = 立即，無動畫
settings-throws = 替我擲骰子、翻板塊
settings-passes = 無法走時替我停一回合
settings-coordinates = 在棋盤上顯示座標
settings-sounds = 聲音
settings-patterns = 每個座位都有自己的顏色、形狀和花紋，不必只靠顏色分辨。
web-turn = 旋轉
web-whole-board = 整個棋盤
board-help = 方向鍵在各處之間移動，N 跳到下一個可選之處，R 在格子與其牆之間切換。Enter 選擇，Esc 取消。
refuse-shuts-in-you = 這面牆會把你困住：沒有路通往你的目標。
refuse-shuts-in-seat = 這面牆會把{ seat-inside }困住：沒有路通往目標。
site-at = { $place }，{ $what }
site-empty = 空
site-blocker = 路障
site-fence = 牆 { $place }
site-fence-free = 可放牆 { $place }
site-die = 骰子：{ $number }
site-goal = 目標
site-start = 起點
site-hand = 手中的板塊
site-white-square = 白色方形
site-white-circle = 白色圓形
site-blue-square = 藍色方形
site-blue-circle = 藍色圓形
site-no-tile = 還沒有板塊
move-to = 到 { $to }
move-from-to = 從 { $from } 到 { $to }
move-house = 家
move-blocker = 路障放到 { $place }
move-tile = 板塊放到 { $place }
move-draw = 抽一塊板塊

## Puzzles for one

solo-par = 標準步數：{ $count }
solo-hint-proven = 試試 { $move }。還需 { $count } 步，不可能更少。
solo-hint-found = 試試 { $move }。{ $count } 步可以到達目標，也許還能更少。
daily-title = 每日謎題
daily-text = 把所有棋子走進目標營地。{ $count } 步就夠了。
daily-none = 今天的謎題無法產生，請稍後再試。
daily-share = 分享結果
daily-copied = 已複製，可以貼到任何地方。
daily-result = Thwart，{ $date } 謎題（最少 { $best } 步）：{ $count } 步

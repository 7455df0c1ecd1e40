### 所有棋类通用的文字，简体中文。

## Names

app-name = Thwart
language-name = 简体中文

seat-label = { $seat ->
    [red] 红方
    [blue] 蓝方
    [green] 绿方
    [yellow] 黄方
   *[other] { $seat }
}
seat-line = { seat-label }：{ $text }
seat = { seat-label }
seat-inside = { seat-label }
seat-of = { seat-label }的
seat-to = { seat-label }

team = { $team ->
    [red] 红队
    [blue] 蓝队
    [green] 绿队
    [yellow] 黄队
   *[other] { $team }
}
team-inside = { team }

## Players

player-you = 你
player-person = 在场的另一个人
player-computer = 电脑
player-computer-level = 电脑，第 { $level } 级：{ level-name }
level-name = { $level ->
    [1] 入门
    [2] 简单
    [3] 轻松
    [4] 稳健
    [5] 熟练
    [6] 较强
    [7] 高手
   *[8] 全力
}

## Menu

menu-title = 想玩什么？
menu-resume = 继续已保存的对局
menu-rules-of = { $game }的规则
menu-language = 语言
menu-quit = 退出
menu-start = 开始对局
menu-game = 游戏
menu-name = 名字
menu-clock = 计时
menu-leaving = 有人离开时
menu-leaving-computer = 由电脑接替
menu-leaving-retire = 该座位退出
menu-takebacks = 悔棋
menu-takebacks-on = 允许，须其他人同意
menu-takebacks-off = 不允许
menu-repetition = 同一局面第三次出现
menu-repetition-on = 平局
menu-repetition-off = 继续
menu-saved-none = 还没有保存的对局。
menu-saved-entry = { $game }，{ $date }，已走 { $count } 回合
menu-keys = 方向键选择，回车确认，Esc 返回

## Clocks

clock-minutes = { $minutes } 分钟
clock-seconds = { $seconds } 秒
clock-limit = { $limit } 秒
clock-none = 不计时
clock-total = 每人 { clock-minutes }
clock-increment = 每人 { clock-minutes }，每回合加 { clock-seconds }
clock-turn = 每回合 { clock-limit }
clock-total-turn = 每人 { clock-minutes }，每回合最多 { clock-limit }
clock-increment-turn = 每人 { clock-minutes }，每回合加 { clock-seconds }，每回合最多 { clock-limit }
clock-low = 你的时间快用完了。

## Status

status-your-turn = 轮到你了
status-seat-turn = 轮到{ seat-inside }
status-thinking-seat = { seat }正在思考
status-thinking-ahead = 往后看 { $count } 步
status-threw-you = 你掷出了 { $number } 点
status-threw-seat = { seat }掷出了 { $number } 点
status-drew-you = 你翻开了一块板块
status-drew-seat = { seat }翻开了一块板块
status-passes-you = 你无棋可走，停一回合
status-choose-target = 请选择去处
status-over = 对局已结束
status-standstill = 若无进展，{ $count } 个回合后领先的一方获胜
status-resumed = 对局从上次停下的地方继续

## Panels

panel-moves = 棋谱
panel-moves-none = 还没有走棋

## Entering moves

input-prompt = 你的走法：
input-not-a-move = 这里没有这样的走法。
input-not-allowed = 这里不能这样走。
input-not-understood = 看不懂走法“{ $text }”。
input-several = 有 { $count } 种走法这样开头。
input-nothing-there = 那里没有可走的棋子。
input-yes-no = 请回答是或否。
answer-yes = 是
answer-no = 否

## Hints

hint-try = 试试 { $move }
hint-thinking = 正在寻找好棋
hint-none = 现在没有可以建议的走法。

## Taking back

takeback-done = 上一回合已撤回。
takeback-asked-you = 你请求悔棋。
takeback-asked-seat = { seat }请求悔棋。你同意吗？
takeback-refused-you = 你选择继续，不悔棋。
takeback-refused-seat = { seat }希望继续下。
takeback-lapsed = 悔棋请求已失效。

## Draw offers

draw-offered-you = 你提议平局。
draw-offered-seat = { seat }提议平局。你同意吗？
draw-refused-you = 你没有接受平局。
draw-refused-seat = { seat }没有接受平局。
draw-lapsed = 平局提议已失效。

## Leaving

resign-ask = 这一局要认输吗？
quit-ask = 要离开对局吗？对局已保存，以后可以继续。
event-returned-you = 你回到了对局。
event-returned-seat = { seat }回来了。
event-taken-over-you = 电脑代替你继续。
event-taken-over-seat = 电脑代替{ seat-inside }继续。
event-retired-you = 你已退出这一局。
event-retired-seat = { seat }已退出这一局。

## Saving

save-done = 已保存为 { $file }。
save-failed = 无法将对局保存为 { $file }：{ $why }
save-ask-name = 文件名：
save-always = 每一步都会立即保存。

## Endings

ending-rules-you = 你最先到达终点，你赢了。
ending-rules-your-team = 你的队伍最先到达终点，获胜。
ending-rules-seat = { seat }最先到达终点，获胜。
ending-rules-team = { team }最先到达终点，获胜。
ending-rules-solo = 你用 { $count } 步到达了终点。
ending-last-you = 其他人都已离开，你赢了。
ending-last-your-team = 其他人都已离开，你的队伍获胜。
ending-last-seat = 其他人都已离开，{ seat-inside }获胜。
ending-last-team = 其他人都已离开，{ team-inside }获胜。
ending-stuck-you = 谁也走不动了。你领先，你赢了。
ending-stuck-your-team = 谁也走不动了。你的队伍领先，获胜。
ending-stuck-seat = 谁也走不动了。{ seat }领先，获胜。
ending-stuck-team = 谁也走不动了。{ team }领先，获胜。
ending-stuck-draw = 谁也走不动了，也无人领先：平局。
ending-standstill-you = 五十个回合没有进展。你领先，你赢了。
ending-standstill-your-team = 五十个回合没有进展。你的队伍领先，获胜。
ending-standstill-seat = 五十个回合没有进展。{ seat }领先，获胜。
ending-standstill-team = 五十个回合没有进展。{ team }领先，获胜。
ending-standstill-draw = 五十个回合没有进展，也无人领先：平局。
ending-agreed-draw = 协议平局。
ending-repetition-draw = 同一局面第三次出现：平局。
ending-resigned-you = 对方认输，你赢了。
ending-resigned-your-team = 对方认输，你的队伍获胜。
ending-resigned-seat = 对手认输，{ seat-inside }获胜。
ending-resigned-team = 对手认输，{ team-inside }获胜。
ending-resigned-solo = 你在到达终点前停下了。
ending-time-you = 对方超时，你赢了。
ending-time-your-team = 对方超时，你的队伍获胜。
ending-time-seat = 对手超时，{ seat-inside }获胜。
ending-time-team = 对手超时，{ team-inside }获胜。
ending-time-solo = 到达终点前时间用完了。
ending-abandoned-you = 对方已离开，你赢了。
ending-abandoned-your-team = 对方已离开，你的队伍获胜。
ending-abandoned-seat = 对手已离开，{ seat-inside }获胜。
ending-abandoned-team = 对手已离开，{ team-inside }获胜。
ending-abandoned-solo = 你在到达终点前离开了。
ending-aborted-none = 对局已取消，没有结果。
result-win-you = 你赢了。
result-win-your-team = 你的队伍获胜。
result-win-seat = { seat }获胜。
result-win-team = { team }获胜。
result-draw = 平局。
result-none = 没有结果。

## What the match refuses

refuse-turn = 还没有轮到你。
refuse-over = 对局已结束。
refuse-seat = 这个座位没有参加，或已退出。
refuse-seat-computer = 这个座位现在由电脑代下。
refuse-time = 系统时间被调慢了，请再试一次。
refuse-clock-over = 你的时间到了。
refuse-clock-running = 这个座位还有时间。
refuse-chance = 请先掷骰子或翻板块。
refuse-takeback-off = 这一局不允许悔棋。
refuse-takeback-none = 你还没有可以撤回的回合。
refuse-takeback-chance = 掷过的骰子和翻开的板块不能撤回。
refuse-takeback-retired = 不能撤回到有人退出之前。
refuse-takeback-pending = 已经有人请求悔棋。
refuse-takeback-unasked = 没有等待你答复的悔棋请求。
refuse-draw-pending = 已经有人提议平局。
refuse-draw-again = 走过下一步之后才能再次提议平局。
refuse-draw-unasked = 没有等待你答复的平局提议。
refuse-draw-solo = 没有可以商量平局的对手。
refuse-abort = 只有在还有人没走过棋时才能取消对局。
refuse-level = 等级从 1 到 8。

## Help

help-title = 帮助
help-board = 棋盘上
help-match = 对局中
help-arrows = 移动光标
help-enter = 选择，确认
help-escape = 返回，取消
help-tab = 下一个可走的去处；补全输入的走法
help-typing = 输入走法后按回车
help-mouse = 点一下选择，再点一下走棋
help-hint = 提示
help-takeback = 悔棋
help-draw = 提议平局
help-resign = 认输
help-save = 另存为
help-rules = 游戏规则
help-moves = 浏览棋谱
help-language = 更换语言
help-help = 显示本帮助
help-quit = 离开；对局会保留
help-close = 按任意键关闭
help-more = 空格继续，q 关闭

## Playing line by line

lines-greeting = 输入走法；输入 ? 查看帮助，输入 quit 离开。
lines-help =
    输入走法，或以下单词：
    moves：现在能走的所有走法
    hint：提示
    undo：撤回你的上一回合
    offer：提议平局
    clock：剩余时间
    board：重画棋盘
    rules：游戏规则
    save 文件名：以指定名称保存对局
    resign：认输
    quit：离开；对局会保留
keys-play = Enter 选择 | : 输入走法 | h 提示 | u 悔棋 | ? 帮助 | q 离开
keys-over = n 再来一局 | m 棋谱 | s 保存 | R 规则 | q 离开
replay-turn = 第 { $number } 回合，共 { $total } 回合，{ seat-label }
replay-prompt = Enter 下一回合 | p 上一回合 | 输入数字跳到该回合 | q 离开：

## Window

window-small = 窗口太小。请至少放大到宽 { $columns } 列、高 { $rows } 行。

## Files and errors

file-unreadable = 无法读取 { $file }：{ $why }
file-damaged = { $file } 的末尾已损坏。对局从最后一个完整的步骤继续。
file-in-use = { $file } 正在另一个窗口中使用。
error-unexpected = 出了点问题：{ $what }

## Web

menu-play = 开始游戏
menu-back = 返回
menu-options = 选项
menu-seats = 谁来玩？
menu-level = 电脑要多强？
result-again = 再来一局
status-moves-made = { $count ->
    [0] 还没有走棋
   *[other] { $count } 步
}
status-passes-seat = { seat }无棋可走，停一回合
status-choose = 请选择要走的棋子
web-pass = 停一回合
web-confirm = 确认
web-cancel = 取消
web-theme = 外观
web-theme-system = 跟随设备
web-theme-light = 浅色
web-theme-dark = 深色

## Learn

menu-learn = 学习
menu-rules = 规则
rules-contents = 目录
rules-none = 这里没有可读的内容。
rules-diagram = 棋盘：{ $game }
rules-diagram-marked = 棋盘：{ $game }。标出：{ $sites }
learn-try = 在棋盘上试一试
learn-title = 学习{ $game }
learn-step = 第 { $number } 步，共 { $total } 步
learn-next = 下一步
learn-previous = 上一步
learn-show = 演示
learn-restart = 从头开始
learn-play = 现在就玩
learn-not-this = 可以这样走，不过这里要走的是另一步。再试一次。
learn-finished = 现在，第一局需要的你都会了。

## Study

study-title = 研究
study-all = 研究对局和局面
study-this = 研究这一局
study-finished = 已结束的对局
study-finished-none = 这台设备上还没有结束的对局。
study-start = 第一步之前
study-retired = 退出
study-slider = 对局中的位置
study-first = 回到开头
study-back = 后退一步
study-forward = 前进一步
study-last = 到结尾
study-play = 播放
study-pause = 暂停
study-turn-board = 转动棋盘
study-side-line = 变化
study-to-match = 回到对局
study-analysis = 分析
study-show = 显示分析
study-show-routes = 显示最短路线
study-route-steps = 距终点{ $count }步
study-looking = 正在查看局面
study-lines = 最佳着法
study-win-in = { $count }步内获胜
study-loss-in = { $count }步内落败
study-review = 分析整局
study-stop = 停止
study-progress = { $total }步中的第{ $done }步
study-graph = 全局胜算走势
study-no-mistake = 没有人犯明显的失误。
study-first-mistake = 第一个失误：第{ $number }回合，{ seat-label }
study-mistakes = 失误
study-given-away = 损失
study-luck = 运气
study-mark-inaccuracy = 不够精确
study-mark-mistake = 失误
study-mark-blunder = 严重失误
study-better = 走{ $move }会好{ $loss }
study-copy-link = 复制链接
study-copy-record = 复制棋谱
study-download = 存为文件
study-verify = 检查公平性
study-link-copied = 链接已复制。
study-record-copied = 棋谱已复制。
study-copy-yourself = 浏览器不允许在此复制。请复制下面的文字。
study-verify-legal = { $count ->
    [0] 没有可检查的步骤。
   *[other] 全部{ $count }步都合乎规则。
}
study-verify-fair = 全部{ $count }次掷骰或翻开的板块都与对局前封存的密钥相符：谁也无法改动。
study-verify-sealed = 掷骰和翻开的板块已封存，密钥公开后才能检查。
study-verify-unknown = 棋谱没有说明掷骰和翻开的板块的来历，因此这一部分无法检查。
study-verify-none = 这一局没有运气成分。
study-verify-trouble = 有不相符之处（{ $where }）：{ $what }
study-bad-link = 这个链接已损坏。请复制完整的链接再试一次。
study-bad-record = 这不是能读懂的棋谱。
study-import = 打开棋谱
study-import-hint = 粘贴一份或多份棋谱，或者选择文件。内容不会离开你的设备。
study-import-text = 棋谱
study-import-open = 打开
study-import-file = 从文件打开
study-import-long = 这个文件太长，不会是棋谱。
study-import-several = 共{ $count }份棋谱。想看哪一份？
study-edit = 修改这个局面
study-editor = 摆设局面
study-editor-hint = 选好要放的东西，再点棋盘。再点一次就拿走。
study-editor-tool = 放置
study-tool-fences = 墙
study-tool-blockers = 路障
study-editor-seat = 轮到谁
study-editor-fences = 剩余的墙
study-editor-phase = 接下来
study-phase-opening = 掷骰决定谁先走
study-phase-roll = 掷骰
study-phase-thrown = 走{ $number }点
study-phase-place = 放下路障
study-phase-draw = 翻开板块
study-phase-move = 走棋
study-editor-text = 局面文字
study-editor-refused = 这不是本游戏的局面（{ $field }）。
study-editor-study = 研究这个局面
study-editor-play = 从这里开始下
study-editor-start = 通常的开局

## Online

web-abort = 取消对局
online-title = 联网玩
online-go-back = 回到{ $game }，房间 { $code }
online-friend = 和朋友玩
online-lobby = 大厅
online-lobby-empty = 现在没有人在等。开一个房间，它就会出现在这里。
online-create = 开房间
online-join = 加入
online-watch = 观战
online-seats-free = { $count } 个空位
online-where = 在哪里玩
online-where-here = 在这台设备上
online-where-link = 联网，与拿到链接的人玩
online-where-lobby = 联网，大厅里人人可加入
online-anybody = 留给别人
online-public = 在大厅公开
online-private = 私人
online-room = 房间
online-open-seat = 空位
online-name = 你的名字（可不填）
online-sit = 坐这里
online-stand = 离座
online-ready = 已准备
online-not-ready = 还没准备好
online-host = 房主
online-seat-computer = 电脑
online-free-seat = 空出座位
online-waiting-players = 等待玩家
online-waiting-ready = 等待所有人准备好
online-waiting-host = 等待{ $name }开始
online-can-start = 人齐了，可以开始了。
online-invite = 把这个链接发给要来玩或观战的人。
online-copy = 复制链接
online-copied = 已复制
online-share = 分享
online-return = 换一台设备继续
online-return-what = 这个链接会打开你的座位，请勿告诉别人。
online-no-server = 服务器没有应答。房间需要服务器，其他功能照常可用。
online-reconnecting = 连接已断开，正在恢复。不会丢失任何内容。
online-outdated = 有新版本，请重新载入页面。
online-reload = 重新载入
online-missing = 没有这个房间，或者它已关闭。
online-taken = 有人抢先了，请另选座位。
online-refused = 现在不能这样做。
online-guest = 访客 { $number }
online-away = 不在
online-away-until = 不在，还剩 { $time }
online-watching = 你正在观战。
online-spectators = { $count } 人在观战
online-rematch-you = 你想再来一局。
online-rematch-other = { $name }想再来一局。
online-next-match = 去下一局
online-chat = 聊天
online-chat-say = 说点什么
online-chat-send = 发送
online-chat-none = 还没有人说话。
online-chat-mute = 屏蔽{ $name }
online-chat-unmute = 取消屏蔽{ $name }
online-chat-off = 房主关闭了聊天。
online-chat-allow = 本房间开放聊天
refuse-out-of-date = 刚才局面有变化，请再看一下。
refuse-too-many = 操作太频繁，请稍等片刻。
refuse-unavailable = 服务器暂时无法处理，请再试一次。
account-title = 账户
account-why = 不注册也能玩。账户会保存你的等级分和对局。
account-password = 密码
account-sign-in = 登录
account-sign-up = 新建账户
account-sign-out = 退出登录
account-wrong = 名字或密码不对。
account-password-short = 密码至少有八个字符。
account-name-taken = 这个名字已有人用，请换一个。
account-name-form = 名字由 2 到 24 个英文字母、数字、连字符或下划线组成。
account-rated = 计等级分（所有玩家都有账户时）
account-ratings = 等级分
account-ratings-none = 还没有计分对局。
account-matches = 对局
account-matches-none = 还没有对局。
account-matches-count = { $count } 局
account-rating-change = 你的等级分：{ $before } → { $after }
account-lost = 负

## Board and settings

settings-title = 设置
settings-playing = 对局
settings-looking = 外观与声音
settings-confirm = 确认走法
settings-confirm-touch = 用手指下时
settings-confirm-always = 总是
settings-confirm-never = 从不
settings-pace = 节奏
settings-pace-calm = 从容
settings-pace-usual = 一般
settings-pace-quick = 立即，无动画
settings-throws = 替我掷骰子、翻板块
settings-passes = 无法走时替我停一回合
settings-coordinates = 在棋盘上显示坐标
settings-sounds = 声音
settings-patterns = 每个座位都有自己的颜色、形状和花纹，不必只靠颜色分辨。
web-turn = 旋转
web-whole-board = 整个棋盘
board-help = 方向键在各处之间移动，N 跳到下一个可选之处，R 在格子与其墙之间切换。回车选择，Esc 取消。
refuse-shuts-in-you = 这面墙会把你困住：没有路通往你的目标。
refuse-shuts-in-seat = 这面墙会把{ seat-inside }困住：没有路通往目标。
site-at = { $place }，{ $what }
site-empty = 空
site-blocker = 路障
site-fence = 墙 { $place }
site-fence-free = 可放墙 { $place }
site-die = 骰子：{ $number }
site-goal = 目标
site-start = 起点
site-hand = 手中的板块
site-white-square = 白色方形
site-white-circle = 白色圆形
site-blue-square = 蓝色方形
site-blue-circle = 蓝色圆形
site-no-tile = 还没有板块
move-to = 到 { $to }
move-from-to = 从 { $from } 到 { $to }
move-house = 家
move-blocker = 路障放到 { $place }
move-tile = 板块放到 { $place }
move-draw = 抽一块板块

## Puzzles for one

solo-par = 标准步数：{ $count }
solo-hint-proven = 试试 { $move }。还需 { $count } 步，不可能更少。
solo-hint-found = 试试 { $move }。{ $count } 步可以到达目标，也许还能更少。
daily-title = 每日谜题
daily-text = 把所有棋子走进目标营地。{ $count } 步就够了。
daily-none = 今天的谜题无法生成，请稍后再试。
daily-share = 分享结果
daily-copied = 已复制，可以粘贴到任何地方。
daily-result = Thwart，{ $date } 谜题（最少 { $best } 步）：{ $count } 步

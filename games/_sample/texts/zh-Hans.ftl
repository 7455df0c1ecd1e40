# Sample: the words a player sees.

sample-name = Sample
sample-tagline = 沿着赛道奔跑，用石头挡住别人的路

# Setup
sample-option-players = 玩家人数
sample-value-players-2 = 两人
sample-value-players-3 = 三人
sample-value-players-4 = 四人
sample-option-teams = 队伍
sample-value-teams-none = 各自为战
sample-value-teams-pairs = 两对
sample-option-first = 谁先走
sample-value-first-1 = 红方
sample-value-first-2 = 蓝方
sample-value-first-3 = 绿方
sample-value-first-4 = 黄方

# Why a move is refused, by the number of the rule
sample-rule-3 = 请先掷骰子。
sample-rule-4 = 你已经掷过骰子了。
sample-rule-5 = 跑者必须正好前进掷出的点数。
sample-rule-6 = 跑者不能越过石头。
sample-rule-7 = 不能停在同伴所在的格子上。
sample-rule-8 = 石头从手中放到空格上，从 d 开始。
sample-rule-9 = 只有别无可走时才能跳过。
sample-rule-10 = 对局已经结束。

# Sample: the words a player sees.

sample-name = Sample
sample-tagline = 沿著賽道奔跑，用石頭擋住別人的路

# Setup
sample-option-players = 玩家人數
sample-value-players-2 = 兩人
sample-value-players-3 = 三人
sample-value-players-4 = 四人
sample-option-teams = 隊伍
sample-value-teams-none = 各自為戰
sample-value-teams-pairs = 兩對
sample-option-first = 誰先走
sample-value-first-1 = 紅方
sample-value-first-2 = 藍方
sample-value-first-3 = 綠方
sample-value-first-4 = 黃方

# Why a move is refused, by the number of the rule
sample-rule-3 = 請先擲骰子。
sample-rule-4 = 你已經擲過骰子了。
sample-rule-5 = 跑者必須正好前進擲出的點數。
sample-rule-6 = 跑者不能越過石頭。
sample-rule-7 = 不能停在同伴所在的格子上。
sample-rule-8 = 石頭從手中放到空格上，從 d 開始。
sample-rule-9 = 只有別無可走時才能跳過。
sample-rule-10 = 對局已經結束。

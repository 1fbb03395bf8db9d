"""Rules of your own: how they differ from the federation's, and what they do to a position.

Try it: python examples/own_rules.py
"""

from brandubh import PRESETS, Board, Rules
from brandubh.language import say
from brandubh.rules.clauses import clauses, differences

RULES = """
name = "Edge Brandubh"
escape = "edges"
king_taken_beside_throne = 4
king_taken_elsewhere = 4
"""

rules = Rules.from_toml(RULES)
for difference in differences([PRESETS["wtf"], rules]):
    print(f"differs from wtf in: {difference.id}")

for clause in clauses(rules):
    if "escape" in clause.fields:
        print(say("en", clause.message, **clause.args))

board = Board("7/2t4/7/1t3K1/4t2/7/7 w", rules=rules)
board.push_text("f4-g4")
print(board.outcome())
print(f"rules id {rules.rules_id}, {Board(rules=rules).perft(3)} ways to play three plies")

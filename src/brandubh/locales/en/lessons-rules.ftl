### The lessons of the chapter on the finer rules: for each step its task, and what is said to right and wrong moves.

## Several at once

lesson-several-two-task = One move can close several pincers. Capture two defenders at once.
lesson-several-two-one = That captures one of them. Another move takes two.
lesson-several-two-wrong = Look for a square beside two defenders who both have one of your men behind them.
lesson-several-two-done = All captures of a move happen at once: they are judged together.

lesson-several-three-task = Three at once is the most that one move can capture. Find the defenders’ big strike.
lesson-several-three-one = One attacker is caught, against the corner. But three of them share a neighbouring square.
lesson-several-three-wrong = Which free square has three attackers around it, each with a defender behind him?
lesson-several-three-done = One in each direction but the one it came from: three at most.

## The hostile throne

lesson-hostile-throne-attackers-task = The throne is always hostile to attackers, like a corner. Capture one against it.
lesson-hostile-throne-attackers-wrong = Nobody is caught that way. One attacker stands right beside the throne: come from the opposite side.
lesson-hostile-throne-attackers-done = Empty or with the king on it, the throne is dangerous for an attacker beside it.

lesson-hostile-throne-defenders-task = The empty throne is hostile to the king’s men, too. Capture one against it.
lesson-hostile-throne-defenders-side = The throne is not opposite you there. He must stand between you and the throne.
lesson-hostile-throne-defenders-wrong = Nobody is caught that way. One defender stands right beside the empty throne.
lesson-hostile-throne-defenders-done = When the king leaves home, his men beside the throne lose their shelter.

lesson-hostile-throne-occupied-task = With the king on it, the throne shelters his men. Capture a defender.
lesson-hostile-throne-occupied-sheltered = This one is safe on that line: his king sits on the throne behind him.
lesson-hostile-throne-occupied-wrong = Nobody is caught that way. Look for a defender away from the king who has an attacker right beside him.
lesson-hostile-throne-occupied-done = To attackers the throne is always hostile, to the king’s men only while it is empty.

## The king beside his throne

lesson-king-beside-throne-across-task = The throne never helps against the king. Beside it he is captured by two attackers on opposite sides. Capture him.
lesson-king-beside-throne-across-throne = The king is not captured against his own throne. You need two men opposite each other.
lesson-king-beside-throne-across-wrong = The king is still free. Leave the man beside him where he is, and bring another to the opposite side.
lesson-king-beside-throne-across-done = Two opposite each other, and never the throne as one of them.

lesson-king-beside-throne-choice-task = Here he stands on another side of the throne. Find the pair that captures him.
lesson-king-beside-throne-choice-throne = Behind him is only the throne, and it never helps against the king.
lesson-king-beside-throne-choice-wrong = The king is still free. No attacker may stop on the throne, so only one line can close around him.
lesson-king-beside-throne-choice-done = For the king: corners are hostile, the throne never is, and the edge is not either.

## How the defenders win

lesson-last-attacker-capturing-task = A king who reaches a corner wins, whatever else his move does. Win at once.
lesson-last-attacker-capturing-man = One attacker fewer, but the game goes on. The king can end it now.
lesson-last-attacker-capturing-wrong = The game goes on. The king had a free way to a corner.
lesson-last-attacker-capturing-done = He may even capture on his last step: what counts is that he stands on the corner.

lesson-last-attacker-last-task = The defenders also win when the last attacker is captured. Capture him.
lesson-last-attacker-last-wrong = He is still there. Leave the defender beside him where he is, and bring another to the opposite side.
lesson-last-attacker-last-done = With no attackers left, nobody can stop the king any more: the game is over.

## What makes a ring

lesson-rings-diagonals-task = The men of a ring may touch at their corners only: nobody slips out diagonally. Close the ring.
lesson-rings-diagonals-capture = That takes a man, but it does not close the ring. A closed ring wins at once.
lesson-rings-diagonals-shift = That man leaves a gap behind him. Bring one who is not part of the ring.
lesson-rings-diagonals-wrong = There is still a way out to the edge, step by step over free squares.
lesson-rings-diagonals-done = Ways out are walked along ranks and files, so diagonal gaps do not matter.

lesson-rings-edge-men-task = Men of the ring may stand on the edge themselves. Close this one.
lesson-rings-edge-men-capture = That takes a man, but the ring stays open. A closed ring wins at once.
lesson-rings-edge-men-shift = That closes one gap and opens another. Bring a man from outside.
lesson-rings-edge-men-wrong = There is still a free square of the edge that the defenders can reach.
lesson-rings-edge-men-done = Nobody inside can reach a free square of the edge: that makes the ring.

lesson-rings-captures-task = A ring is judged after the captures of the move. Close this one around everybody who is left.
lesson-rings-captures-wrong = There is still a way out. One square closes the ring and two pincers together.
lesson-rings-captures-done = First the captured men are taken off, then the ring is looked at.

## What is no ring

lesson-broken-rings-outside-task = The king is shut in, but one of his men is outside, so this is no encirclement yet. Win at once.
lesson-broken-rings-outside-leaves = He is captured, but by a man of the ring, and now the ring is open. Who else can do it?
lesson-broken-rings-outside-wrong = The defender outside is still there. He stands beside a corner.
lesson-broken-rings-outside-done = With everybody inside, or captured, the ring counts at once.

lesson-broken-rings-edge-task = Here a ring would need the edge of the board to be complete, and such a ring does not count. Win another way.
lesson-broken-rings-edge-edge = It looks closed, but inside there are free edge squares: that is no encirclement. Capture the king instead.
lesson-broken-rings-edge-wrong = The game goes on. Look for the square that closes a pincer around the king.
lesson-broken-rings-edge-done = A ring is made of men alone: the edge of the board can be no part of it.

lesson-broken-rings-throne-task = The empty throne is no wall: here the king could walk out over it. Close the ring.
lesson-broken-rings-throne-far = The king walks over the throne and slips out beside your man. Close the gap right behind the throne.
lesson-broken-rings-throne-wrong = There is still a way out, over the empty throne.
lesson-broken-rings-throne-done = For a ring, the empty throne and the corners are squares like all others.

## No move left

lesson-no-moves-attackers-task = Whoever cannot move when it is their turn loses. Leave the last attacker without a move.
lesson-no-moves-attackers-wrong = He can still move. He may not stop on the corner; close the ways that are left to him.
lesson-no-moves-attackers-done = Nobody may pass, so a side that is shut in has lost.

lesson-no-moves-defenders-task = The king stepped in between two attackers, and he is alone. Leave him without a move.
lesson-no-moves-defenders-wrong = He can still move: a square beside him is free.
lesson-no-moves-defenders-done = At the edge this is no encirclement, and he is not captured; but he cannot move, and that loses.

## Round and round

lesson-repetition-back-task = Both sides moved a man out; the attackers have just gone back. Bring your man back, too, to the ring on e3.
lesson-repetition-back-wrong = That is something new, and in a game often better. Here, go back to the ring.
lesson-repetition-back-done = Same pieces, same squares, same side to move: this position was there before. That is allowed, but you are warned.

lesson-repetition-break-task = Your man keeps going to e4 and back to e3, an attacker to b1 and back to c1. Closing this loop a third time in a row loses. Break it.
lesson-repetition-break-again = That closes the same loop for the third time in a row, and the defenders lose. Play something else.
lesson-repetition-break-done = Anything new breaks the loop. And no loops go on for ever: a position’s seventh time ends the game as well.

lesson-repetition-turn-task = The pieces stand where they stood at first, but now the other side is to move: that is another position, and nothing has been repeated.

## Who had the choice

lesson-who-had-the-choice-attackers-task = For the third time in a row your man went from c1 to b1. The side that had the choice loses; if both had it, the defenders. Close the loop.
lesson-who-had-the-choice-attackers-wrong = A new move lets the defenders off. Go back to the ring: that closes the loop.
lesson-who-had-the-choice-attackers-done = The same if neither had it. So nearly always it is the defenders who must break the loop in time.

lesson-who-had-the-choice-defenders-task = Again and again the attackers chase your king between e6 and c6. He has no other safe move, they have: the choice is theirs. Close the third loop.
lesson-who-had-the-choice-defenders-wrong = There he is lost at once. His only safe move closes the loop.
lesson-who-had-the-choice-defenders-done = Only the attackers could have played something else without losing at once, so the repetition costs them the game.

lesson-who-had-the-choice-elsewhere-task = The Italian rules are simpler: after three loops in a row the defenders always lose. The German rules count a loop’s third time even if not in a row.

## The match

lesson-match-sets-task = A match is two sets, and you swap sides for the second. Two wins win it; so do a win and a draw. Two draws draw it.

lesson-match-both-task = Say you won the first set with the attackers. Now you defend. Win this one too, and the match is yours.
lesson-match-both-man = A man captured, but the set goes on. The king can win it now.
lesson-match-both-wrong = The set goes on. The king had a free way to a corner.
lesson-match-both-done = Two wins: nobody needs to count moves.

lesson-match-fewest-task = Say your opponent won the first set with 25 moves of their own. You have made 20 in this one. Win with your next.
lesson-match-fewest-man = A man captured, but you can win with this very move, and every move counts.
lesson-match-fewest-wrong = The king is still free. Leave the man beside him where he is, and bring another to the opposite side.
lesson-match-fewest-done = One win each, and 21 moves are fewer than 25: the match is yours. Equal numbers would make it a draw.

## The older rules: Raven

lesson-raven-king-task = In the Raven rules the throne does not protect: two attackers capture the king there, as anywhere else. Capture him.
lesson-raven-king-wrong = The king is still free. Leave the man beside him where he is, and bring another to the opposite side.
lesson-raven-king-done = By the federation’s rules that would have taken four.

lesson-raven-throne-task = Here the throne is not hostile to anybody; the corners are. Capture a defender.
lesson-raven-throne-throne = The empty throne does not help here. Look for one with an attacker right beside him.
lesson-raven-throne-wrong = Nobody is caught that way. Look for a defender who has an attacker right beside him.
lesson-raven-throne-done = Beside the throne, too, a pincer takes two pieces in these rules.

lesson-raven-ring-task = Here a ring means nothing: only the king’s capture counts. Win at once.
lesson-raven-ring-ring = By the federation’s rules you would have won now. Here you must capture the king.
lesson-raven-ring-wrong = The king is still free. Two on opposite sides are enough, even on his throne.
lesson-raven-ring-done = Without encirclement the attackers have one aim only: the king himself.

lesson-raven-stuck-task = Here a side that cannot move has not lost: the game is drawn. Leave the last attacker without a move and see.
lesson-raven-stuck-wrong = He can still move. He may not stop on the corner; close the ways that are left to him.
lesson-raven-stuck-done = So in these rules do not shut the last attackers in: capture them.

lesson-raven-again-task = Your man goes to e4 and back to e3, an attacker to b1 and back to c1. Here a position’s third time makes a draw, whoever had the choice. Draw.
lesson-raven-again-wrong = That is a new position, so the game goes on. Go back to the ring.
lesson-raven-again-done = In the Raven rules, going round and round saves a bad game; by the federation’s rules, somebody loses.

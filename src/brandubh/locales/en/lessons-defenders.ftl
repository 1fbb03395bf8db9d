### Lessons for the defenders: what each step asks, what is said when it is done, and why some moves are wrong.

## Two open lines

lesson-two-open-lines-fork-task = Your king is in danger. Send him to an edge from which he sees two corners: nobody can shut both.
lesson-two-open-lines-fork-hint = No man stands on the left edge.
lesson-two-open-lines-fork-beside = There he stands next to an attacker, and a second one captures him at once.
lesson-two-open-lines-fork-done = One line could be shut, the other stayed open. This fork is your best weapon.

lesson-two-open-lines-choose-task = The attackers are about to capture your king. Which edge shows him two corners?
lesson-two-open-lines-choose-hint = Look at the lowest row: it is empty.
lesson-two-open-lines-choose-stay = That helps for one move only: after it the attackers win by force.
lesson-two-open-lines-choose-taken = There he is captured at once.
lesson-two-open-lines-choose-done = b1 was shut, so he went the other way.

lesson-two-open-lines-prepare-task = No edge is in reach yet. Find the step after which the king threatens a fork above and another below.
lesson-two-open-lines-prepare-hint = A single step off the throne is enough.
lesson-two-open-lines-prepare-taken = There he is captured at once: an attacker stands close, and another comes.
lesson-two-open-lines-prepare-done = One edge was shut, the other gave him two corners. Prepare the fork, then play it.

## A man for a line

lesson-step-aside-aside-task = Your own man on f1 shuts the way to g1. Let him step aside so that nobody can shut it again.
lesson-step-aside-aside-still = On e1 he still stands in the king’s way.
lesson-step-aside-aside-done = On the f-file he keeps the man on f6 out. Even if he is captured, the king gets home.

lesson-step-aside-leave-task = King and man are both in danger. You can save one of them: which, and how?
lesson-step-aside-leave-hint = Look for the edge with two open corners.
lesson-step-aside-leave-rescue = You think of the man and lose the king: d5-d3 captures him.
lesson-step-aside-leave-done = The man is gone, but the king is home. Nothing is worth more than two open lines.

lesson-step-aside-hurry-task = Three men stand around your throne, and the fourth is coming. Get the king out, even if it costs the man on e6.
lesson-step-aside-hurry-hint = First a step up, then to the edge.
lesson-step-aside-hurry-rescue = The king was in greater danger: d6-d5, and he is captured on his throne.
lesson-step-aside-hurry-done = The man fell, but a1 and a7 were both open: the king got home.

## Capture the guard

lesson-take-the-guard-corner-task = The man on b1 shuts the way to a1. Beside a corner a man can be captured against it: capture him.
lesson-take-the-guard-corner-other = That is the other guard. Capture the man on b1.
lesson-take-the-guard-corner-done = The corner was your second man. A guard beside a corner is easy to capture.

lesson-take-the-guard-king-task = Three men can capture your king. Save him by capturing a guard: that opens two corners at once.
lesson-take-the-guard-king-taken = There he is captured at once. Which guard can he reach?
lesson-take-the-guard-king-done = The king captures too. With the guard gone, a1 and g1 were both open.

lesson-take-the-guard-reach-task = Your king is in danger again, and the guard on b7 stands beside a corner. Win.
lesson-take-the-guard-reach-edge = On a5 he stands next to the man on a4 and is captured at once.
lesson-take-the-guard-reach-wait = That saves the king, but the win is gone.
lesson-take-the-guard-reach-done = With the guard gone, nobody could get between the king and a7.

## The throne as a shield

lesson-throne-shield-home-task = Three men can come to c5 and capture your king. One square is safe: which?
lesson-throne-shield-home-open = Off the throne two men are enough, and they are near.
lesson-throne-shield-home-done = On the throne it takes four men, one on each side.

lesson-throne-shield-beside-task = The throne never helps to capture the king: the man on d2 is harmless. But another one threatens. Stop him.
lesson-throne-shield-beside-hint = Look at the man on e6.
lesson-throne-shield-beside-far = There he stands next to another attacker and is captured at once.
lesson-throne-shield-beside-late = The man on e6 still comes to e3 and captures your king.
lesson-throne-shield-beside-done = Beside the throne only the two men across count, and you have stopped them.

lesson-throne-shield-take-task = To attackers the throne is always an enemy. Capture the man on c4 against it.
lesson-throne-shield-take-done = One man of yours and the throne were enough. It works whether the king sits there or not.

## Look before you capture

lesson-look-before-taking-greed-task = You could capture the man on f1. But first look at what the attackers threaten, and stop it.
lesson-look-before-taking-greed-greed = You captured one of the two who threatened; the other one captures the king: g5-f5.
lesson-look-before-taking-greed-near = Next to an attacker he is captured at once.
lesson-look-before-taking-greed-done = The king comes first. From here the defenders win by force.

lesson-look-before-taking-four-task = Three men stand around your throne, and the man on e3 wants to be the fourth. Stop him.
lesson-look-before-taking-four-leave = Off the throne two men are enough: he is captured at once.
lesson-look-before-taking-four-done = Stand in the gap, or capture one of the four: both break the trap.

lesson-look-before-taking-break-task = Now two men can reach d3, and you cannot shut both out. What else can you do?
lesson-look-before-taking-break-shut = That keeps out the man on d1, but the one on c3 still comes.
lesson-look-before-taking-break-leave = Off the throne two men are enough: he is captured at once.
lesson-look-before-taking-break-done = This time capturing was right: it broke the trap.

## Reading threats

lesson-reading-threats-block-task = What do the attackers threaten? Find the one move that stops it.
lesson-reading-threats-block-hint = The man on a3 wants to go one step up.
lesson-reading-threats-block-king = There he is next to an attacker again, and the second one comes at once.
lesson-reading-threats-block-done = Your man stands where the attacker wanted to go.

lesson-reading-threats-two-task = Two men can come to f6 and capture your king. Get him out of the pincer.
lesson-reading-threats-two-into = There he is captured between f5 and f7.
lesson-reading-threats-two-done = Out of the pincer, and g1 and g7 are both open: the best defence wins.

lesson-reading-threats-narrow-task = Two men can come to c2 and capture your king. There is one way out.
lesson-reading-threats-narrow-near = Next to an attacker he is captured at once.
lesson-reading-threats-narrow-man = Your man cannot help here: the king must go.
lesson-reading-threats-narrow-done = On c1 nobody can capture him.

## Out of the ring

lesson-out-of-the-ring-gap-task = The man on b3 is about to close the ring around your king and your man. Use the gap.
lesson-out-of-the-ring-gap-inside = Inside he is lost: b3-c3 closes the ring.
lesson-out-of-the-ring-gap-done = The ring counts only if it holds the king and all his men.

lesson-out-of-the-ring-outside-task = King and man are ringed in, but a man outside keeps you in the game. He is in danger: save him.
lesson-out-of-the-ring-outside-corner = Beside the corner a single man captures him, and the ring is complete.
lesson-out-of-the-ring-outside-near = g6-c6 captures him there, and the ring is complete.
lesson-out-of-the-ring-outside-done = As long as one man is outside, nobody is encircled.

lesson-out-of-the-ring-break-task = Your man outside can break the ring: together with a piece inside he captures one of its men.
lesson-out-of-the-ring-break-lost = Beside the corner a single man captures him, and the ring is complete.
lesson-out-of-the-ring-break-done = Every man captured tears a hole in the ring.

"""What the byte of a position in a table means.

NEITHER, or 1 + the number of plies to the end, which the side to move wins if that number is odd and loses if it is
even; ALREADY_WON where the game is over and the side to move has won it.
"""

NEITHER = 0
OVER = 1
ALREADY_WON = 255
MOST_CODE = 254

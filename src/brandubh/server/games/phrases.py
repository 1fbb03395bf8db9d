"""What two people at two screens say to each other: set phrases, each sent as a code and read in one's own language.

They are passed on and not kept. A greeting is for the moment; what nobody has stored, nobody can search, leak or be
asked to remove, and one that is lost on its way costs nothing.
"""

from enum import StrEnum

from pydantic import BaseModel

from brandubh.pieces import Side


class Phrase(StrEnum):
    """All there is to say."""

    HELLO = "hello"
    LUCK = "luck"
    MOMENT = "moment"
    SORRY = "sorry"
    OOPS = "oops"
    NICE_MOVE = "nice-move"
    WELL_DEFENDED = "well-defended"
    GOOD_GAME = "good-game"
    THANKS = "thanks"
    BYE = "bye"


class Saying(BaseModel):
    """What somebody says."""

    phrase: Phrase


class PhraseView(BaseModel):
    """Who said what."""

    side: Side
    phrase: Phrase

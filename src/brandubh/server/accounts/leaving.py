"""An account is deleted: nobody can log in there any more, what was its owner's alone is removed, and what others share
stays with them without the name.
"""

from brandubh.server.accounts.identity import Person
from brandubh.server.dependencies import Services
from brandubh.server.games.leaving import leave as leave_games


async def delete_account(served: Services, person: Person, password: str, address: str) -> None:
    """Delete the account of somebody who knows its password. The account is the last to go: whatever cuts this short,
    its owner can do it again.
    """
    account = await served.accounts.check_owner(person, password, address)
    await leave_games(served.games, served.database, served.news, account.player)
    await served.accounts.close_account(account)
    await leave_games(served.games, served.database, served.news, account.player)  # begun meanwhile, elsewhere

### Keeping order: what can go wrong.

error-blocked = You two do not play each other: one of you has blocked the other.
error-block-oneself = Nobody can block themselves.
error-many-blocks = Nobody can block more than { $most } players.
error-left-too-often = You have left too many games today. You can look for opponents again in { $minutes } min.
error-no-account = Nobody here is called “{ $name }”.
error-account-not-open = The account “{ $name }” is closed already.
error-account-open = The account “{ $name }” is open.

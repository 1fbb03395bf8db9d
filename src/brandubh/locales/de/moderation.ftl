### Ordnung halten: was schiefgehen kann.

error-blocked = Ihr beide spielt nicht gegeneinander: Eine Seite hat die andere blockiert.
error-block-oneself = Sich selbst kann niemand blockieren.
error-many-blocks = Mehr als { $most } Leute kann niemand blockieren.
error-left-too-often = Du hast heute zu viele Partien verlassen. In { $minutes } min kannst du wieder Gegner suchen.
error-no-account = „{ $name }“ heißt hier niemand.
error-account-not-open = Das Konto „{ $name }“ ist schon geschlossen.
error-account-open = Das Konto „{ $name }“ ist offen.

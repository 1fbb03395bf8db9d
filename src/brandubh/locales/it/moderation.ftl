### Tenere l’ordine: che cosa può andare storto.

error-blocked = Voi due non giocate l’uno contro l’altro: uno ha bloccato l’altro.
error-block-oneself = Nessuno può bloccare sé stesso.
error-many-blocks = Non si possono bloccare più di { $most } giocatori.
error-left-too-often = Oggi hai lasciato troppe partite. Potrai cercare di nuovo avversari fra { $minutes } min.
error-no-account = Qui nessuno si chiama «{ $name }».
error-account-not-open = L’account «{ $name }» è già chiuso.
error-account-open = L’account «{ $name }» è aperto.

### La pagina che presenta questo programma.

about-heading = Informazioni su Brandubh
about-game = Il brandubh è un gioco da tavolo irlandese della famiglia del tafl, su sette caselle per sette. Una squadra ha un re che deve fuggire; l’altra deve catturarlo. Si impara in fretta, ed è difficile giocarlo bene.

about-app-heading = Che cos’è
about-app = Qui giochi contro il computer a otto livelli o con qualcuno davanti allo stesso schermo; analizzi le tue partite, giochi con le regole che preferisci e consulti il gioco perfetto dove è noto.
about-look = La scacchiera è disegnata su quella di Ballinderry, una tavola di legno intagliato del decimo secolo, di sette fori per sette, trovata in un’abitazione lacustre irlandese.
about-privacy = Le tue partite restano sul server a cui sei collegato, e un cookie gli dice quali sono tue. Le tue impostazioni restano in questo browser. Nulla viene caricato da altrove, e nessuno ne è informato.

about-rules-heading = Da dove vengono le regole
about-rules = Cinque documenti scritti descrivono il gioco: quelli della World Tafl Federation in inglese, francese, tedesco e italiano, e un foglio di regole inglese più antico. Ne risultano quattro insiemi di regole. Dove tacciono, hanno deciso partite di torneo e i diagrammi della Federazione.
about-differences = In che cosa si distinguono queste regole

about-source-heading = Codice sorgente e licenza
about-source = Brandubh è software libero: questa applicazione, un programma per la riga di comando e una libreria per Python. Tutto ciò di cui è fatto, documentazione compresa, è nel suo pacchetto sorgente.
about-version = Versione
about-licence = Licenza
about-licence-mit = MIT: usalo, modificalo, passalo ad altri
about-fonts = Caratteri
about-fonts-names = Alegreya Sans e Uncial Antiqua, entrambi con licenza SIL Open Font
about-parts = Parti di altri
about-parts-licences = Le loro licenze
about-api = Per i programmi
about-api-document = Che cosa si può chiedere al server (OpenAPI)

### Die Seite über dieses Programm.

about-heading = Über Brandubh
about-game = Brandubh ist ein irisches Brettspiel aus der Tafl-Familie, auf sieben mal sieben Feldern. Die eine Seite hat einen König, der entkommen muss; die andere muss ihn fangen. Man lernt es schnell, und es ist schwer, es gut zu spielen.

about-app-heading = Was das hier ist
about-app = Hier spielst du gegen den Computer auf acht Stufen oder zu zweit an einem Bildschirm; du analysierst deine Partien, spielst nach den Regeln, die dir gefallen, und schlägst das perfekte Spiel nach, wo es bekannt ist.
about-look = Das Brett ist dem von Ballinderry nachgezeichnet, einem geschnitzten Holzbrett mit sieben mal sieben Löchern aus dem zehnten Jahrhundert, gefunden in einer irischen Seesiedlung.
about-privacy = Deine Partien liegen auf dem Server, mit dem du verbunden bist, und ein Cookie sagt ihm, welche deine sind. Deine Einstellungen bleiben in diesem Browser. Nichts wird von anderswo geladen, und niemand erfährt davon.

about-rules-heading = Woher die Regeln kommen
about-rules = Fünf schriftliche Dokumente beschreiben das Spiel: die der World Tafl Federation auf Englisch, Französisch, Deutsch und Italienisch und ein älteres englisches Regelblatt. Daraus werden vier Regelwerke. Wo sie schweigen, haben Turnierpartien und die Diagramme der Föderation entschieden.
about-differences = Worin sich die Regelwerke unterscheiden

about-source-heading = Quelltext und Lizenz
about-source = Brandubh ist freie Software: diese App, ein Programm für die Kommandozeile und eine Bibliothek für Python. Alles, woraus es besteht, samt der Dokumentation, liegt in seinem Quellpaket.
about-version = Version
about-licence = Lizenz
about-licence-mit = MIT: benutze es, ändere es, gib es weiter
about-fonts = Schriften
about-fonts-names = Alegreya Sans und Uncial Antiqua, beide unter der SIL Open Font License
about-parts = Teile von anderen
about-parts-licences = Ihre Lizenzen
about-api = Für Programme
about-api-document = Was man den Server fragen kann (OpenAPI)

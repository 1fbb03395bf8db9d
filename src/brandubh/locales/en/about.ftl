### The page about this program.

about-heading = About Brandubh
about-game = Brandubh is an Irish board game of the tafl family, played on seven by seven squares. One side has a king who must get away; the other must catch him. It is quickly learned, and hard to play well.

about-app-heading = What this is
about-app = Here you play it against the computer at eight levels, or with somebody at the same screen; you analyse your games, play by the rules you like, and look up perfect play where it is known.
about-look = The board is drawn after the one from Ballinderry, a carved wooden board of seven by seven holes from the tenth century, found in an Irish lake dwelling.
about-privacy = Your games are kept on the server you are connected to, and a cookie tells it which are yours. Your settings stay in this browser. Nothing is fetched from anywhere else, and nobody is told.

about-rules-heading = Where the rules come from
about-rules = Five written documents describe the game: those of the World Tafl Federation in English, French, German and Italian, and an older English rule sheet. They make four rulesets. Where they are silent, tournament games and the federation’s diagrams have decided.
about-differences = What the rulesets say differently

about-source-heading = Source and licence
about-source = Brandubh is free software: this app, a program for the command line and a library for Python. Everything it is made of, with its documentation, is in its source package.
about-version = Version
about-licence = Licence
about-licence-mit = MIT: use it, change it, pass it on
about-fonts = Typefaces
about-fonts-names = Alegreya Sans and Uncial Antiqua, both under the SIL Open Font License
about-parts = Parts by others
about-parts-licences = Their licences
about-api = For programs
about-api-document = What the server can be asked for (OpenAPI)

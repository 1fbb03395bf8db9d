### La page qui présente ce programme.

about-heading = À propos de Brandubh
about-game = Le brandubh est un jeu de plateau irlandais de la famille du tafl, sur sept cases par sept. Un camp a un roi qui doit s’échapper ; l’autre doit le capturer. Il s’apprend vite, et il est difficile d’y bien jouer.

about-app-heading = Ce que c’est
about-app = Ici, vous jouez contre l’ordinateur à huit niveaux ou avec quelqu’un devant le même écran ; vous analysez vos parties, vous jouez selon les règles qui vous plaisent et vous consultez le jeu parfait là où il est connu.
about-look = Le plateau est dessiné d’après celui de Ballinderry, un plateau de bois sculpté du dixième siècle, de sept trous par sept, trouvé dans une habitation lacustre irlandaise.
about-privacy = Vos parties sont conservées sur le serveur auquel vous êtes connecté, et un cookie lui dit lesquelles sont les vôtres. Vos réglages restent dans ce navigateur. Rien n’est chargé d’ailleurs, et personne n’en est informé.

about-rules-heading = D’où viennent les règles
about-rules = Cinq documents écrits décrivent le jeu : ceux de la World Tafl Federation en anglais, en français, en allemand et en italien, et une feuille de règles anglaise plus ancienne. Ils donnent quatre ensembles de règles. Là où ils se taisent, des parties de tournoi et les diagrammes de la Fédération ont tranché.
about-differences = Ce qui distingue ces règles

about-source-heading = Code source et licence
about-source = Brandubh est un logiciel libre : cette application, un programme en ligne de commande et une bibliothèque pour Python. Tout ce qui le compose, documentation comprise, se trouve dans son paquet source.
about-version = Version
about-licence = Licence
about-licence-mit = MIT : utilisez-le, modifiez-le, transmettez-le
about-fonts = Caractères
about-fonts-names = Alegreya Sans et Uncial Antiqua, tous deux sous licence SIL Open Font
about-parts = Éléments d’autrui
about-parts-licences = Leurs licences
about-api = Pour les programmes
about-api-document = Ce que l’on peut demander au serveur (OpenAPI)

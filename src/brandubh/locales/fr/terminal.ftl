### Ce que disent les commandes dans un terminal, et ce qui peut y mal tourner.

terminal-rules = { $command } NOM dit ce que dit un jeu de règles.
terminal-rules-id = identifiant des règles : { $id }

error-side-to-play = Un camp est attackers (assaillants), defenders (défenseurs) ou random (au hasard), pas « { $text } ».
error-match-fen = Un match commence par la position de départ : n’utilisez pas --fen.
error-command = « { $text } » n’est ni un coup comme d2-e2 ni une commande ; help les énumère.
error-nothing-to-undo = Il n’y a aucun coup à reprendre.
error-save-name = save a besoin du nom d’un fichier, par exemple : save partie.txt.
error-theme = Aucun thème ne s’appelle « { $text } » ; il y a { $choices }.
error-picture-of-game = On dessine une position, pas un fichier de parties : n’utilisez pas --svg.
error-time = Une durée est un nombre de secondes, ou s’écrit 90s, 10m ou 2h, pas « { $text } ».
error-two-files = --certificate et --save demandent deux fichiers.
error-folder-without-start = --folder est le dossier de la campagne : il va avec start, et non avec --side, --certificate ou --save.
error-bench = bench mesure tout, ou search, pas « { $text } ».
error-no-package = L’application a besoin du paquet { $package } : { $command }
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port }. { $reason }
error-ports = Les ports { $first } à { $last } sont tous occupés ; nommez-en un autre avec --port.
error-limits = { $variable } vaut off, un nombre, ou des noms avec des nombres comme games=100 ; « { $text } » n’est rien de cela. Les noms sont { $names }.
error-proxy = Un proxy est nommé par son adresse, comme 10.0.0.2 ou 10.0.0.0/24, pas « { $text } ».
error-data-folder = Impossible de conserver des parties dans { $file }. { $reason }
error-data-full = Il n’y a plus de place sur le disque pour { $file }. Faites de la place, ou nommez un autre dossier avec --data.
error-database-address = L’adresse dans { $variable } n’est pas celle d’une base PostgreSQL. Elle a la forme postgresql://nom:mot-de-passe@serveur/base.
error-database-unusable = La base de données { $file } est inutilisable : { $reason }
error-redis-address = L’adresse dans { $variable } n’est pas celle d’un Redis. Elle a la forme redis://serveur:6379/0.
error-data-foreign = { $file } n’est pas une base de données de Brandubh et reste tel quel. Nommez un autre dossier avec --data.
error-data-newer = { $file } vient d’un Brandubh plus récent. Mettez celui-ci à jour, ou nommez un autre dossier avec --data.
error-data-damaged = { $file } est endommagé. Remettez une sauvegarde à sa place, ou nommez un autre dossier avec --data.
error-data-upgrade = { $file } n’a pas pu être mis à jour et reste tel quel. { $reason }
error-data-locked = Un autre programme garde { $file } verrouillé. Réessayez quand il aura terminé.

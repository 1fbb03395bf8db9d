### Parties compactes et fichiers de positions : ce qui ne peut pas être lu. `error-` et le code de l’erreur.

error-packed-file = Ce n’est pas un fichier de parties compactes.
error-packed-version = Cette partie est compactée en version { $version } ; ici se lit la version { $known }.
error-packed-short = Les octets s’arrêtent trop tôt.
error-packed-damaged = Les octets sont abîmés : ils ne correspondent pas à leur somme de contrôle.
error-packed-byte = L’octet { NUMBER($byte, useGrouping: 0) } ne veut rien dire ici.
error-packed-move = L’octet { NUMBER($byte, useGrouping: 0) } n’est le numéro d’aucun coup légal.
error-packed-long = Cette partie est trop longue pour être compactée : plus de { $most } coups, ou trop de texte.
error-packed-game = Partie { NUMBER($number, useGrouping: 0) } : { $reason }

error-positions-operation = Une opération s’écrit « bm d2-e2; » ou « id "un"; ».
error-positions-quote = Ces guillemets ne sont jamais fermés.
error-positions-twice = L’opération { $name } figure ici deux fois.
error-positions-operands = L’opération { $name } s’écrit ainsi : « { $example } ».
error-positions-name = Le nom d’une opération a de 1 à 20 lettres, chiffres et _, pas « { $name } ».
error-positions-long = Cette ligne est trop longue : { $most } caractères au plus.

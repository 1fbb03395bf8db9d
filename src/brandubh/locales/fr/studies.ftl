### Les études : des listes de chapitres, conservées sous un nom et partagées par un lien.

studies-intro = Des positions et des parties avec vos propres mots, chapitre par chapitre. Qui a le lien peut les lire.
studies-new = Nouvelle étude
studies-new-text = Commencez par la position initiale, ou apportez un fichier de parties : chacune devient un chapitre.
studies-name = Nom de l’étude
studies-create = Créer
studies-import = À partir d’un fichier
studies-none = Aucune étude pour l’instant
studies-none-text = Une étude sert à une leçon, à une ouverture, à vos meilleures parties : mettez des positions et des coups en ordre, écrivez ce qu’ils montrent et partagez un seul lien.
studies-chapters = { $count ->
    [one] un chapitre
    [many] { $count } de chapitres
   *[other] { $count } chapitres
}
studies-delete = Supprimer l’étude
studies-ask-delete = Supprimer « { $name } » ?
studies-ask-delete-text = L’étude disparaîtra pour de bon avec tous ses chapitres, et son lien ne mènera plus nulle part.
studies-deleted = L’étude est supprimée.
studies-keep = La garder

## La page d’une étude

study-chapter = Chapitre { $number }
study-chapter-of = Chapitre { $number } sur { $count }
study-chapters = Chapitres
study-previous = Chapitre précédent
study-next = Chapitre suivant
study-panels = Le chapitre et la liste
study-saved = Enregistré
study-saving = Enregistrement…
study-unsaved = Pas enregistré : le serveur ne répond pas. Nous réessayons.
study-refused = Pas enregistré : { $reason }
study-others = L’étude de quelqu’un d’autre. Ce que vous essayez ici n’y change rien.
study-copy = Copier dans mes études
study-copied = Cette copie est à vous.
study-conflict = Ce chapitre a été modifié dans une autre fenêtre. Ce que vous avez ici n’est pas enregistré.
study-keep-mine = Enregistrer la mienne comme nouveau chapitre
study-take-other = Montrer l’autre
study-changed-elsewhere = L’étude a été modifiée dans une autre fenêtre ; la voici telle qu’elle est.
study-rename = Renommer l’étude
study-rename-chapter = Renommer le chapitre
study-chapter-name = Nom du chapitre
study-rename-do = Renommer
study-up = Monter le chapitre
study-down = Descendre le chapitre
study-delete-chapter = Supprimer le chapitre
study-ask-delete-chapter = Supprimer ce chapitre ?
study-ask-delete-chapter-text = « { $name } » disparaîtra pour de bon.
study-keep-chapter = Le garder
study-add = Ajouter un chapitre
study-add-do = Ajouter
study-add-from = Il commence par
study-from-start = Le début d’une partie
study-from-here = La position sur le plateau
study-from-text = Une position ou une partie en texte
study-print = Imprimer
study-export = Enregistrer en fichier de parties
study-more = Plus sur cette étude
study-failed = Cette étude ne peut pas être ouverte

## Enregistrer ce qui est sur le plateau d’analyse

study-save-text = Cela devient un chapitre, avec ses coups, ses mots et ses dessins.
study-save-where = Étude
study-save-new = Une nouvelle étude
study-save-do = Enregistrer

## Ce qui ne va pas avec une étude : `error-` et le code

error-study-name = Une étude a besoin d’un nom.
error-study-forbidden = Cette étude appartient à quelqu’un d’autre ; vous pouvez la lire et la copier.
error-study-changed = Le contenu a été modifié ailleurs entre-temps. Rien n’a été écrasé.
error-many-studies = Vous avez { $most } études. Supprimez-en une d’abord.
error-many-chapters = Une étude a au plus { $most } chapitres.
error-last-chapter = Une étude garde au moins un chapitre. Vous pouvez supprimer l’étude entière.
error-chapter-long = Ce chapitre est trop long : un chapitre a au plus { $most } caractères.
error-study-long = Cette étude est trop longue : tous ses chapitres ont ensemble au plus { $most } caractères.

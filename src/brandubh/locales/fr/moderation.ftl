### Maintenir l’ordre : ce qui peut échouer.

error-blocked = Vous ne jouez pas l’un contre l’autre : l’un de vous a bloqué l’autre.
error-block-oneself = On ne peut pas se bloquer soi-même.
error-many-blocks = On ne peut pas bloquer plus de { $most } joueurs.
error-left-too-often = Vous avez quitté trop de parties aujourd’hui. Vous pourrez de nouveau chercher des adversaires dans { $minutes } min.
error-no-account = Personne ici ne s’appelle « { $name } ».
error-account-not-open = Le compte « { $name } » est déjà fermé.
error-account-open = Le compte « { $name } » est ouvert.

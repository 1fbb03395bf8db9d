### Comptes : se connecter, la page du compte, et ce qui peut échouer.

login-new = Nouveau compte
login-name = Nom
login-password = Mot de passe
login-new-password = Nouveau mot de passe
login-show = Afficher le mot de passe
login-name-hint = Les autres le voient : de { $least } à { $most } lettres et chiffres.
login-password-hint = Au moins { $least } caractères.
login-no-mail = Aucune adresse électronique n’est nécessaire.
login-make = Créer le compte
login-forgotten = Mot de passe oublié ?
login-recover = Un nouveau mot de passe
login-recover-text = Votre code de secours remplace un mot de passe oublié. Vous l’avez reçu avec votre compte.
login-code = Code de secours
login-recover-do = Définir le mot de passe
login-back = Retour à la connexion
login-why = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties, vos études et votre entraînement dans tous les navigateurs ; ce que vous avez fait ici jusqu’à présent vous suit.
login-already = Vous êtes connecté sous le nom { $name }.
account-keep = Gardez vos parties : créez un compte

## Le code de secours

recovery-heading = Votre code de secours
recovery-text = Si vous oubliez votre mot de passe, seul ce code vous ouvrira votre compte. Il n’est montré qu’une fois : imprimez-le, enregistrez-le ou notez-le.
recovery-copy = Copier
recovery-copied = Le code est copié.
recovery-print = Imprimer
recovery-save = Enregistrer
recovery-kept = Je l’ai conservé
recovery-go = Continuer
recovery-file = Brandubh, { $place }. Le code de secours de { $name } :

## La page du compte

account-password-text = Vous restez connecté ici, et vous êtes déconnecté partout ailleurs.
account-old = Mot de passe actuel
account-change = Changer le mot de passe
account-changed = Votre mot de passe est changé.
account-recovery-text = Il remplace un mot de passe oublié. Un nouveau code annule le précédent.
account-recovery-do = Créer un nouveau code
account-sessions = Où vous êtes connecté
account-here = ce navigateur
account-unknown = Un navigateur inconnu
account-seen = utilisé le { $date }
account-end = Se déconnecter : { $browser }
account-end-others = Se déconnecter partout ailleurs
account-ended = La session est fermée.
account-export = Vos données
account-export-text = Tout ce qui est conservé de vous, en un fichier zip : vos parties et vos études en fichiers de parties, votre entraînement, ce compte.
account-export-do = Tout enregistrer
account-delete = Supprimer le compte
account-delete-text = Vos études, votre entraînement et les parties que vous n’avez partagées avec personne sont supprimés. Les parties contre d’autres leur restent, sans votre nom ; vous abandonnez celles qui sont en cours. Personne d’autre ne recevra votre nom. C’est définitif.
account-delete-name = Écrivez « { $name } » pour confirmer

## Ce qui peut échouer

error-account-name-length = Un nom compte de { $least } à { $most } caractères.
error-account-name-form = Un nom se compose de lettres latines et de chiffres, séparés au plus par une espace, un trait d’union, un point ou un tiret bas ; les chiffres seuls ne suffisent pas.
error-account-name-reserved = Ce nom n’est pas attribué. Choisissez-en un autre.
error-account-name-taken = Quelqu’un porte déjà le nom « { $name } » ou un nom qui lui ressemble.
error-account-closed = Ce compte est fermé.
error-too-many-tries = Trop d’essais manqués. Réessayez plus tard.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
error-not-the-password = Ce n’est pas votre mot de passe.
error-wrong-code = Le nom et le code ne vont pas ensemble.
error-password-weak = Ce mot de passe est vite deviné. Prenez au moins { $least } caractères, et pas toujours les mêmes.
error-log-in-first = Il faut un compte pour cela. Connectez-vous d’abord.
error-logged-in = Vous êtes déjà connecté.

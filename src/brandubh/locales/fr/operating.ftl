# Faire tourner le serveur pour d’autres

error-metrics = { $variable } nomme des adresses comme 10.0.0.9 ou des plages comme 10.0.0.0/24, ou un jeton d’au moins 20 lettres et chiffres ; ou bien vaut off.
error-log-format = Le journal a la forme { $names }, pas « { $text } » ({ $variable } ou --log-format).

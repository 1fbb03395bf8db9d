# Far girare il server per altri

error-metrics = { $variable } indica indirizzi come 10.0.0.9 o intervalli come 10.0.0.0/24, oppure un token di almeno 20 lettere e cifre; oppure è off.
error-log-format = Il registro ha la forma { $names }, non «{ $text }» ({ $variable } o --log-format).

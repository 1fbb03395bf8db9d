# Den Server für andere betreiben

error-metrics = { $variable } nennt Adressen wie 10.0.0.9 oder Bereiche wie 10.0.0.0/24, oder ein Token aus mindestens 20 Buchstaben und Ziffern; oder ist off.
error-log-format = Das Protokoll hat die Form { $names }, nicht „{ $text }“ ({ $variable } oder --log-format).

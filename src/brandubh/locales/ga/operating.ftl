# An freastalaí a rith do dhaoine eile

error-metrics = Ainmníonn { $variable } seoltaí mar 10.0.0.9 nó raonta mar 10.0.0.0/24, nó ceadchomhartha ina bhfuil 20 litir agus digit ar a laghad; nó is off é.
error-log-format = Is é { $names } foirm an loga, ní “{ $text }” ({ $variable } nó --log-format).

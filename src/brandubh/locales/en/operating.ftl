# Running the server for others

error-metrics = { $variable } names addresses such as 10.0.0.9 or ranges such as 10.0.0.0/24, or a token of at least 20 letters and digits; or it is off.
error-log-format = The log has the form { $names }, not “{ $text }” ({ $variable } or --log-format).

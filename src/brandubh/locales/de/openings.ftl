### Die Eröffnungen: was Partien, Programm und Beweise von den ersten Zügen sagen.

error-openings-damaged = Die hier gezählten Eröffnungen sind beschädigt und müssen neu gezählt werden.

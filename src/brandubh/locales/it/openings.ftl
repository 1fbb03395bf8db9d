### L’esploratore delle aperture: che cosa dicono delle prime mosse le partite, il motore e le prove.

error-openings-damaged = Le aperture contate qui sono danneggiate e vanno contate di nuovo.

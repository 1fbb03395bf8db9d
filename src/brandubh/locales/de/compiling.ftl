### Was gesagt wird, während Code kompiliert wird, einmal auf einem Rechner, und wo er nicht aufbewahrt werden kann.

compiling = Kompilieren, nur einmal
compiling-line = Kompilieren, nur einmal; es dauert etwa eine halbe Minute.
compiling-meanwhile = Im Hintergrund wird kompiliert, nur einmal. Bis dahin schaut der Computer weniger weit voraus.
compiling-failed = { $reason }. Der Rest wird kompiliert, wenn er zum ersten Mal gebraucht wird; das dauert länger.

error-cache-elsewhere = Kompilierter Code kann nicht in { $folder } aufbewahrt werden. Vorläufig liegt er in { $other }; BRANDUBH_CACHE nennt einen anderen Ordner.
error-cache-nowhere = Kompilierter Code kann nicht in { $folder } aufbewahrt werden. Er wird jedes Mal neu kompiliert, was eine halbe Minute dauert; BRANDUBH_CACHE nennt einen Ordner, in den geschrieben werden kann.

### What is said while code is compiled, which happens once on a machine, and where it cannot be kept.

compiling = Compiling, once
compiling-line = Compiling, once; it takes half a minute or so.
compiling-meanwhile = Compiling in the background, once. Until that is done the computer looks less far ahead.
compiling-failed = { $reason }. The rest is compiled when it is first used, which takes longer.

error-cache-elsewhere = Compiled code cannot be kept in { $folder }. For now it is kept in { $other }; BRANDUBH_CACHE names another folder.
error-cache-nowhere = Compiled code cannot be kept in { $folder }. It is compiled anew each time, which takes half a minute; BRANDUBH_CACHE names a folder that can be written.

### Studies: lists of chapters, kept under a name and shared by a link.

studies-intro = Positions and games with your own words, chapter by chapter. Whoever has the link can read them.
studies-new = New study
studies-new-text = Begin with the start of a game, or bring a game file: each of its games becomes a chapter.
studies-name = Name of the study
studies-create = Create
studies-import = From a game file
studies-none = No studies yet
studies-none-text = A study is for a lesson, an opening, or your best games: put positions and moves in order, write what they show, and share one link.
studies-chapters = { $count ->
    [one] one chapter
   *[other] { $count } chapters
}
studies-delete = Delete the study
studies-ask-delete = Delete “{ $name }”?
studies-ask-delete-text = The study will be gone for good with all its chapters, and its link will lead nowhere.
studies-deleted = The study is gone.
studies-keep = Keep it

## The page of a study

study-chapter = Chapter { $number }
study-chapter-of = Chapter { $number } of { $count }
study-chapters = Chapters
study-previous = Previous chapter
study-next = Next chapter
study-panels = The chapter and the list
study-saved = Saved
study-saving = Saving …
study-unsaved = Not saved: the server does not answer. We keep trying.
study-refused = Not saved: { $reason }
study-others = Somebody else’s study. What you try here changes nothing in it.
study-copy = Copy to my studies
study-copied = This copy is yours.
study-conflict = This chapter was changed in another window. What you have here is not saved.
study-keep-mine = Save mine as a new chapter
study-take-other = Show the other one
study-changed-elsewhere = The study was changed in another window; this is how it is now.
study-rename = Rename the study
study-rename-chapter = Rename the chapter
study-chapter-name = Name of the chapter
study-rename-do = Rename
study-up = Move the chapter up
study-down = Move the chapter down
study-delete-chapter = Delete the chapter
study-ask-delete-chapter = Delete this chapter?
study-ask-delete-chapter-text = “{ $name }” will be gone for good.
study-keep-chapter = Keep it
study-add = Add a chapter
study-add-do = Add
study-add-from = It begins with
study-from-start = The start of a game
study-from-here = The position on the board
study-from-text = A position or a game as text
study-print = Print
study-export = Save as a game file
study-more = More about this study
study-failed = This study cannot be opened

## Saving what is on the analysis board

study-save-text = It becomes a chapter, with its moves, words and drawings.
study-save-where = Study
study-save-new = A new study
study-save-do = Save

## What cannot be done with a study: `error-` and the code

error-study-name = A study needs a name.
error-study-forbidden = This study belongs to somebody else; you can read it and copy it.
error-study-changed = It was changed elsewhere in the meantime. Nothing was overwritten.
error-many-studies = You have { $most } studies. Delete one of them first.
error-many-chapters = A study has at most { $most } chapters.
error-last-chapter = A study keeps one chapter at least. You can delete the whole study.
error-chapter-long = This chapter is too long: a chapter has at most { $most } characters.
error-study-long = This study is too long: all its chapters have at most { $most } characters together.

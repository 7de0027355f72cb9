### The designer's bench.

ui-bench = Designer’s bench
ui-bench-lead = Change a card and see at once how it looks, what it says and what it is worth.
ui-bench-ours = This pack comes with the game and stays as it is. Copy it to a folder of yours to change it.
ui-bench-folder = Folder (new or empty); its name becomes the id of the pack
ui-bench-copy = Copy to a folder
ui-bench-new-card = New card
ui-bench-new-event = New Event
ui-bench-new-board = New board side
ui-bench-add-language = Names in another language
ui-bench-add = Add
ui-bench-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
ui-bench-elsewhere = { $count ->
    [one] This is in order. The pack has { $count } problem elsewhere:
   *[other] This is in order. The pack has { $count } problems elsewhere:
}
ui-bench-no-problems = No problems
ui-bench-missing = no name: { $languages }
ui-bench-worth = worth { $figure }
ui-bench-overtaken = Somebody else has changed this meanwhile. Nothing was overwritten: your version is in the form, theirs is below.
ui-bench-not-whole = This cannot be played yet: mend what is marked first.
ui-bench-not-gone = The folder of the pack is gone or cannot be read. What you have typed is kept: put the folder back, then save.
ui-bench-not-wrong = Nothing was saved: mend what is marked first. Your draft is kept.
ui-bench-not-toml = Nothing was saved: a file of the pack has to be mended by hand first.
ui-bench-not-room = Nothing was written, all files are as they were, and your draft is kept. The system says:
ui-bench-not-ours = This pack comes with the game: copy it to a folder of yours first.
ui-bench-not-name = The name of the folder makes no id: begin it with a letter from a to z.
ui-bench-not-empty = The folder is not empty: choose another.
ui-bench-removed = It was taken out of the pack; its history is kept.
ui-bench-no-such = There is no such thing in the pack.
ui-bench-no-picture = Nothing to draw yet
ui-bench-points = points
ui-bench-deals = { $count ->
    [one] { $count } deal in { $seconds } s; comes up in { $seen } %.
   *[other] { $count } deals in { $seconds } s; comes up in { $seen } %.
}
ui-bench-going-on = Still measuring …
ui-bench-meter-failed = It could not be measured:
ui-bench-measuring = Measuring: a first estimate comes in a few seconds …
ui-bench-meter-off = Nothing is measured now.
ui-bench-changed = The files have changed on disk. What you have typed is still here.
ui-bench-reload = Look again
ui-bench-begun = These changes are not saved yet.
ui-bench-check = Check
ui-bench-picture = Picture
ui-bench-rails = Half-carts
ui-bench-rail-left = Full half-cart on the left
ui-bench-rail-right = Full half-cart on the right
ui-bench-rail-upper-left = Full half-cart at the upper left
ui-bench-rail-upper-right = Full half-cart at the upper right
ui-bench-rail-lower-left = Full half-cart at the lower left
ui-bench-rail-lower-right = Full half-cart at the lower right
ui-bench-values = Values
ui-bench-id = Id, never used before: lower case, such as gold_vein
ui-bench-cost = Cost
ui-bench-copies = Copies
ui-bench-factions = Factions (at most two)
ui-bench-may = May be declined
ui-bench-space = Space { $number }
ui-bench-effect = Effect { $number }
ui-bench-next-words = Words that can follow
ui-bench-save = Save
ui-bench-save-mine = Save mine over it
ui-bench-play = Play it now
ui-bench-drop = Drop the changes
ui-bench-saved = As saved
ui-bench-unsaved = Not saved yet; kept as a draft
ui-bench-away = The server does not answer; what you type stays on this page
ui-bench-meter = What it is worth
ui-bench-measure-always = Measure while I work
ui-bench-measure = Measure
ui-bench-readings = Text in all languages
ui-bench-names = Names
ui-bench-no-name = missing
ui-bench-name = Name
ui-bench-flavour = A line for the mood
ui-bench-other-languages = The pack has no names in: { $languages }. Languages are added on the first page of the bench.
ui-bench-remove = Take out of the pack
ui-bench-remove-help = It leaves the files, with its names. The history keeps it.
ui-bench-theirs = The other version
ui-bench-take-theirs = Take theirs, drop mine
ui-bench-theirs-gone = It was taken out of the pack.
ui-bench-history = Versions
ui-bench-was-saved = saved
ui-bench-was-tried = only tried

### Decks of Arkham Horror: The Card Game, away from the table.

web-deck-page = deck
web-deck = Deck
web-deck-step-investigator = Investigator
web-deck-step-deck = Deck
web-deck-step-table = Table

## Start

web-deck-whom = Who will you take into the dark?
web-deck-whom-how = Below each: the cards that may go into the deck.
web-deck-which = Start from which deck?
web-deck-starter = Starter deck
web-deck-starter-ready = ready to play
web-deck-starter-of = Starter deck: { $name }
web-deck-own-new = Your own
web-deck-own = Your decks
web-deck-new = New deck
web-deck-blank = Empty deck
web-deck-blank-how = Only the required cards
web-deck-import-short = ArkhamDB or arkham.build, pasted or as a file
web-deck-what-is-in = Cost curve
web-deck-back = Back
web-deck-open = Open
web-deck-open-this = Open this deck
web-deck-discard = Delete this deck
web-deck-owned = Boxes you own
web-deck-owned-how = Decks, purchases and tables keep to them. Remembered in this browser.
web-deck-owned-partly = Only { $count } of its player cards are available so far

## The investigator and the check

web-deck-person = Investigator and check
web-deck-may-take = May take
web-deck-levels = { $class }, levels
web-deck-always = Always in: { $names }
web-deck-random-weakness = random basic weakness
web-deck-taboo = Taboo list
web-deck-taboo-what = April 2019, all or nothing
web-deck-taboo-text = changed text
web-deck-on-list = on the taboo list
web-deck-list-off = List off
web-deck-boxes = Copies
web-deck-boxes-two_of_each = 2 of each
web-deck-boxes-one_box = 1 box
web-deck-experience-of = Experience
web-deck-experience-less = One less experience
web-deck-experience-more = One more experience
web-deck-experience-spent = { $spent } of { $of }
web-deck-check = Deck check
web-deck-to-fix = To fix: { $count }
web-deck-in-order = All in order
web-deck-wrong = Not allowed:
web-deck-one-less = Take one out
web-deck-put-in = Put it in
web-deck-one-less-each = Take out one of each

## The catalogue

web-deck-filters = Filters
web-deck-filters-off = No filters
web-deck-search = Name, text or trait
web-deck-box = Box
web-deck-box-any = Any box
web-deck-limited = Limited: { $count } of { $of }
web-deck-limited-what = Only cards that take one of the few places
web-deck-class = Class
web-deck-class-closed = { $class }: not for this investigator
web-deck-kind = Type
web-deck-assets = Assets
web-deck-events = Events
web-deck-skills = Skills
web-deck-all = All
web-deck-level = Level
web-deck-cost = Cost
web-deck-trait = Trait
web-deck-trait-any = Any trait
web-deck-cards = Cards
web-deck-name = Name
web-deck-traits = Traits
web-deck-icons = Icons
web-deck-in = In the deck
web-deck-nothing = No card matches all filters.
web-deck-copies = Copies of { $name }
web-deck-now = { $name }: { $count }
web-deck-no-cost = skill, no cost
web-deck-cost-of = cost { $cost }
web-deck-level-of = level { $level }
web-deck-experience = experience
web-deck-price-was = before:
web-deck-price-each = experience per copy
web-deck-most = copies at most, across all levels

## The deck

web-deck-others = Other decks
web-deck-list = Cards in the deck
web-deck-size = { $count } of { $of } cards
web-deck-curve = Cost curve: { $columns }
web-deck-icons-in = Icons in the deck
web-deck-fixed = Signature cards and weaknesses
web-deck-signature = signature
web-deck-drawn-later = drawn at the table
web-deck-empty = No cards yet. Choose from the list.
web-deck-rename = Rename the deck
web-deck-less = One less: { $name }
web-deck-more = One more: { $name }
web-deck-undo = Undo
web-deck-play = To the table
web-deck-tab-cards = Cards
web-deck-tab-deck = Deck
web-deck-tab-check = Check

## From elsewhere and to elsewhere

web-deck-import = Import
web-deck-import-title = Import a deck
web-deck-import-how = Paste it, drop a file anywhere on this page, or choose one. JSON and text from ArkhamDB and arkham.build, and our own one-line format, are recognised automatically.
web-deck-text = Deck text
web-deck-paste = Paste
web-deck-file = Choose a file
web-deck-clear = Clear
web-deck-read = What was read
web-deck-read-nothing = Nothing yet.
web-deck-read-for = cards for { $name }
web-deck-read-cards = cards
web-deck-several = Which of these decks
web-deck-taken = Read as { $name }
web-deck-left-out = Left out: { $written }
web-deck-take-it = Take { $name }
web-deck-leave-out = Leave it out
web-deck-cancel = Cancel
web-deck-take = Take these cards: { $count }
web-deck-too-large = This file is too large for a deck.
web-deck-format-line = Our line
web-deck-format-json = Deck file (JSON)
web-deck-format-arkhamdb = ArkhamDB text
web-deck-format-arkham_build = arkham.build text
web-deck-format-octgn = OCTGN file
web-deck-export = Export
web-deck-export-title = Take the deck with you
web-deck-as-line = One line, for our tables
web-deck-as-text = Text, for ArkhamDB and for reading
web-deck-as-markdown = Text, for arkham.build and for reading
web-deck-as-json = JSON file, for arkham.build and others
web-deck-download = Download

## Decks for the seats of a new table

web-deck-seat = Seat { $seat }
web-deck-seats = Who plays with which deck
web-deck-seat-change = Seat { $seat }: { $name }. Choose another deck
web-deck-seat-choose = A deck for seat { $seat }
web-deck-build = Build a deck
web-deck-at-seat = at seat { $seat }

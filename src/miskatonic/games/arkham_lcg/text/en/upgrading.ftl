### Upgrading decks between scenarios: what is bought, what it costs, what leaves for it. Where several sit at the table, options
### name the seat. $leaves is "none" where nothing leaves, or where that is asked next.

ask-upgrade = { LIST($seats) }: { ask-upgrade.question }
    .question = { $stage ->
        [leaves] which card leaves for it?
        [fill] cards are missing from the deck. Which ones join it? Level 0 is free until it is large enough.
       *[buy] how do you spend your experience?
    }

upgrading-seat = { $whose ->
        [none] {""}
       *[other] { NAME($whose) }:{" "}
    }
upgrading-price = price { $price }, experience left { $left }
option-buy = { upgrading-seat }{ $leaves ->
        [none] Buy { NAME($card) }, level { $level } ({ upgrading-price })
       *[other] { NAME($leaves) }, level { $lower }, leaves for { NAME($card) }, level { $level } ({ upgrading-price })
    }
option-upgrade = { upgrading-seat }Upgrade { NAME($card) } from level { $lower } to level { $level } ({ upgrading-price })
option-undo_buy = { upgrading-seat }Take back { NAME($card) }, level { $level }{ $leaves ->
        [none] {""}
       *[other] ; { NAME($leaves) } stays after all
    } (experience left { $left })
option-level_0 = { upgrading-seat }Look at new cards of level 0 ({ $count })
option-back = { upgrading-seat }Look at something else

verb-buy = Buy
verb-upgrade = Upgrade
verb-undo_buy = Take back
verb-level_0 = Level 0
verb-back = Back

barred-experience = { upgrading-seat }{ NAME($card) }, level { $level }, costs { $price }, experience left { $left }
barred-copies = { upgrading-seat }{ NAME($card) }, level { $level }: the deck holds { $count ->
        [one] 1 copy
       *[other] { $count } copies
    } already
barred-exceptional = { upgrading-seat }{ NAME($card) }, level { $level }: one copy only, because it is Exceptional
barred-box = { upgrading-seat }{ NAME($card) }, level { $level }: the box has no copy left ({ $count })
barred-not_open = { upgrading-seat }{ $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } not open to the investigator
barred-weakness_stays = { upgrading-seat }{ NAME($card) } is a weakness and stays in the deck
barred-signature_stays = { upgrading-seat }{ NAME($card) } is the investigator's own card and stays in the deck
barred-story_stays = { upgrading-seat }{ NAME($card) } is a story card and stays in the deck
barred-not_counted = { upgrading-seat }{ NAME($card) } does not count toward the size of the deck
barred-changed_since = { upgrading-seat }{ NAME($card) } has been upgraded since; take that back first
barred-deck_lacks = { upgrading-seat }the deck lacks { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

event-buys = { NAME($seat) } buys { NAME($card) }, level { $level }, for { $count } experience{ $leaves ->
        [none] .
       *[other] ; { NAME($leaves) } leaves the deck.
    }
event-upgrades = { NAME($seat) } upgrades { NAME($card) } to level { $level } for { $count } experience.
event-saves = { NAME($seat) } keeps { $count } experience.
step-buys = buys a card
step-upgrades = upgrades a card
step-saves = keeps experience

line-price_level = Level: { $count }
line-price_exceptional = Exceptional, so the level counts twice: { NUMBER($count) }
line-price_taboo = Taboo list: { NUMBER($count) }
line-price_lower = The version that is there already: −{ $count }
line-price_least = At least 1: { NUMBER($count) }
line-price_free = Free, because the deck lacks cards

## The deck while it is upgraded

board-upgrade = Experience { $left } of { $had }
board-upgrade_done = Ready, experience kept { $left }
board-upgrade_change = { $leaves ->
        [none] { NAME($card) } ({ $level })
       *[other] { NAME($card) } ({ $level }) for { NAME($leaves) }
    }, price { $price }
board-label_changes = New
board-label_deck_list = Deck
board-label_stays = Stays

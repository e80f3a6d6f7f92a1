### Upgrading decks between scenarios: what is bought, what it costs, what it replaces. With several players, options
### name the seat. $leaves is "none" if nothing leaves the deck, or if that is asked next.

ask-upgrade = { LIST($seats) }: { ask-upgrade.question }
    .question = { $stage ->
        [leaves] which card does it replace?
        [fill] the deck has too few cards. Which ones do you add? Level 0 cards are free until it is large enough.
       *[buy] how do you spend your experience?
    }

upgrading-seat = { $whose ->
        [none] {""}
       *[other] { NAME($whose) }:{" "}
    }
upgrading-price = price { $price }, experience left { $left }
option-buy = { upgrading-seat }{ $leaves ->
        [none] Buy { NAME($card) }, level { $level } ({ upgrading-price })
       *[other] Replace { NAME($leaves) }, level { $lower }, with { NAME($card) }, level { $level } ({ upgrading-price })
    }
option-upgrade = { upgrading-seat }Upgrade { NAME($card) } from level { $lower } to level { $level } ({ upgrading-price })
option-undo_buy = { upgrading-seat }Take back { NAME($card) }, level { $level }{ $leaves ->
        [none] {""}
       *[other] ; { NAME($leaves) } stays after all
    } (experience left { $left })
option-level_0 = { upgrading-seat }Look at new level 0 cards ({ $count })
option-back = { upgrading-seat }Look at something else

verb-buy = Buy
verb-upgrade = Upgrade
verb-undo_buy = Take back
verb-level_0 = Level 0
verb-back = Back

barred-experience = { upgrading-seat }{ NAME($card) }, level { $level }, costs { $price }, experience left { $left }
barred-copies = { upgrading-seat }{ NAME($card) }, level { $level }: the deck already holds { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
barred-exceptional = { upgrading-seat }{ NAME($card) }, level { $level }: one copy only, because it is Exceptional
barred-box = { upgrading-seat }{ NAME($card) }, level { $level }: the box has no copies left ({ $count })
barred-not_open = { upgrading-seat }{ $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } not allowed for this investigator
barred-weakness_stays = { upgrading-seat }{ NAME($card) } is a weakness and stays in the deck
barred-signature_stays = { upgrading-seat }{ NAME($card) } is the investigator's own card and stays in the deck
barred-story_stays = { upgrading-seat }{ NAME($card) } is a story card and stays in the deck
barred-not_counted = { upgrading-seat }{ NAME($card) } doesn't count toward the deck size
barred-places = { upgrading-seat }{ NAME($card) }: the deck has no place left for another card like it (at most { $count })
barred-least = { upgrading-seat }{ NAME($card) }: the deck would no longer hold what this investigator's deck must hold
barred-only_upgraded = { upgrading-seat }{ NAME($card) }, level { $level }, only comes as an upgrade
barred-not_noted = { upgrading-seat }{ NAME($card) }, level { $level }: the campaign log doesn't say “{ NAME($note) }” yet
barred-changed_since = { upgrading-seat }{ NAME($card) } has been upgraded since; take that back first
barred-deck_lacks = { upgrading-seat }the deck is { $count ->
        [one] 1 card
       *[other] { $count } cards
    } short

event-buys = { NAME($seat) } buys { NAME($card) }, level { $level }, for { $count } experience{ $leaves ->
        [none] .
       *[other] ; { NAME($leaves) } leaves the deck.
    }
event-upgrades = { NAME($seat) } upgrades { NAME($card) } to level { $level } for { $count } experience.
event-saves = { NAME($seat) } saves { $count } experience.
step-buys = buys a card
step-upgrades = upgrades a card
step-saves = saves experience

line-price_level = Level: { $count }
line-price_exceptional = Exceptional, so the level counts twice: { NUMBER($count) }
line-price_taboo = Taboo list: { NUMBER($count) }
line-price_lower = The version already in the deck: −{ $count }
line-price_least = At least 1: { NUMBER($count) }
line-price_free = Free, because the deck is short of cards

## The deck while it is being upgraded

board-upgrade = Experience { $left } of { $had }
board-upgrade_done = Done, experience saved { $left }
board-upgrade_change = { $leaves ->
        [none] { NAME($card) } ({ $level })
       *[other] { NAME($card) } ({ $level }) for { NAME($leaves) }
    }, price { $price }
board-label_changes = New
board-label_deck_list = Deck
board-label_stays = Stays

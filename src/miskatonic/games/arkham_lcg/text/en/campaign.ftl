### What a scenario leaves to its campaign: the log, story cards, experience line by line.

note-house_burned = the house has burned to the ground
note-house_standing = the house is still standing
note-ghoul_priest_alive = the Ghoul Priest is still alive
note-lita_found_others = Lita had to look for others to help her
note-interrogated = Cultists we interrogated
note-got_away = Cultists who got away

## What the log does in the next scenario

does-begins = everybody starts here
does-shuffled_in = shuffled into the encounter deck
does-token = into the chaos bag, for good
does-doom = doom on the first agenda
does-discards = random cards lost from each opening hand
does-waiting = cultists on the Main Path when act 1 advances

ask-story_card = { NAME($seat) }: { ask-story_card.question }
    .question = do you add { NAME($card, case: "acc") } to your deck for the rest of the campaign? You are asked only once.
option-decline = Decline the card
verb-decline = Decline

ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = which investigator joins the campaign? You start with a new deck, no experience and no trauma.
option-become = { NAME($investigator) }
verb-become = Investigator
ask-claim = { NAME($story) }: { ask-claim.question }
    .question = whose deck does this card join for the rest of the campaign? You are asked only once.
option-claim = Into { NAME($who, case: "gen") } deck
verb-claim = Whose deck

event-noted_under = Recorded in the campaign log under “{ NAME($note) }”: { NAME($subject) }.
event-crossed_out_under = Crossed out in the campaign log under “{ NAME($note) }”: { NAME($subject) }.
event-noted_number = Recorded in the campaign log: { NAME($note) }: { $count }.
event-crossed_out_number = Crossed out in the campaign log: { NAME($note) }: { $count }.
event-remembers = { NAME($seat) } will remember until the end of this scenario: { NAME($note) }.
event-newcomer = { NAME($seat) } joins the campaign.
event-noted = Recorded in the campaign log: { NAME($note) }.
event-crossed_out = Crossed out in the campaign log: { NAME($note) }.
event-joins = { NAME($card) } joins { NAME($seat, case: "gen") } deck for the rest of the campaign and doesn't count toward its size.
event-declines = { NAME($seat) } declines { NAME($card, case: "acc") }.
event-waits = { NAME($card) } waits for whoever leads the next group.
event-insane = { NAME($seat) } is driven insane.
event-counts = In the victory display: { NAME($card) }, worth { $count }.
event-bonus = The resolution gives everybody { $count } bonus experience.
event-gain = { NAME($seat) }: experience { $count }{ $card ->
        [none] , as lead investigator.
       *[other] {" "}({ NAME($card) }).
    }
event-earns = { NAME($seat) } earns { $count } experience.

## The sheet at the end

board-unclaimed = Waiting for the next group: { LIST($cards) }
board-campaign_bag = The chaos bag carries over as it is: { $bag }
board-experience = Experience { $count }: { $lines }
board-no_experience = No experience
board-gain = { $reason ->
        [bonus] resolution
        [lead] lead investigator
        [floor] never less than 0
       *[other] { NAME($card) }
    } { $amount }
board-earned = Added to the deck: { LIST($cards) }
board-fate_killed = Killed
board-fate_insane = Insane

## A record in words

result-survived = Survived.
event-campaign_ends = The campaign is over: { $result ->
        [won] won.
        [survived] survived.
       *[lost] lost.
    }
event-campaign_partly = So far { NAME($campaign) } consists of this scenario alone; how it ends is kept for what comes next.
event-campaign_waits = { NAME($campaign) } goes on, but what comes next is not in this game yet. Save the campaign record: it will continue from there as soon as it is.
event-exchanged = { NAME($other) } takes the place of { NAME($card) } in { NAME($seat, case: "gen") } deck, for the rest of the campaign.
campaign-title = { NAME($campaign) }, { NAME($difficulty) }
campaign-boxes = Core Set and { LIST($boxes) }
campaign-chapter = { NAME($scenario) }: { $number ->
        [none] no resolution
       *[other] resolution { $number }
    }{ $result ->
        [won] , won
        [lost] , lost
        [survived] , survived
       *[none] {""}
    }
campaign-next = Next: { NAME($scenario) }
campaign-over = The campaign is over: { $result ->
        [won] won
        [survived] survived
       *[lost] lost
    }
campaign-waits = What comes next is not in this game yet; { NAME($campaign) } goes on from here as soon as it is.
campaign-note = { NAME($note) }{ $number ->
        [none] {""}
       *[other] : { $number }
    } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , crossed out: { NAME($crossed) }
    }
campaign-note_under = { NAME($note) }: { NAME($card) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , crossed out: { NAME($crossed) }
    }
campaign-label_log = Campaign log
campaign-label_next = What the log does next
campaign-does_cards = { NAME($what) }: { LIST($cards) }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
campaign-does_count = { NAME($what) }: { $count }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
campaign-label_path = Scenarios
campaign-bag = Chaos bag: { LIST($tokens) }
campaign-added = Added ({ NAME($scenario) }): { LIST($tokens) }
campaign-removed = Removed ({ NAME($scenario) }): { LIST($tokens) }
campaign-person = { NAME($who) }{ $how ->
        [killed] , killed
        [insane] , insane
        [sits_out] , sitting out
       *[none] {""}
    }
campaign-experience = Experience: { $earned } earned, { $spent } spent, { $left } left
campaign-gain = { $amount } { $reason ->
        [bonus] resolution
        [lead] lead investigator
        [floor] never less than 0
       *[other] { NAME($card) }
    }{ $leaves ->
        [none] {""}
       *[other] {" "}for { NAME($leaves) }
    } ({ NAME($scenario) })
campaign-earned = Story cards: { LIST($cards) }
campaign-weaknesses = Weaknesses: { LIST($cards) }
campaign-deck = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, not counting weaknesses
campaign-copies = { $count } × { LIST($cards) }

# AH-B-221: what earlier scenarios have left
setting-the_gathering = How { scenario-the_gathering } ended
setting-the_gathering-burned = { setting-the_gathering-burned.plain } ({ setting-the_gathering-burned.more })
    .plain = The house burned down
    .more = the Ghoul Priest is dead, Lita is not with you
setting-the_gathering-burned_lita = { setting-the_gathering-burned_lita.plain } ({ setting-the_gathering-burned_lita.more })
    .plain = The house burned down, Lita came along
    .more = the Ghoul Priest is dead, Lita is in the first investigator's deck
setting-the_gathering-standing = { setting-the_gathering-standing.plain } ({ setting-the_gathering-standing.more })
    .plain = The house is still standing
    .more = the Ghoul Priest is dead, Lita is not with you
setting-the_gathering-alive = { setting-the_gathering-alive.plain } ({ setting-the_gathering-alive.more })
    .plain = The Ghoul Priest is still alive
    .more = the house is standing, Lita is not with you
setting-the_gathering-alive_lita = { setting-the_gathering-alive_lita.plain } ({ setting-the_gathering-alive_lita.more })
    .plain = The Ghoul Priest is still alive, Lita came along
    .more = the house is standing, Lita is in the first investigator's deck
setting-the_gathering-fled = { setting-the_gathering-fled.plain } ({ setting-the_gathering-fled.more })
    .plain = Lita had to look for others
    .more = the house is standing, the Ghoul Priest is alive, Lita is not with you
setting-the_gathering-fled_lita = { setting-the_gathering-fled_lita.plain } ({ setting-the_gathering-fled_lita.more })
    .plain = Lita had to look for others and came back
    .more = the house is standing, the Ghoul Priest is alive, Lita is in the first investigator's deck
setting-the_midnight_masks = How { scenario-the_midnight_masks } ended
setting-the_midnight_masks-before = { setting-the_midnight_masks-before.plain } ({ setting-the_midnight_masks-before.more })
    .plain = Before midnight
    .more = everybody keeps their full opening hand
setting-the_midnight_masks-past = { setting-the_midnight_masks-past.plain } ({ setting-the_midnight_masks-past.more })
    .plain = Past midnight
    .more = everybody loses 2 random cards from their opening hand
setting-got_away = Cultists who got away
setting-got_away-two = { setting-got_away-two.plain } ({ setting-got_away-two.more })
    .plain = { card-peter_warren } and { card-ruth_turner }
    .more = 1 doom at the start
setting-got_away-nobody = { setting-got_away-nobody.plain } ({ setting-got_away-nobody.more })
    .plain = Nobody
    .more = no doom at the start
setting-got_away-all = { setting-got_away-all.plain } ({ setting-got_away-all.more })
    .plain = All six
    .more = 3 doom at the start
earlier-unknown = There is no cultist “{ $written }” who could have got away; the choices are { $names }.
earlier-twice = A cultist is named twice among those who got away.

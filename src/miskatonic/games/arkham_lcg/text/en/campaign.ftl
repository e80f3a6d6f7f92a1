### What a scenario leaves to its campaign: the log, story cards, experience line by line.

note-house_burned = the house has burned to the ground
note-house_standing = the house is still standing
note-ghoul_priest_alive = the Ghoul Priest is still alive
note-lita_found_others = Lita had to look for others to help her
note-interrogated = Cultists we interrogated
note-got_away = Cultists who got away

ask-story_card = { NAME($seat) }: { ask-story_card.question }
    .question = do you take { NAME($card, case: "acc") } into your deck for the campaign? You are asked only once.
option-decline = Do without the card
verb-decline = Decline

ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = who joins the campaign? With a new deck, no experience and no trauma.
option-become = { NAME($investigator) }
verb-become = Investigator
ask-claim = { NAME($story) }: { ask-claim.question }
    .question = into whose deck does this card go for the campaign? You are asked only once.
option-claim = Into { NAME($who, case: "gen") } deck
verb-claim = Whose deck

event-noted_under = Written into the campaign log under “{ NAME($note) }”: { NAME($subject) }.
event-crossed_out_under = Crossed out in the campaign log under “{ NAME($note) }”: { NAME($subject) }.
event-newcomer = { NAME($seat) } joins the campaign.
event-noted = Written into the campaign log: { NAME($note) }.
event-crossed_out = Crossed out in the campaign log: { NAME($note) }.
event-joins = { NAME($card) } joins { NAME($seat, case: "gen") } deck for the campaign and does not count toward its size.
event-declines = { NAME($seat) } does without { NAME($card, case: "acc") }.
event-waits = { NAME($card) } waits for whoever leads the next group.
event-insane = { NAME($seat) } is insane.
event-counts = In the victory display: { NAME($card) }, worth { $count }.
event-bonus = The resolution brings everybody { $count } experience more.
event-gain = { NAME($seat) }: experience { $count }{ $card ->
        [none] , as lead investigator.
       *[other] {" "}({ NAME($card) }).
    }
event-earns = { NAME($seat) } earns { $count } experience.

## The sheet at the end

board-unclaimed = Waiting for the next group: { LIST($cards) }
board-campaign_bag = The chaos bag goes on as it is: { $bag }
board-experience = Experience { $count }: { $lines }
board-no_experience = No experience
board-gain = { $reason ->
        [bonus] resolution
        [lead] lead investigator
        [floor] never less than 0
       *[other] { NAME($card) }
    } { $amount }
board-earned = Joins the deck: { LIST($cards) }
board-fate_killed = Killed
board-fate_insane = Insane

## A record in words

event-campaign_ends = The campaign is over: { $result ->
        [won] won.
        [survived] survived.
       *[lost] lost.
    }
campaign-title = { NAME($campaign) }, { NAME($difficulty) }
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
campaign-note = { NAME($note) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , crossed out: { NAME($crossed) }
    }
campaign-note_under = { NAME($note) }: { NAME($card) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , crossed out: { NAME($crossed) }
    }
campaign-label_log = Campaign log
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
    } besides weaknesses
campaign-copies = { $count } × { LIST($cards) }

# The Midnight Masks: reference card, agendas, act, locations, Cultists, treacheries; stories and endings.

## Reference card

card-the_midnight_masks = The Midnight Masks
    .gen = The Midnight Masks'
    .dat = The Midnight Masks
    .acc = The Midnight Masks
    .ins = The Midnight Masks
    .gender = neuter
    .skull = −X, where X is the most doom on any one Cultist enemy in play.
    .cultist = −2. The nearest Cultist enemy gets 1 doom.
    .tablet = −3. If you fail, 1 of your clues goes onto your location.
    .skull_hard = −X, where X is all doom in play.
    .cultist_hard = −2. Every Cultist enemy in play gets 1 doom. If there is none, another token is revealed.
    .tablet_hard = −4. If you fail, all of your clues go onto your location.

## Agendas

card-predator_or_prey = Predator or Prey?
    .gen = Predator or Prey?'s
    .dat = Predator or Prey?
    .acc = Predator or Prey?
    .ins = Predator or Prey?
    .gender = neuter
    .text = Action: Resign.
    .back = On the other side is The Masked Hunter: he enters play, engaged with his prey.
    .story = All evening you have had the feeling of eyes on your back. Now a street lamp goes out, then the next one, and under the third stands a tall man in a mask, who raises his hat to you as if to old friends.
card-time_is_running_short = Time Is Running Short
    .gen = Time Is Running Short's
    .dat = Time Is Running Short
    .acc = Time Is Running Short
    .ins = Time Is Running Short
    .gender = neuter
    .text = Action: Resign.
    .back = Resolution 2.
    .story = The clock of the university begins to strike. You count along, hoping you have miscounted; but at the twelfth stroke lights kindle in the woods beyond the town.

## Act

card-uncovering_the_conspiracy = Uncovering the Conspiracy
    .gen = Uncovering the Conspiracy's
    .dat = Uncovering the Conspiracy
    .acc = Uncovering the Conspiracy
    .ins = Uncovering the Conspiracy
    .gender = neuter
    .text = Action, the investigators together spend 2 clues per investigator: you draw the top card of the Cultist deck. Objective: as soon as 6 unique Cultist enemies are in the victory display, the act advances. (Not all six are in that deck.)
    .back = Resolution 1.
    .story = Six names are in your notebook, six masks lie on the table before you, and each of their owners has talked. Whatever was to gather in the woods tonight, it will find its circle broken.

## Locations

card-your_house = Your House
    .gen = Your House's
    .dat = Your House
    .acc = Your House
    .ins = Your House
    .gender = neuter
    .text = Forced, when the Ghoul Priest spawns: he spawns here instead. Action, once per turn: draw 1 card and gain 1 resource.
card-rivertown = Rivertown
    .gen = Rivertown's
    .dat = Rivertown
    .acc = Rivertown
    .ins = Rivertown
    .gender = neuter
card-southside = Southside
    .gen = Southside's
    .dat = Southside
    .acc = Southside
    .ins = Southside
    .gender = neuter
    .text = There are two versions of this location, and one of them is in play. You find out which one when somebody first enters it.
card-southside_historical_society = Southside (Historical Society)
    .gen = Southside (Historical Society)'s
    .dat = Southside (Historical Society)
    .acc = Southside (Historical Society)
    .ins = Southside (Historical Society)
    .gender = neuter
    .text = Action, once per game: draw 3 cards.
card-southside_mas_boarding_house = Southside (Ma's Boarding House)
    .gen = Southside (Ma's Boarding House)'s
    .dat = Southside (Ma's Boarding House)
    .acc = Southside (Ma's Boarding House)
    .ins = Southside (Ma's Boarding House)
    .gender = neuter
    .text = Action, once per game: search your deck for an Ally asset and take it into your hand; your deck is shuffled.
card-st_marys_hospital = St. Mary's Hospital
    .gen = St. Mary's Hospital's
    .dat = St. Mary's Hospital
    .acc = St. Mary's Hospital
    .ins = St. Mary's Hospital
    .gender = neuter
    .text = Action, once per game: heal 3 damage from yourself.
card-miskatonic_university = Miskatonic University
    .gen = Miskatonic University's
    .dat = Miskatonic University
    .acc = Miskatonic University
    .ins = Miskatonic University
    .gender = neuter
    .text = Action: search the top 6 cards of your deck for a Tome or a Spell and take it into your hand; your deck is shuffled. Victory 1.
card-downtown = Downtown
    .gen = Downtown's
    .dat = Downtown
    .acc = Downtown
    .ins = Downtown
    .gender = neuter
    .text = There are two versions of this location, and one of them is in play. You find out which one when somebody first enters it.
card-downtown_first_bank_of_arkham = Downtown (First Bank of Arkham)
    .gen = Downtown (First Bank of Arkham)'s
    .dat = Downtown (First Bank of Arkham)
    .acc = Downtown (First Bank of Arkham)
    .ins = Downtown (First Bank of Arkham)
    .gender = neuter
    .text = Action, once per game: gain 3 resources.
card-downtown_arkham_asylum = Downtown (Arkham Asylum)
    .gen = Downtown (Arkham Asylum)'s
    .dat = Downtown (Arkham Asylum)
    .acc = Downtown (Arkham Asylum)
    .ins = Downtown (Arkham Asylum)
    .gender = neuter
    .text = Action, once per game: heal 3 horror from yourself. Victory 1.
card-easttown = Easttown
    .gen = Easttown's
    .dat = Easttown
    .acc = Easttown
    .ins = Easttown
    .gender = neuter
    .text = Ally assets cost 2 less for every investigator here.
card-graveyard = Graveyard
    .gen = Graveyard's
    .dat = the Graveyard
    .acc = the Graveyard
    .ins = the Graveyard
    .gender = neuter
    .text = Forced, after you enter: test willpower (3). If you fail, you either take 2 horror or move to Rivertown. Victory 1.
card-northside = Northside
    .gen = Northside's
    .dat = Northside
    .acc = Northside
    .ins = Northside
    .gender = neuter
    .text = Action, for 5 resources, once per game for the whole group: gain 2 clues from the token pool. Victory 1.

## The Cultists

card-the_masked_hunter = The Masked Hunter
    .gen = The Masked Hunter's
    .dat = The Masked Hunter
    .acc = The Masked Hunter
    .ins = The Masked Hunter
    .gender = masculine
    .subtitle = Silent on Your Heels
    .text = Spawn: engaged with his prey. Prey: whoever has the most clues. Hunter. He has 2 more health per investigator. As long as he is engaged with you, you can neither discover nor spend clues. Victory 2.
card-wolf_man_drew = “Wolf-Man” Drew
    .gen = “Wolf-Man” Drew's
    .dat = “Wolf-Man” Drew
    .acc = “Wolf-Man” Drew
    .ins = “Wolf-Man” Drew
    .gender = masculine
    .subtitle = The Cannibal
    .text = Spawn: Downtown. Forced, when he attacks: 1 damage is healed from him. Victory 1.
card-herman_collins = Herman Collins
    .gen = Herman Collins'
    .dat = Herman Collins
    .acc = Herman Collins
    .ins = Herman Collins
    .gender = masculine
    .subtitle = The Undertaker
    .text = Spawn: the Graveyard. Action, discard 4 cards of your choice from your hand: Parley. He goes to the victory display. Victory 1.
card-peter_warren = Peter Warren
    .gen = Peter Warren's
    .dat = Peter Warren
    .acc = Peter Warren
    .ins = Peter Warren
    .gender = masculine
    .subtitle = The Occult Professor
    .text = Spawn: Miskatonic University. Action, for 2 of your clues: Parley. He goes to the victory display. Victory 1.
card-victoria_devereux = Victoria Devereux
    .gen = Victoria Devereux's
    .dat = Victoria Devereux
    .acc = Victoria Devereux
    .ins = Victoria Devereux
    .gender = feminine
    .subtitle = The Collector
    .text = Spawn: Northside. Action, for 5 resources: Parley. She goes to the victory display. Victory 1.
card-ruth_turner = Ruth Turner
    .gen = Ruth Turner's
    .dat = Ruth Turner
    .acc = Ruth Turner
    .ins = Ruth Turner
    .gender = feminine
    .subtitle = The Mortician
    .text = Spawn: St. Mary's Hospital. Forced, after she is evaded: she goes to the victory display. Victory 1.

## Treacheries

card-hunting_shadow = Hunting Shadow
    .gen = Hunting Shadow's
    .dat = the Hunting Shadow
    .acc = the Hunting Shadow
    .ins = the Hunting Shadow
    .gender = neuter
    .text = Peril. Revelation: you must either spend 1 clue or take 2 damage.
card-false_lead = False Lead
    .gen = False Lead's
    .dat = the False Lead
    .acc = the False Lead
    .ins = the False Lead
    .gender = neuter
    .text = Revelation: if you have no clues, this card gains Surge. If you have any, test intellect (4): for each point you fail by, 1 of your clues goes onto your location.

## Questions and events

ask-graveyard = { NAME($seat) }: { ask-graveyard.question }
    .question = { NAME($source) }. Something stirs between the stones. Do you bear it, or do you run?
ask-hunting_shadow = { NAME($seat) }: { ask-hunting_shadow.question }
    .question = { NAME($source) }. What do you give it?
ask-react_added = { LIST($seats) }: { ask-react_added.question }
    .question = { NAME($source) } goes to the victory display. Do you react?
event-story = { NAME($story) }
event-added = { NAME($card) } has talked to { NAME($seat, case: "acc") } and goes to the victory display.
event-cannot_discover = { NAME($seat) } can't discover anything: { NAME($enemy) } prevents it.
event-puts_clues = { NAME($seat) } puts { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } back onto { NAME($place, case: "acc") }{ by-source }.
event-gains_clues = { NAME($seat) } gains { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } from the token pool{ by-source }.
step-story = the story
step-added = has talked
step-cannot_discover = can't discover anything
step-puts_clues = loses clues
step-gains_clues = gains clues
board-apart = Cultist deck: { $count }

## The story, and how it ends

scenario-the_midnight_masks = The Midnight Masks
    .text = A cult meets tonight, and nobody in Arkham wears his own face. Search the town, find the members of the cult and make them talk before the clock strikes twelve.
setting-scenario-the_midnight_masks = { scenario-the_midnight_masks }
goal-card-the_midnight_masks = Unmask six cultists before midnight.
goal-win-the_midnight_masks = the Cultists are found: the more of them you unmask before midnight, the better. Then resign in time.
note-past_midnight = it is past midnight
story-masks_lita = Lita Chantler has not sat down once since you found her. She lays a scrap of paper before you: six empty lines, and above them one word, Umôrdhoth. The names, she says, belong to people you greet in the street. Whoever they are, they meet in the woods at midnight, and only they know what for. You have until then to fill the lines.
story-masks_others = Lita Chantler did not come back to you; she went from door to door until she found somebody who would listen. That is how you come to hold her letter: six empty lines, and above them one word, Umôrdhoth. Those who began this night with her are past helping. The names, she writes, belong to people you greet in the street, and they meet at midnight. Fill the lines before they do.
story-masks_standing = You begin where it all began, at the house, behind a door that shuts again. Something has been at the cellar window from outside.
story-masks_burned = Of the house there is only a smell of ash left, which you carry through the streets in your coats. So you begin in Rivertown, among the shuttered shops.
outcome-masks_r1 = All six have taken off their masks, and what they whispered fits together like the pieces of a broken plate. There will be fewer voices in the woods tonight than were counted on. You have won.
outcome-masks_r2 = Midnight found you still in the streets. Those whom you did not find have gone where they were called, and the night is theirs now; you will have to follow them in. You have lost the race.
outcome-masks_home = You go home before the last stroke, with fewer names than you hoped and more than they would like. What you know you will know tomorrow, too.
outcome-masks_nameless = You are home before the last stroke, and alive; but not one name is on the paper, and everybody you did not find is already on the way to the woods. You have lost.
outcome-masks_none = The streets of Arkham are quiet again. Whatever was to be learned in them tonight, nobody came back to tell it. You have lost.

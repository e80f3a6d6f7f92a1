# The Devourer Below: reference card, agendas, acts, locations, enemy and treachery, and what only this scenario says.

## Reference card

card-the_devourer_below = The Devourer Below
    .gen = The Devourer Below's
    .dat = The Devourer Below
    .acc = The Devourer Below
    .ins = The Devourer Below
    .gender = neuter
    .skull = −X, where X is how many Monster enemies are in play.
    .cultist = −2. The nearest enemy gets 1 doom.
    .tablet = −3. If a Monster enemy is at your location, you take 1 damage.
    .elder_thing = −5. If an Ancient One enemy is in play, another token is revealed.
    .skull_hard = −3. If you fail, then after the test: search the encounter deck and its discard pile for a Monster enemy and draw it; the encounter deck is shuffled.
    .cultist_hard = −4. The nearest enemy gets 2 doom.
    .tablet_hard = −5. If a Monster enemy is at your location, you take 1 damage and 1 horror.
    .elder_thing_hard = −7. If an Ancient One enemy is in play, another token is revealed.

## Agendas

card-the_arkham_woods = The Arkham Woods
    .gen = The Arkham Woods'
    .dat = The Arkham Woods
    .acc = The Arkham Woods
    .ins = The Arkham Woods
    .gender = neuter
    .back = The encounter discard pile is shuffled into the encounter deck. Cards are discarded from its top until a Monster enemy comes up; it spawns at the Main Path and gets 1 doom.
    .story = The wind dies between the trunks, and with it every other sound. Then a branch snaps, close behind you, under something heavier than a man.
card-the_ritual_begins = The Ritual Begins
    .gen = The Ritual Begins'
    .dat = The Ritual Begins
    .acc = The Ritual Begins
    .ins = The Ritual Begins
    .gender = neuter
    .text = The fight and evade values of every enemy are 1 higher.
    .back = Every investigator, in player order, tests willpower (6). Whoever fails searches the collection for a random basic Madness weakness, adds it to their hand and resolves it; it stays in the deck for the campaign.
    .story = Below the roots a hundred throats find the same note. It is not a word, and yet each of you understands it and wishes to obey.
card-vengeance_awaits = Vengeance Awaits
    .gen = Vengeance Awaits'
    .dat = Vengeance Awaits
    .acc = Vengeance Awaits
    .ins = Vengeance Awaits
    .gender = neuter
    .text = When this agenda advances, Umôrdhoth enters play.
    .back = Umôrdhoth spawns at the Ritual Site: at act 1, the Site enters play first; later, all enemies there are discarded first. The acts leave the game; from now on this card is both act and agenda. Objective: as soon as Umôrdhoth is defeated, resolution 2.
    .story = The chant breaks off in a scream of joy. What the ground gives up does not climb; it simply grows, until there is no more sky above the clearing.

## Acts

card-investigating_the_trail = Investigating the Trail
    .gen = Investigating the Trail's
    .dat = Investigating the Trail
    .acc = Investigating the Trail
    .ins = Investigating the Trail
    .gender = neuter
    .back = The Ritual Site enters play. Every cultist who got away comes out of the collection and spawns at the Main Path.
    .story = Footprints, candle stubs, a child's shoe: the trail turns in on itself and goes down. At the mouth of the cave you hear, behind you, voices you have met before.
card-into_the_darkness = Into the Darkness
    .gen = Into the Darkness'
    .dat = Into the Darkness
    .acc = Into the Darkness
    .ins = Into the Darkness
    .gender = neuter
    .text = Objective: the act advances as soon as an investigator enters the Ritual Site.
    .back = The encounter discard pile is shuffled into the encounter deck. Cards are discarded from its top until an enemy comes up, which spawns at the Ritual Site; with 3 or 4 players, do the same once more.
    .story = The passage opens into a hall that no miner ever cut. Around the pit the robed figures do not turn their heads; they have posted others to look at you.
card-disrupting_the_ritual = Disrupting the Ritual
    .gen = Disrupting the Ritual's
    .dat = Disrupting the Ritual
    .acc = Disrupting the Ritual
    .ins = Disrupting the Ritual
    .gender = neuter
    .text = Action, 1 clue: test willpower (3) or agility (3), as you choose. Success puts a clue from the token pool onto this act. Objective: with 2 clues per investigator here, the act advances at once.
    .back = Resolution 1.
    .story = One circle is scuffed, one name called wrong, one candle falls into the pit. The hymn stumbles, and the thing beneath it lets go.

## Locations

card-main_path = Main Path
    .gen = Main Path's
    .dat = the Main Path
    .acc = the Main Path
    .ins = the Main Path
    .gender = neuter
    .text = Connected to every other Woods location. Action: Resign.
card-arkham_woods = Arkham Woods
    .gen = Arkham Woods'
    .dat = Arkham Woods
    .acc = Arkham Woods
    .ins = Arkham Woods
    .gender = plural
    .text = A stretch of forest that nobody has entered yet. Six of them look alike, four are here; you find out which one this is when an investigator enters it. Until then it connects only to the Main Path.
alike-arkham_woods_1 = Arkham Woods 1
    .gen = Arkham Woods 1's
    .dat = Arkham Woods 1
    .acc = Arkham Woods 1
    .ins = Arkham Woods 1
    .gender = plural
alike-arkham_woods_2 = Arkham Woods 2
    .gen = Arkham Woods 2's
    .dat = Arkham Woods 2
    .acc = Arkham Woods 2
    .ins = Arkham Woods 2
    .gender = plural
alike-arkham_woods_3 = Arkham Woods 3
    .gen = Arkham Woods 3's
    .dat = Arkham Woods 3
    .acc = Arkham Woods 3
    .ins = Arkham Woods 3
    .gender = plural
alike-arkham_woods_4 = Arkham Woods 4
    .gen = Arkham Woods 4's
    .dat = Arkham Woods 4
    .acc = Arkham Woods 4
    .ins = Arkham Woods 4
    .gender = plural
alike-arkham_woods_5 = Arkham Woods 5
    .gen = Arkham Woods 5's
    .dat = Arkham Woods 5
    .acc = Arkham Woods 5
    .ins = Arkham Woods 5
    .gender = plural
alike-arkham_woods_6 = Arkham Woods 6
    .gen = Arkham Woods 6's
    .dat = Arkham Woods 6
    .acc = Arkham Woods 6
    .ins = Arkham Woods 6
    .gender = plural
card-unhallowed_ground = Unhallowed Ground
    .gen = Unhallowed Ground's
    .dat = the Unhallowed Ground
    .acc = the Unhallowed Ground
    .ins = the Unhallowed Ground
    .gender = neuter
    .text = Forced, after you enter: test willpower (4); if you fail, you take 1 damage and 1 horror.
card-twisting_paths = Twisting Paths
    .gen = Twisting Paths'
    .dat = the Twisting Paths
    .acc = the Twisting Paths
    .ins = the Twisting Paths
    .gender = neuter
    .text = Forced, when you would move out of here: test intellect (3); if you fail, the move is canceled.
card-old_house = Old House
    .gen = Old House's
    .dat = the Old House
    .acc = the Old House
    .ins = the Old House
    .gender = neuter
    .text = Here you investigate with willpower instead of intellect.
card-cliffside = Cliffside
    .gen = Cliffside's
    .dat = the Cliffside
    .acc = the Cliffside
    .ins = the Cliffside
    .gender = neuter
    .text = Here you investigate with agility instead of intellect.
card-tangled_thicket = Tangled Thicket
    .gen = Tangled Thicket's
    .dat = the Tangled Thicket
    .acc = the Tangled Thicket
    .ins = the Tangled Thicket
    .gender = neuter
    .text = Here you investigate with combat instead of intellect.
card-quiet_glade = Quiet Glade
    .gen = Quiet Glade's
    .dat = the Quiet Glade
    .acc = the Quiet Glade
    .ins = the Quiet Glade
    .gender = neuter
    .text = Action: heal 1 damage or 1 horror from your investigator. Each investigator once per turn.
card-ritual_site = Ritual Site
    .gen = Ritual Site's
    .dat = the Ritual Site
    .acc = the Ritual Site
    .ins = the Ritual Site
    .gender = neuter
    .text = Forced, at the end of the round: clues are added until 2 per investigator lie here.

## Enemy and treachery

card-umordhoth = Umôrdhoth
    .gen = Umôrdhoth's
    .dat = Umôrdhoth
    .acc = Umôrdhoth
    .ins = Umôrdhoth
    .gender = neuter
    .subtitle = The Devourer Below
    .text = Hunter. Massive. 4 more health per investigator. Forced, at the end of each investigator's turn: it readies. Action: if you control Lita Chantler, you give her to it; resolution 3.
card-umordhoths_wrath = Umôrdhoth's Wrath
    .gen = Umôrdhoth's Wrath's
    .dat = Umôrdhoth's Wrath
    .acc = Umôrdhoth's Wrath
    .ins = Umôrdhoth's Wrath
    .gender = neuter
    .text = Revelation: test willpower (5). For each point you fail by, choose: discard a card from your hand, or take 1 damage and 1 horror.

## The scenario, its log and its endings

scenario-the_devourer_below = The Devourer Below
    .text = The last names on your list point to one place: a path in the woods west of Arkham that is on no map. Tonight, people you greet on the street by day will call something up from under it, and it has been promised the whole town. Nobody will believe you before morning, and by morning there would be nobody left to ask. So you take what light and lead you have and go in among the trees. Follow the trail, find the place, and break the rite; if you come too late, stand before what comes.
setting-scenario-the_devourer_below = { scenario-the_devourer_below }
goal-card-the_devourer_below = Break the ritual in the woods before it is finished.
goal-win-the_devourer_below = the last act is completed: Umôrdhoth is kept out, driven off, or given what it wants.

note-ritual_broken = the ritual was broken
note-umordhoth_repelled = the investigators drove Umôrdhoth back
note-lita_sacrificed = Lita Chantler was given to Umôrdhoth
note-arkham_succumbed = Arkham fell to Umôrdhoth's vengeance

outcome-devourer_r1 = The last word of the hymn is never sung. The pit sighs, closes like an eye, and the robed people look about them as if somebody had woken them in a strange room. You walk back to Arkham under an ordinary dawn. You will dream of what looked up at you, and it will know your names; but it is down there, and the town sleeps. You have won.
outcome-devourer_r2 = It does not die; nothing that old does. But it bleeds, and it had forgotten that it could, and it folds itself back into the dark it came from with a sound that breaks windows in Arkham. Those of you who can still walk carry the others. The marks it left on you will never quite close, and you would do it again. You have won.
outcome-devourer_r3 = She does not scream. She looks at you, once, and understands, and the dark takes her as gently as a hand takes a coin. Then it is satisfied, and gone. Arkham will never know the price; you will never know anything else. You have survived.
outcome-devourer_none = Nobody stands between the cave and the town. It comes up through the roots, through the cellars, through the bed of the river, and it remembers every one of you who dared to stand in its way. By the next night a forest grows where Arkham was, and nothing sings in it. All is lost.

## Questions

ask-quiet_glade = { NAME($seat) }: { ask-quiet_glade.question }
    .question = { NAME($source) }. What do you heal?
ask-umordhoths_wrath = { NAME($seat) }: { ask-umordhoths_wrath.question }
    .question = { NAME($source) }, { $count } { $count ->
        [one] more time
       *[other] more times
    }: a card from your hand, or harm?

## Events

event-goes_round = { NAME($place) } leads in a circle: { NAME($seat) } does not get away.
event-clues_return = { NAME($place) }: { $count ->
        [one] 1 clue is
       *[other] { $count } clues are
    } added.
event-readies = { CAP(NAME($enemy, case: "acc")) } is ready again.
event-enters_play = { CAP(NAME($place, case: "acc")) } { GENDER($place) ->
        [plural] enter
       *[other] enters
    } play.
event-disrupted = { NAME($seat) } disrupts the ritual: { $count } of { $of } clues lie on the act.
event-afflicted = From now on { NAME($card) } is { NAME($seat, case: "gen") }: the weakness stays in the deck for the campaign.
event-token_added = Added to the chaos bag for good: { NAME($token) }.

step-goes_round = leads in a circle
step-clues_return = gets its clues back
step-readies = is ready again
step-enters_play = enters play
step-disrupted = disrupts the ritual
step-afflicted = joins a deck for good
step-token_added = is now in the bag

fact-face_down = Perhaps among the unrevealed { NAME($place) }, perhaps not in play: nobody knows.

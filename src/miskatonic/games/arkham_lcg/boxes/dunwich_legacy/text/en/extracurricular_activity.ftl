# Extracurricular Activity: reference card, agendas, acts, locations, what one meets there, and the story.

## Reference card

card-extracurricular_activity = Extracurricular Activity
    .gen = Extracurricular Activity's
    .dat = Extracurricular Activity
    .acc = Extracurricular Activity
    .ins = Extracurricular Activity
    .gender = neuter
    .skull = −1. If you fail, discard the top 3 cards of your deck.
    .cultist = −1; −3 instead if there are 10 or more cards in your discard pile.
    .elder_thing = −X. Discard the top 2 cards of your deck; X is what is printed on them as costs, added up.
    .skull_hard = −2. If you fail, discard the top 5 cards of your deck.
    .cultist_hard = −1; −5 instead if there are 10 or more cards in your discard pile.
    .elder_thing_hard = −X. Discard the top 3 cards of your deck; X is what is printed on them as costs, added up.
    .text = Objective: if The Experiment is defeated, act 3 advances at once, whichever act is current.

## Agendas

card-quiet_halls = Quiet Halls
    .gen = Quiet Halls'
    .dat = Quiet Halls
    .acc = Quiet Halls
    .ins = Quiet Halls
    .gender = neuter
    .back = Every investigator with 5 or more cards in the discard pile takes 1 horror, with 10 or more 2 horror instead. If The House Always Wins was completed before, agenda 2 is turned over at once; otherwise it begins.
    .story = A door falls shut at the far end of the corridor. None of you opened it, and the key is still in its lock on this side.
card-dead_of_night = Dead of Night
    .gen = Dead of Night's
    .dat = Dead of Night
    .acc = Dead of Night
    .ins = Dead of Night
    .gender = neuter
    .text = When hand sizes are checked in the upkeep phase, everybody may keep 3 cards less.
    .back = The Dormitories enter play if they have not yet. The Experiment moves 1 location toward them; if it is not in play, it spawns in the Science Building.
    .story = Glass breaks in the Science Building, not one pane but all of them. Then something too large for the stairs comes down the stairs.
card-the_beast_unleashed = The Beast Unleashed
    .gen = The Beast Unleashed's
    .dat = The Beast Unleashed
    .acc = The Beast Unleashed
    .ins = The Beast Unleashed
    .gender = neuter
    .text = Forced, when doom would advance this agenda: instead all doom in play is removed and The Experiment moves 1 location toward the Dormitories. Objective: this agenda advances as soon as The Experiment enters the Dormitories.
    .back = Every investigator takes 3 horror. Then resolution 4.
    .story = The lights of the dormitories go out floor by floor. What you hear afterward you will try not to remember, and you will manage it far too well.

## Acts

card-after_hours = After Hours
    .gen = After Hours'
    .dat = After Hours
    .acc = After Hours
    .ins = After Hours
    .gender = neuter
    .back = “Jazz” Mulligan, set aside until now, and the encounter discard pile are shuffled into the encounter deck.
    .story = The offices are locked, and so is everything else. One man has a key to all of it, and he has been working here longer than the ivy.
card-rices_whereabouts = Rice's Whereabouts
    .gen = Rice's Whereabouts'
    .dat = Rice's Whereabouts
    .acc = Rice's Whereabouts
    .ins = Rice's Whereabouts
    .gender = neuter
    .text = Action, for 1 of your clues: discard the top 5 cards of the encounter deck, or the top 10 in a game for one investigator. Forced, if “Jazz” Mulligan is discarded for any reason: his revelation is resolved. Objective: this act advances as soon as somebody takes control of “Jazz” Mulligan.
    .back = The Alchemy Labs enter play if they have not yet. At agenda 1 or 2, The Experiment spawns there. If The House Always Wins was completed before, the Alchemical Concoction is put underneath the Alchemy Labs; otherwise it leaves the game.
    .story = Mulligan has seen the professor tonight, and who was with him. He tells you as you walk, until a crash from the laboratories cuts him short.
card-campus_safety = Campus Safety
    .gen = Campus Safety's
    .dat = Campus Safety
    .acc = Campus Safety
    .ins = Campus Safety
    .gender = neuter
    .text = Objective: fulfill one of those on other encounter cards.
    .back = Resolution 3.
    .story = It takes a long time to stop moving. When it does, there is less of it than there was, and the lawn where it lies will not grow back.

## Locations

card-miskatonic_quad = Miskatonic Quad
    .gen = Miskatonic Quad's
    .dat = the Miskatonic Quad
    .acc = the Miskatonic Quad
    .ins = the Miskatonic Quad
    .gender = neuter
    .text = Action: Resign.
card-humanities_building = Humanities Building
    .gen = Humanities Building's
    .dat = the Humanities Building
    .acc = the Humanities Building
    .ins = the Humanities Building
    .gender = neuter
    .text = Forced, at the end of your turn, if you are here: discard a card from the top of your deck for each horror on you.
card-orne_library = Orne Library
    .gen = Orne Library's
    .dat = the Orne Library
    .acc = the Orne Library
    .ins = the Orne Library
    .gender = neuter
    .text = You must spend 1 additional action to investigate here. Victory 1.
card-student_union = Student Union
    .gen = Student Union's
    .dat = the Student Union
    .acc = the Student Union
    .ins = the Student Union
    .gender = neuter
    .text = Forced, after this is revealed: the Dormitories enter play. Two actions: heal 1 damage and 1 horror.
card-dormitories = Dormitories
    .gen = Dormitories'
    .dat = the Dormitories
    .acc = the Dormitories
    .ins = the Dormitories
    .gender = plural
    .unrevealed = The door is locked: nobody can move in here.
    .text = Objective: if investigators here spend 3 clues per investigator together, resolution 2. Victory 1.
card-administration_building = Administration Building
    .gen = Administration Building's
    .dat = the Administration Building
    .acc = the Administration Building
    .ins = the Administration Building
    .gender = neuter
    .text = Forced, after this is revealed: the Faculty Offices enter play. Forced, at the end of your turn, if you are here: discard the top card of your deck.
card-faculty_offices_night = Faculty Offices
    .gen = Faculty Offices'
    .dat = the Faculty Offices
    .acc = the Faculty Offices
    .ins = the Faculty Offices
    .gender = plural
    .subtitle = The Night Is Still Young
    .unrevealed = The door is locked: nobody can move in here.
    .text = Forced, after this is revealed: search the encounter deck and its discard pile for a Humanoid enemy and spawn it here; the encounter deck is shuffled. Objective: if investigators here spend 2 clues per investigator together, resolution 1. Victory 1.
card-faculty_offices_late = Faculty Offices
    .gen = Faculty Offices'
    .dat = the Faculty Offices
    .acc = the Faculty Offices
    .ins = the Faculty Offices
    .gender = plural
    .subtitle = The Hour Is Late
    .unrevealed = The door is locked: nobody can move in here.
    .text = There is nothing to be found here any more.
card-science_building = Science Building
    .gen = Science Building's
    .dat = the Science Building
    .acc = the Science Building
    .ins = the Science Building
    .gender = neuter
    .text = Forced, after this is revealed: the Alchemy Labs enter play. Forced, when you fail a willpower test here: you take 1 damage.
card-alchemy_labs = Alchemy Labs
    .gen = Alchemy Labs'
    .dat = the Alchemy Labs
    .acc = the Alchemy Labs
    .ins = the Alchemy Labs
    .gender = plural
    .unrevealed = The door is locked: nobody can move in here.
    .text = Action: Investigate. If you succeed, you take the Alchemical Concoction from underneath this location instead of discovering clues.

## What and whom one meets

card-the_experiment = The Experiment
    .gen = The Experiment's
    .dat = The Experiment
    .acc = The Experiment
    .ins = The Experiment
    .gender = neuter
    .subtitle = Something Went Terribly Wrong
    .text = Massive. It has 3 more health per investigator. Forced, when the enemy phase begins: it readies. Objective: if it is defeated, act 3 advances at once. Victory 2.
card-alchemical_concoction = Alchemical Concoction
    .gen = Alchemical Concoction's
    .dat = the Alchemical Concoction
    .acc = the Alchemical Concoction
    .ins = the Alchemical Concoction
    .gender = neuter
    .text = Action: Fight. You attack with intellect instead of combat. Against The Experiment this attack deals 6 extra damage. If you succeed, this card leaves the game.
card-jazz_mulligan = “Jazz” Mulligan
    .gen = “Jazz” Mulligan's
    .dat = “Jazz” Mulligan
    .acc = “Jazz” Mulligan
    .ins = “Jazz” Mulligan
    .gender = masculine
    .subtitle = The Head Janitor
    .text = Revelation: he is put into play at your location. As long as no player controls him, he has: Action: Parley. Test intellect (3); if you succeed, you take control of him. While you control him, you ignore the text of unrevealed Miskatonic locations.
card-professor_warren_rice = Professor Warren Rice
    .gen = Professor Warren Rice's
    .dat = Professor Warren Rice
    .acc = Professor Warren Rice
    .ins = Professor Warren Rice
    .gender = masculine
    .subtitle = Professor of Languages
    .text = You have +1 intellect. Reaction, after you discover the last clue at your location, exhaust him: you draw 1 card.

## The story, and how it ends

scenario-extracurricular_activity = Extracurricular Activity
    .text = Professor Rice has not come home from the university, and Henry Armitage, who never worries, is worried. It is late, the campus is empty, and somebody has left a lamp burning in a laboratory where nobody should be. Find the professor, and see to it that the students sleep through the night.
setting-scenario-extracurricular_activity = { scenario-extracurricular_activity }
setting-campaign-dunwich_legacy = The Dunwich Legacy
    .more = only its first scenario so far
goal-card-extracurricular_activity = Find Professor Rice, and keep the students safe.
goal-win-extracurricular_activity = you free Professor Rice in the Faculty Offices, or get the students out of the Dormitories, or defeat The Experiment.
goal-lose-the_beast_unleashed = The Experiment reaches the Dormitories.
note-rice_rescued = the investigators rescued Professor Warren Rice
note-rice_kidnapped = Professor Warren Rice was kidnapped
note-students_rescued = the students were rescued
note-students_lost = the investigators failed to save the students
note-experiment_defeated = The Experiment was defeated
note-unconscious_for_hours = the investigators were unconscious for several hours
outcome-campus_r1 = The professor is in his own closet, tied up with curtain cord and very angry. They had followed him all day, he says, and he does not know why; he only asks whether Morgan is safe. You bring him away by the back gate. Behind you, from the north end of the campus, somebody begins to scream, and in the morning the papers write of a rabid dog. You have won, and it does not feel like it.
outcome-campus_r2 = You pull every fire alarm in the building and herd two hundred sleepy students out into the cold. When you go back in, there is nothing: no creature, no trace of one, and that is hardly a comfort. The professor's office is empty, too, and the chair lies on its back. You have won, but somebody else has Rice.
outcome-campus_r3 = What was made in the laboratory is dead, as far as it ever was alive. You run to the professor's office with its blood still on your sleeves. The lamp is burning, the tea is warm, and Rice is gone. You have won, but not what you came for.
outcome-campus_r4 = You wake on the lawn at first light and cannot say how you came there. Others can: they tell you of a rabid dog that got into the dormitories, and how many it was, and you nod, because it is easier. Nobody has seen Professor Rice. All is lost.
outcome-campus_none = You run, those of you who can. From the far end of the campus come screams, then an ambulance, then two more. By noon the university calls it a rabid dog, and nobody asks after Professor Rice any more. You have lost.

## Events

event-deck_grows = { NAME($card) } and the encounter discard pile are shuffled into the encounter deck.
event-is_there = { NAME($card) } is at { NAME($place, case: "acc") } now.
event-spent_for_good = { NAME($card) } is spent and leaves the game.
step-deck_grows = is shuffled in
step-is_there = turns up
step-spent_for_good = is spent for good

## Hints

hint-looks_for_jazz = Somewhere in the encounter deck is the man with the keys: a clue turns over more of it.
hint-talks_to_jazz = The janitor has the keys to everything, and he may be talked round ({ $percent }% chance).
hint-way_out = There are enough clues to end it here.
hint-move_way_out = Behind that door it can be ended.
hint-move_jazz = The janitor has the keys, and there he is.

# The encounter sets Sorcery, Bishop's Thralls, Whippoorwills and The Beyond.

## Sorcery

card-visions_of_futures_past = Visions of Futures Past
    .gen = Visions of Futures Past's
    .dat = the Visions of Futures Past
    .acc = the Visions of Futures Past
    .ins = the Visions of Futures Past
    .gender = neuter
    .text = Revelation: test willpower (5). If you fail, discard as many cards off the top of your deck as you fail by.
card-beyond_the_veil = Beyond the Veil
    .gen = Beyond the Veil's
    .dat = Beyond the Veil
    .acc = Beyond the Veil
    .ins = Beyond the Veil
    .gender = neuter
    .text = Surge. Revelation: put this into your threat area, unless a copy of it is there already. Forced, if there are no cards in your deck: you take 10 damage, and this card is discarded.

## Bishop's Thralls

card-light_of_aforgomon = Light of Aforgomon
    .gen = Light of Aforgomon's
    .dat = the Light of Aforgomon
    .acc = the Light of Aforgomon
    .ins = the Light of Aforgomon
    .gender = neuter
    .text = Peril. Revelation: attach this to the current agenda or the current act. Limit 1 per agenda and act. All damage and all horror is direct.
card-thrall = Thrall
    .gen = Thrall's
    .dat = the Thrall
    .acc = the Thrall
    .ins = the Thrall
    .gender = neuter
    .text = Spawn: the location with the most clues. Retaliate.
card-wizard_of_yog_sothoth = Wizard of Yog-Sothoth
    .gen = Wizard of Yog-Sothoth's
    .dat = the Wizard of Yog-Sothoth
    .acc = the Wizard of Yog-Sothoth
    .ins = the Wizard of Yog-Sothoth
    .gender = masculine
    .text = Prey: whoever holds the fewest cards. Hunter. Forced, when the engaged investigator draws a Hex or a Pact: he attacks that investigator. Victory 1.

## Whippoorwills

card-whippoorwill = Whippoorwill
    .gen = Whippoorwill's
    .dat = the Whippoorwill
    .acc = the Whippoorwill
    .ins = the Whippoorwill
    .gender = neuter
    .text = Aloof. Hunter. Every investigator at its location has −1 willpower, −1 intellect, −1 combat and −1 agility.
card-eager_for_death = Eager for Death
    .gen = Eager for Death's
    .dat = Eager for Death
    .acc = Eager for Death
    .ins = Eager for Death
    .gender = neuter
    .text = Revelation: test willpower (2), with 1 more difficulty for each damage on you. If you fail, you take 2 horror.

## The Beyond

card-pushed_into_the_beyond = Pushed into the Beyond
    .gen = Pushed into the Beyond's
    .dat = Pushed into the Beyond
    .acc = Pushed into the Beyond
    .ins = Pushed into the Beyond
    .gender = neuter
    .text = Revelation: choose an asset you control that is no story card and shuffle it into your deck; then discard the top 3 cards of your deck. If a copy of that asset is among them, you take 2 horror.
card-terror_from_beyond = Terror from Beyond
    .gen = Terror from Beyond's
    .dat = Terror from Beyond
    .acc = Terror from Beyond
    .ins = Terror from Beyond
    .gender = neuter
    .text = Peril. Revelation: choose assets, events or skills. Everybody discards all such cards from their hand. If a copy of this was drawn in this phase before, choose two of these kinds.
card-arcane_barrier = Arcane Barrier
    .gen = Arcane Barrier's
    .dat = the Arcane Barrier
    .acc = the Arcane Barrier
    .ins = the Arcane Barrier
    .gender = neuter
    .text = Revelation: attach this to your location. To move into or out of that location costs a test of willpower (4) besides: if you succeed, this is discarded; if you fail, either you do not move, or you discard the top 5 cards of your deck.

## Questions and events

ask-light_of_aforgomon = { NAME($seat) }: { ask-light_of_aforgomon.question }
    .question = { NAME($source) }. On what does it shine?
option-light_of_aforgomon = { $choice ->
        [agenda] On the agenda
       *[act] On the act
    }
verb-light_of_aforgomon = Attach
ask-pushed_into_the_beyond = { NAME($seat) }: { ask-pushed_into_the_beyond.question }
    .question = { NAME($source) }. Which asset is shuffled into your deck?
option-push = { NAME($card) }
verb-push = Shuffle into the deck
ask-terror_from_beyond = { NAME($seat) }: { ask-terror_from_beyond.question }
    .question = { NAME($source) }. What does everybody discard?
option-terror_from_beyond = { $choice ->
        [asset] All assets in hand
        [event] All events in hand
       *[skill] All skills in hand
    }
verb-terror_from_beyond = Everybody discards
ask-arcane_barrier = { NAME($seat) }: { ask-arcane_barrier.question }
    .question = { NAME($source) }. Do you stay, or push through?
option-arcane_barrier = { $choice ->
        [stay] You do not move
       *[lose] Discard the top 5 cards of your deck and move
    }
verb-arcane_barrier = At the barrier
event-pushed = { NAME($card) } is shuffled into the deck of { NAME($seat, case: "acc") }{ by-source }.
event-is_held = { NAME($card) } holds { NAME($seat, case: "acc") } where they are.
step-pushed = is shuffled in
step-is_held = is held back
trait-abomination = Abomination
trait-power = Power

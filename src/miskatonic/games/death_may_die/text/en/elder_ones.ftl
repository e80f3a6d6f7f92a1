# Elder Ones: the name with its forms and what it is like (.text), its Stages, and its printed rules (.text).

## Elder Ones

setting-elder_one-azathoth = { elder_one-azathoth }
    .plain = { elder_one-azathoth }
    .more = tears the map open
elder_one-azathoth = Azathoth
    .the = Azathoth
    .gen = Azathoth's
    .dat = Azathoth
    .acc = Azathoth
    .ins = Azathoth
    .gender = masculine
    .text = The blind chaos at the centre of everything. It tears the map open with Cosmos tokens, and in their light its servants grow stronger.
setting-elder_one-tsathoggua = { elder_one-tsathoggua }
    .plain = { elder_one-tsathoggua }
    .more = wears you down
elder_one-tsathoggua = Tsathoggua
    .the = Tsathoggua
    .gen = Tsathoggua's
    .dat = Tsathoggua
    .acc = Tsathoggua
    .ins = Tsathoggua
    .gender = masculine
    .text = The slothful toad god. He wears investigators down with Fatigue until they can hardly act.

## Stages

stage-azathoth_1 = The Court Beyond
    .gen = The Court Beyond's
    .acc = The Court Beyond
stage-azathoth_2 = The Daemon Sultan
    .gen = The Daemon Sultan's
    .acc = The Daemon Sultan
stage-azathoth_3 = Nuclear Chaos
    .gen = Nuclear Chaos'
    .acc = Nuclear Chaos
stage-azathoth_4 = The Dream Ends
    .gen = The Dream Ends'
    .acc = The Dream Ends
stage-tsathoggua_1 = Dreaming in N'kai
    .gen = Dreaming in N'kai's
    .acc = Dreaming in N'kai
stage-tsathoggua_2 = The Sleeper Wakes
    .gen = The Sleeper Wakes'
    .acc = The Sleeper Wakes
stage-tsathoggua_3 = Bloated with Offerings
    .gen = Bloated with Offerings'
    .acc = Bloated with Offerings
stage-tsathoggua_4 = The Hunger Without Hurry
    .gen = The Hunger Without Hurry's
    .acc = The Hunger Without Hurry

## Printed rules

printed-cosmos_limit = One to a Space
    .gen = One to a Space's
    .acc = One to a Space
    .text = A space holds at most 1 Cosmos token. If another would be placed there, it goes to the nearest space without one.
printed-cosmos_light = Light of the Cosmos
    .gen = Light of the Cosmos'
    .acc = Light of the Cosmos
    .text = Monsters in a space with a Cosmos token attack with 1 more bonus die.
printed-cosmos_close = Closing the Tear
    .gen = Closing the Tear's
    .acc = Closing the Tear
    .text = Special action in a Safe space with a Cosmos token: lose 1 sanity to remove the token.
printed-fatigue_actions = Burden of Fatigue
    .gen = Burden of Fatigue's
    .acc = Burden of Fatigue
    .text = For every 4 Fatigue tokens on your board you have 1 fewer action each turn, but always at least 1.
printed-fatigue_rest = Shaking off Fatigue
    .gen = Shaking off Fatigue's
    .acc = Shaking off Fatigue
    .text = Whenever you heal, by Rest or any effect, you may discard 1 Fatigue token for each point instead of healing stress or a wound.

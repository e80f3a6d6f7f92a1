# Mythos cards: the name with its forms.

## Azathoth

mythos-aza_m1 = Daemon Flutes
    .gen = Daemon Flutes'
    .acc = Daemon Flutes
mythos-aza_m2 = Tear in the Sky
    .gen = Tear in the Sky's
    .acc = Tear in the Sky
mythos-aza_m3 = Endless Waltz
    .gen = Endless Waltz's
    .acc = Endless Waltz
mythos-aza_m4 = Collapsing Angles
    .gen = Collapsing Angles'
    .acc = Collapsing Angles
mythos-aza_m5 = Pulse of the Void
    .gen = Pulse of the Void's
    .acc = Pulse of the Void
mythos-aza_m6 = Blind Hunger
    .gen = Blind Hunger's
    .acc = Blind Hunger
mythos-aza_m7 = Courtiers of the Void
    .gen = Courtiers of the Void's
    .acc = Courtiers of the Void
mythos-aza_m8 = Unravelling Thoughts
    .gen = Unravelling Thoughts'
    .acc = Unravelling Thoughts

## Tsathoggua

mythos-tsa_m1 = Slothful Dreams
    .gen = Slothful Dreams'
    .acc = Slothful Dreams
mythos-tsa_m2 = Ooze from N'kai
    .gen = Ooze from N'kai's
    .acc = Ooze from N'kai
mythos-tsa_m3 = Toad Idols
    .gen = Toad Idols'
    .acc = Toad Idols
mythos-tsa_m4 = Leaden Limbs
    .gen = Leaden Limbs'
    .acc = Leaden Limbs
mythos-tsa_m5 = Offerings in the Dark
    .gen = Offerings in the Dark's
    .acc = Offerings in the Dark
mythos-tsa_m6 = The Sleeper Stirs
    .gen = The Sleeper Stirs'
    .acc = The Sleeper Stirs
mythos-tsa_m7 = Black Slime
    .gen = Black Slime's
    .acc = Black Slime
mythos-tsa_m8 = Drowsy Stillness
    .gen = Drowsy Stillness's
    .acc = Drowsy Stillness

## The Unknown

mythos-unk_m1 = A Shape in the Corner
    .gen = A Shape in the Corner's
    .acc = A Shape in the Corner
mythos-unk_m2 = It Calls Its Kin
    .gen = It Calls Its Kin's
    .acc = It Calls Its Kin
mythos-unk_m3 = Breath on the Neck
    .gen = Breath on the Neck's
    .acc = Breath on the Neck
mythos-unk_m4 = The Other One
    .gen = The Other One's
    .acc = The Other One

## Unquiet Grief

mythos-s1_m1 = The Accusers Gather
    .gen = The Accusers Gather's
    .acc = The Accusers Gather
mythos-s1_m2 = Ashen Wind
    .gen = Ashen Wind's
    .acc = Ashen Wind
mythos-s1_m3 = Cold Hands
    .gen = Cold Hands'
    .acc = Cold Hands
mythos-s1_m4 = Gallows Chorus
    .gen = Gallows Chorus'
    .acc = Gallows Chorus
mythos-s1_m5 = Perjury
    .gen = Perjury's
    .acc = Perjury
mythos-s1_m6 = Rekindled Pyre
    .gen = Rekindled Pyre's
    .acc = Rekindled Pyre
mythos-s1_m7 = The Nameless at the Door
    .gen = The Nameless at the Door's
    .acc = The Nameless at the Door
mythos-s1_m8 = Crowd with Torches
    .gen = Crowd with Torches'
    .acc = Crowd with Torches

## Island of the Damned

mythos-s2_m1 = Cast the Net
    .gen = Cast the Net's
    .acc = Cast the Net
mythos-s2_m2 = Lights Out
    .gen = Lights Out's
    .acc = Lights Out
mythos-s2_m3 = Round of the Warders
    .gen = Round of the Warders'
    .acc = Round of the Warders
mythos-s2_m4 = Screams in the Storm
    .gen = Screams in the Storm's
    .acc = Screams in the Storm
mythos-s2_m5 = Forced Treatment
    .gen = Forced Treatment's
    .acc = Forced Treatment
mythos-s2_m6 = Lockdown
    .gen = Lockdown's
    .acc = Lockdown
mythos-s2_m7 = Under the Lagoon
    .gen = Under the Lagoon's
    .acc = Under the Lagoon
mythos-s2_m8 = The Doctor Will See You
    .gen = The Doctor Will See You's
    .acc = The Doctor Will See You

## Deliver Us from Evil

mythos-s3_m1 = The Walls Draw In
    .gen = The Walls Draw In's
    .acc = The Walls Draw In
mythos-s3_m2 = Ghast Leap
    .gen = Ghast Leap's
    .acc = Ghast Leap
mythos-s3_m3 = Bone Tide
    .gen = Bone Tide's
    .acc = Bone Tide
mythos-s3_m4 = Lost in the Dark
    .gen = Lost in the Dark's
    .acc = Lost in the Dark
mythos-s3_m5 = Litany of the Altar
    .gen = Litany of the Altar's
    .acc = Litany of the Altar
mythos-s3_m6 = Collapse
    .gen = Collapse's
    .acc = Collapse
mythos-s3_m7 = Hungry Echo
    .gen = Hungry Echo's
    .acc = Hungry Echo
mythos-s3_m8 = Candle Gutter
    .gen = Candle Gutter's
    .acc = Candle Gutter

## By Order of the Queen

mythos-s4_m1 = Her Majesty Commands
    .gen = Her Majesty Commands'
    .acc = Her Majesty Commands
mythos-s4_m2 = Venom in the Wine
    .gen = Venom in the Wine's
    .acc = Venom in the Wine
mythos-s4_m3 = Coils
    .gen = Coils'
    .acc = Coils
mythos-s4_m4 = Thirst of the Stones
    .gen = Thirst of the Stones'
    .acc = Thirst of the Stones
mythos-s4_m5 = Sparks
    .gen = Sparks'
    .acc = Sparks
mythos-s4_m6 = Stakes on the Wall
    .gen = Stakes on the Wall's
    .acc = Stakes on the Wall
mythos-s4_m7 = The Stair Crumbles
    .gen = The Stair Crumbles'
    .acc = The Stair Crumbles
mythos-s4_m8 = Palace Guard
    .gen = Palace Guard's
    .acc = Palace Guard

## Festival of Death

mythos-s5_m1 = Roll Up, Roll Up!
    .gen = Roll Up, Roll Up!
    .acc = Roll Up, Roll Up!
mythos-s5_m2 = Stampede
    .gen = Stampede's
    .acc = Stampede
mythos-s5_m3 = Rigged Games
    .gen = Rigged Games'
    .acc = Rigged Games
mythos-s5_m4 = Laughing Gas
    .gen = Laughing Gas'
    .acc = Laughing Gas
mythos-s5_m5 = Ringmaster's Bow
    .gen = Ringmaster's Bow's
    .acc = Ringmaster's Bow
mythos-s5_m6 = Fire Eaters
    .gen = Fire Eaters'
    .acc = Fire Eaters
mythos-s5_m7 = Lost in the Mirrors
    .gen = Lost in the Mirrors'
    .acc = Lost in the Mirrors
mythos-s5_m8 = Feeding Time
    .gen = Feeding Time's
    .acc = Feeding Time

## Die Schöne und das Biest

mythos-s6_m1 = Howl from Below
    .gen = Howl from Below's
    .acc = Howl from Below
mythos-s6_m2 = Jealous Suitors
    .gen = Jealous Suitors'
    .acc = Jealous Suitors
mythos-s6_m3 = Footsteps in the Hall
    .gen = Footsteps in the Hall's
    .acc = Footsteps in the Hall
mythos-s6_m4 = Withering Rose
    .gen = Withering Rose's
    .acc = Withering Rose
mythos-s6_m5 = Phantom Waltz
    .gen = Phantom Waltz's
    .acc = Phantom Waltz
mythos-s6_m6 = Thorns
    .gen = Thorns'
    .acc = Thorns
mythos-s6_m7 = The Story Retold
    .gen = The Story Retold's
    .acc = The Story Retold
mythos-s6_m8 = Envy
    .gen = Envy's
    .acc = Envy

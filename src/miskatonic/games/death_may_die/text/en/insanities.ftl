# Insanities: the name with its forms.

insanity-bloodletting = Bloodletting
    .gen = Bloodletting's
    .acc = Bloodletting
insanity-pyromania = Fire Worship
    .gen = Fire Worship's
    .acc = Fire Worship
insanity-sleepwalking = Sleepwalking
    .gen = Sleepwalking's
    .acc = Sleepwalking
insanity-night_terrors = Night Terrors
    .gen = Night Terrors'
    .acc = Night Terrors
insanity-hoarding = Hoarding
    .gen = Hoarding's
    .acc = Hoarding
insanity-persecution = Persecution Mania
    .gen = Persecution Mania's
    .acc = Persecution Mania
insanity-fugue = Dissociative Fugue
    .gen = Dissociative Fugue's
    .acc = Dissociative Fugue
insanity-frenzy = Blood Frenzy
    .gen = Blood Frenzy's
    .acc = Blood Frenzy

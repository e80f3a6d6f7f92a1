# Basic weaknesses: the name with its forms, and what the card does (.text).

card-amnesia = Amnesia
    .gen = Amnesia's
    .text = Revelation: keep 1 card of your hand, your choice, and discard the rest. Weaknesses in your hand stay there and count as the card you keep.
card-paranoia = Paranoia
    .gen = Paranoia's
    .text = Revelation: all your resources are discarded.
card-haunted = Haunted
    .gen = Haunted's
    .text = Revelation: it goes into your threat area. Each of your skills is 1 lower. Two actions, by you or anybody at your location: it is discarded.
card-psychosis = Psychosis
    .gen = Psychosis's
    .text = Revelation: it goes into your threat area. Forced, after you take horror, even if your assets got all of it: you take 1 direct damage. Two actions, by you or anybody at your location: it is discarded.
card-hypochondria = Hypochondria
    .gen = Hypochondria's
    .text = Revelation: it goes into your threat area. Forced, after you take damage, even if your assets got all of it: you take 1 direct horror. Two actions, by you or anybody at your location: it is discarded.
card-mob_enforcer = Mob Enforcer
    .gen = Mob Enforcer's
    .text = Prey: its bearer and nobody else. Hunter. Action, 4 resources, by anybody at its location: Parley. It is discarded, which is no defeat.
card-silver_twilight_acolyte = Silver Twilight Acolyte
    .gen = Silver Twilight Acolyte's
    .text = Prey: its bearer and nobody else. Hunter. Forced, after it attacks: 1 doom goes onto the current agenda, which does not advance from this alone.
card-stubborn_detective = Stubborn Detective
    .gen = Stubborn Detective's
    .text = Prey: its bearer and nobody else. Hunter. The investigator cards of all who are at its location lose their printed text, elder sign effect included; traits stay.

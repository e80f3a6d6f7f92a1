### Arkham Horror: The Card Game: when somebody wants to be asked.

web-asks-title = When to ask me
web-asks-how = You are never asked when there is nothing you could do. These settings are yours alone and change nothing for the others.
web-asks-general = In general
web-asks-normal = Where it could matter
web-asks-all = Wherever allowed
web-asks-few = Reactions, your turn
web-asks-here = Ask
web-asks-usual = As usual
web-asks-cards = Cards
web-asks-always = Always
web-asks-never = Never
web-asks-forced = You are always asked about forced effects and the order of simultaneous ones.

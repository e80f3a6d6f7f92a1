### Arkham Horror: The Card Game: when somebody wants to be asked.

web-asks-title = When to ask me
web-asks-how = Windows in which you could do nothing are never shown. These settings are yours alone and change nothing for the others.
web-asks-general = In general
web-asks-normal = Where it could matter
web-asks-all = Wherever allowed
web-asks-few = Reactions, own turn
web-asks-here = Ask
web-asks-usual = As usual
web-asks-cards = Cards
web-asks-always = Always
web-asks-never = Never
web-asks-forced = Forced effects and the order of simultaneous ones are always asked.

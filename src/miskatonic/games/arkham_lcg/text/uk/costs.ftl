# Додаткова ціна, карти, якими не можна користуватися, обмеження на карти у грі.

barred-cannot_use = { NAME($card) }: { barred-cannot_use.here }
    .here = цією картою ви зараз не можете користуватися
barred-cannot_commit = карт, якими ви зараз не можете користуватися: { $count }
barred-limit = { NAME($card) }: { barred-limit.here }
    .here = обмеження вичерпано
barred-limit_in_play = { NAME($card) }: { barred-limit_in_play.here }
    .here = обмеження на карти у грі вичерпано ({ NAME($source) })
barred-no_seal = { NAME($card) }: { barred-no_seal.here }
    .here = у торбі немає потрібного жетона ({ NAME($token) })
barred-entry_cost = вам нічим заплатити за вхід у локацію { NAME($place) }
warn-actions = { $count ->
        [one] ще { $count } дія
        [few] ще { $count } дії
       *[many] ще { $count } дій
    }

event-too_dear = { NAME($source) }: { NAME($seat) } не має { $count ->
        [one] додаткової дії
        [few] { $count } додаткових дій
       *[many] { $count } додаткових дій
    }, тож цієї частини не буде.
event-pays_entry = { NAME($seat) } платить за вхід у локацію { NAME($place) }.
event-cannot_pay_entry = { NAME($seat) } не може заплатити за вхід у локацію { NAME($place) }.
event-over_limit = Карту { NAME($card) } скинуто: обмеження вже вичерпує { NAME($source) }.

step-too_dear = не вистачає дій
step-pays_entry = платить за вхід
step-cannot_pay_entry = не може заплатити за вхід
step-over_limit = перевищує обмеження

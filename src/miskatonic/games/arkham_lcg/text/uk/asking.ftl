### «Питай мене тут»: де й про що гравець хоче, щоб його питали; а також те, що триває певний час.

asks-normal = там, де щось може важити
asks-all = всюди, де щось дозволено
asks-few = лише про реакції та у свій хід
window-after_mythos = після карт контактів
window-before_turns = перед першим ходом
window-in_turn = між діями інших
window-turn_ends = наприкінці ходу
window-after_hunters = перед атаками на кожного дослідника
window-after_attacks = після атак
window-upkeep_begins = перед відновленням карт
window-test = у перевірках інших

ask-asks = { NAME($seat) }: { ask-asks.question }
    .question = де й про що вас питати?
option-asks = Про що питати…
option-done = { $left ->
        [none] Лишити так
       *[other] { upgrading-seat }Готово, збережений досвід { $left }
    }
option-level = Питати мене { NAME($level) }
option-here = Питати мене { NAME($where) }
option-not_here = Не питати мене окремо { NAME($where) }
option-always = Завжди питати про { NAME($card, case: "acc") }
option-never = Ніколи не питати про { NAME($card, case: "acc") }
option-usual = Питати про { NAME($card, case: "acc") } як завжди
option-quiet_turn = Нічого не робити й не питати до кінця ходу
verb-asks = Про що питати
verb-done = Готово
verb-level = Загалом питати
verb-here = Питати також
verb-not_here = Більше не питати окремо
verb-always = Завжди питати про
verb-never = Ніколи не питати про
verb-usual = Знову як завжди
verb-quiet_turn = Не цього ходу

event-wish = { NAME($seat) }: { $verb ->
        [level] запитання { NAME($level) }
        [here] запитання { NAME($where) }
        [not_here] без окремих запитань { NAME($where) }
        [always] завжди запитання про { NAME($card, case: "acc") }
        [never] жодних запитань про { NAME($card, case: "acc") }
       *[usual] запитання про { NAME($card, case: "acc") } як завжди
    }.

## Словами

board-asks = Запитання { NAME($level) }
board-asks_here = також { LIST($windows) }
board-asks_always = завжди про: { LIST($cards) }
board-asks_never = ніколи про: { LIST($cards) }
board-asks_quiet = { $quiet ->
        [turn] аж із наступного ходу
       *[round] аж із наступного раунду
    }

board-label_lasting = На певний час
board-lasting = { NAME($about) }: { $what ->
        [willpower] { skill-willpower } { $amount }
        [intellect] { skill-intellect } { $amount }
        [combat] { skill-combat } { $amount }
        [agility] { skill-agility } { $amount }
        [base_willpower] { skill-willpower }: базово { $amount }
        [base_intellect] { skill-intellect }: базово { $amount }
        [base_combat] { skill-combat }: базово { $amount }
        [base_agility] { skill-agility }: базово { $amount }
        [skill_value] значення в перевірках { $amount }
        [shroud] морок { $amount }
        [actions] дії { $amount }
        [test_clues] здогадки { $amount }
        [test_damage] { $amount ->
            [none] більше ран, залежно від результату
           *[other] рани { $amount }
        }
        [instead_of_willpower] { NAME($skill) } замість: { skill-willpower }
        [instead_of_intellect] { NAME($skill) } замість: { skill-intellect }
        [instead_of_combat] { NAME($skill) } замість: { skill-combat }
        [instead_of_agility] { NAME($skill) } замість: { skill-agility }
        [cannot_attack] неелітні вороги не атакують
        [no_tokens] без жетонів хаосу
       *[blank] без тексту
    } до кінця { $until ->
        [test] перевірки
        [turn] ходу
        [phase] фази
       *[round] раунду
    } ({ NAME($card) })

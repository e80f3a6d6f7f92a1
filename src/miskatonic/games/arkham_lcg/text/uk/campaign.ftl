### Що сценарій лишає кампанії: журнал, сюжетні карти, досвід рядок за рядком.

note-house_burned = дім згорів дотла
note-house_standing = дім досі стоїть
note-ghoul_priest_alive = Гуль-жрець досі живий
note-lita_found_others = Літі довелося шукати допомоги в інших
note-interrogated = Допитані культисти
note-got_away = Культисти, які втекли

ask-story_card = { NAME($seat) }: { ask-story_card.question }
    .question = чи берете ви в колоду на всю кампанію { NAME($card, case: "acc") }? Це запитують лише раз.
option-decline = Обійтися без карти
verb-decline = Відмова від карти

ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = хто долучається до кампанії? З новою колодою, без досвіду й без травм.
option-become = { NAME($investigator) }
verb-become = Дослідник
ask-claim = { NAME($story) }: { ask-claim.question }
    .question = до чиєї колоди потрапляє ця карта на час кампанії? Про це питають лише раз.
option-claim = До колоди: { NAME($who) }
verb-claim = Чия колода

event-noted_under = Запис у журналі кампанії, «{ NAME($note) }»: { NAME($subject) }.
event-crossed_out_under = Викреслено в журналі кампанії, «{ NAME($note) }»: { NAME($subject) }.
event-newcomer = До кампанії долучається { NAME($seat) }.
event-noted = Записано в журнал кампанії: { NAME($note) }.
event-crossed_out = Викреслено з журналу кампанії: { NAME($note) }.
event-joins = { NAME($card) } поповнює колоду на всю кампанію ({ NAME($seat) }) і не враховується в її розмірі.
event-declines = { NAME($seat) } не бере карти: { NAME($card) }.
event-waits = { NAME($card) } чекає на дослідника з наступної групи.
event-insane = { NAME($seat) } божеволіє.
event-counts = У переможному рахунку: { NAME($card) }, вартість { $count }.
event-bonus = Розв’язка додає кожному досвід: { $count }.
event-gain = { NAME($seat) }: досвід { $count }{ $card ->
        [none] {" "}за роль головного дослідника.
       *[other] {" "}({ NAME($card) }).
    }
event-earns = { NAME($seat) } отримує досвід: { $count }.

## Аркуш наприкінці

board-log = Журнал кампанії: { LIST($notes, sep: "; ") }
board-unclaimed = Чекає на наступну групу: { LIST($cards) }
board-campaign_bag = Торба хаосу лишається такою: { $bag }
board-experience = Досвід { $count }: { $lines }
board-no_experience = Без досвіду
board-gain = { $reason ->
        [bonus] розв’язка
        [lead] головний дослідник
        [floor] не менше ніж 0
       *[other] { NAME($card) }
    } { $amount }
board-earned = Поповнює колоду: { LIST($cards) }
board-fate_killed = Загибель
board-fate_insane = Божевілля

### Що сценарій лишає кампанії: журнал, сюжетні карти, досвід рядок за рядком.

note-house_burned = дім згорів дотла
note-house_standing = дім досі стоїть
note-ghoul_priest_alive = Гуль-жрець досі живий
note-lita_found_others = Літі довелося шукати допомоги в інших
note-interrogated = Допитані культисти
note-got_away = Культисти, які втекли

## Що з журналу випливає для наступного сценарію

does-begins = тут усі починають
does-shuffled_in = замішується в колоду контактів
does-token = назавжди до торби хаосу
does-doom = жетони приреченості на першій загрозі
does-discards = карти, які навмання втрачає кожна початкова рука
does-waiting = культисти на Головній дорозі, коли просунеться акт 1

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
event-noted_number = Записано в журнал кампанії: { NAME($note) }: { $count }.
event-crossed_out_number = Викреслено з журналу кампанії: { NAME($note) }: { $count }.
event-remembers = { NAME($seat) } пам’ятає до кінця цього сценарію: { NAME($note) }.
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

## A record in words

result-survived = Порятунок.
event-campaign_ends = Кампанію завершено: { $result ->
        [won] перемога.
        [survived] порятунок.
       *[lost] поразка.
    }
event-campaign_partly = Поки що кампанія «{ NAME($campaign) }» — це лише цей сценарій; його кінець збережеться для продовження.
event-campaign_waits = Кампанія «{ NAME($campaign) }» триває, але її продовження ще немає в цій грі. Збережіть запис кампанії: щойно продовження з’явиться, вона піде звідси далі.
event-exchanged = У колоді { NAME($seat, case: "gen") } карта «{ NAME($other) }» до кінця кампанії замінює карту «{ NAME($card) }».
campaign-title = { NAME($campaign) }, складність: { NAME($difficulty) }
campaign-boxes = Базовий набір і { LIST($boxes) }
campaign-chapter = { NAME($scenario) }: { $number ->
        [none] без розв’язки
       *[other] розв’язка { $number }
    }{ $result ->
        [won] , перемога
        [lost] , поразка
        [survived] , порятунок
       *[none] {""}
    }
campaign-next = Наступний сценарій: { NAME($scenario) }
campaign-over = Кампанію завершено: { $result ->
        [won] перемога
        [survived] порятунок
       *[lost] поразка
    }
campaign-waits = Продовження ще немає в цій грі; щойно воно з’явиться, кампанія «{ NAME($campaign) }» піде звідси далі.
campaign-note = { NAME($note) }{ $number ->
        [none] {""}
       *[other] : { $number }
    } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , викреслено: { NAME($crossed) }
    }
campaign-note_under = { NAME($note) }: { NAME($card) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , викреслено: { NAME($crossed) }
    }
campaign-label_log = Журнал кампанії
campaign-label_next = Що випливає з журналу
campaign-does_cards = { NAME($what) }: { LIST($cards) }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
campaign-does_count = { NAME($what) }: { $count }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
campaign-label_path = Сценарії
campaign-bag = Торба хаосу: { LIST($tokens) }
campaign-added = Додано ({ NAME($scenario) }): { LIST($tokens) }
campaign-removed = Вилучено ({ NAME($scenario) }): { LIST($tokens) }
campaign-person = { NAME($who) }{ $how ->
        [killed] : загибель
        [insane] : божевілля
        [sits_out] : пропускає сценарій
       *[none] {""}
    }
campaign-experience = Досвід: здобуто { $earned }, витрачено { $spent }, лишилося { $left }
campaign-gain = { $amount } { $reason ->
        [bonus] розв’язка
        [lead] головний дослідник
        [floor] ніколи не менше 0
       *[other] { NAME($card) }
    }{ $leaves ->
        [none] {""}
       *[other] {" "}замість: { NAME($leaves) }
    } ({ NAME($scenario) })
campaign-earned = Сюжетні карти: { LIST($cards) }
campaign-weaknesses = Слабкості: { LIST($cards) }
campaign-deck = Колода: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } без слабкостей
campaign-copies = { $count } × { LIST($cards) }

# AH-B-221: what earlier scenarios have left
setting-the_gathering = Як закінчився сценарій «{ scenario-the_gathering }»
setting-the_gathering-burned = { setting-the_gathering-burned.plain } ({ setting-the_gathering-burned.more })
    .plain = Дім згорів
    .more = Гуль-жрець мертвий, Літи з вами немає
setting-the_gathering-burned_lita = { setting-the_gathering-burned_lita.plain } ({ setting-the_gathering-burned_lita.more })
    .plain = Дім згорів, Літа з вами
    .more = Гуль-жрець мертвий, Літа в колоді першого дослідника
setting-the_gathering-standing = { setting-the_gathering-standing.plain } ({ setting-the_gathering-standing.more })
    .plain = Дім досі стоїть
    .more = Гуль-жрець мертвий, Літи з вами немає
setting-the_gathering-alive = { setting-the_gathering-alive.plain } ({ setting-the_gathering-alive.more })
    .plain = Гуль-жрець досі живий
    .more = дім стоїть, Літи з вами немає
setting-the_gathering-alive_lita = { setting-the_gathering-alive_lita.plain } ({ setting-the_gathering-alive_lita.more })
    .plain = Гуль-жрець досі живий, Літа з вами
    .more = дім стоїть, Літа в колоді першого дослідника
setting-the_gathering-fled = { setting-the_gathering-fled.plain } ({ setting-the_gathering-fled.more })
    .plain = Літі довелося шукати допомоги в інших
    .more = дім стоїть, Гуль-жрець живий, Літи з вами немає
setting-the_gathering-fled_lita = { setting-the_gathering-fled_lita.plain } ({ setting-the_gathering-fled_lita.more })
    .plain = Літі довелося шукати допомоги в інших, і вона повернулася
    .more = дім стоїть, Гуль-жрець живий, Літа в колоді першого дослідника
setting-the_midnight_masks = Як закінчився сценарій «{ scenario-the_midnight_masks }»
setting-the_midnight_masks-before = { setting-the_midnight_masks-before.plain } ({ setting-the_midnight_masks-before.more })
    .plain = До півночі
    .more = початкові руки лишаються цілими
setting-the_midnight_masks-past = { setting-the_midnight_masks-past.plain } ({ setting-the_midnight_masks-past.more })
    .plain = Після півночі
    .more = кожен утрачає 2 випадкові карти з початкової руки
setting-got_away = Культисти, які втекли
setting-got_away-two = { setting-got_away-two.plain } ({ setting-got_away-two.more })
    .plain = { card-peter_warren } і { card-ruth_turner }
    .more = приреченість на початку: 1
setting-got_away-nobody = { setting-got_away-nobody.plain } ({ setting-got_away-nobody.more })
    .plain = Ніхто
    .more = без приреченості на початку
setting-got_away-all = { setting-got_away-all.plain } ({ setting-got_away-all.more })
    .plain = Усі шестеро
    .more = приреченість на початку: 3
earlier-unknown = Немає культиста «{ $written }», який міг би втекти; є: { $names }.
earlier-twice = Серед тих, хто втік, когось названо двічі.

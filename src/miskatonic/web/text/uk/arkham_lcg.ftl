### «Жахіття Аркгема: карткова гра» в переглядачі: те, що каже лише сторінка.

web-cover-arkham_lcg = Жахіття
    .second = Аркгема
web-game-arkham_lcg = Жахіття Аркгема: карткова гра

## Раунд

web-ah-phase-mythos = Міф
web-ah-phase-investigation = Дослідження
web-ah-phase-enemy = Вороги
web-ah-phase-upkeep = Відновлення
web-ah-round = раунд { $number }

## Загроза

web-ah-agenda = Загроза { $number }
web-ah-act = Акт { $number }
web-ah-doom-of = Приреченість: { $count } із { $of }
web-ah-doom-near = Приреченість: { $count } із { $of }. Наступний жетон просуває загрозу.
web-ah-clues-of = Здогадки всіх дослідників: { $count } із { $of }.
web-ah-clues-held = Здогадки всіх дослідників: { $count }.
web-ah-bag = Торба хаосу: { $count }
web-ah-both = Акт і загроза
web-ah-apart-the_midnight_masks = Колода культистів
web-ah-encounter-deck = Колода контактів
web-ah-pile-encounter = Відбій контактів
web-ah-pile-victory = Переможний рахунок
web-ah-pile-aside = Відкладено
web-ah-pile-discard = Відбій: { $name }
web-ah-pile-deck = Лишилось у колоді: { $name }
web-ah-pile-down = Сорочкою вгору: { $count }
web-ah-pile-empty = Карт немає
web-ah-victory = Переможні очки

## Локації й вороги

web-ah-location = морок { $shroud }, здогадки: { $clues }
web-ah-unrevealed = закрита
web-ah-connects = сполучення: { $names }
web-ah-no-clues = без здогадок
web-ah-enemy = { $name }, атака { $fight }, здоров’я { $left } із { $health }, втеча { $evade }, рани { $damage }, жах { $horror }
web-ah-permanent = Постійна
web-ah-exhausted = задіяно

## Дослідники

web-ah-health = Здоров’я
web-ah-sanity = Розсудок
web-ah-damage = Рани
web-ah-horror = Жах
web-ah-clues = Здогадки
web-ah-doom = Приреченість
web-ah-resources = Ресурси
web-ah-cards = Карти в руці
web-ah-actions = Лишилося дій: { $count }
web-ah-turn-over = Хід завершено
web-ah-turn-ahead = Хід ще попереду
web-ah-lead = головний
web-ah-left-resigned = відступ
web-ah-left-damage = поразка через рани
web-ah-left-horror = поразка через жах
web-ah-left-effect = поразка
web-ah-area = Ігрова зона: { $name }
web-ah-threat-area = Зона боротьби
web-ah-deck = Колода
web-ah-discard = Відбій

## Карти

web-ah-hand = Карти в руці, { $name }: { $count }
web-ah-offer = Карти на вибір
web-ah-no-cards = Немає карт у руці
web-ah-wild = універсальний
web-ah-fast = миттєва
web-ah-weakness = Слабкість
web-ah-kind-asset = Здобуток
web-ah-kind-event = Подія
web-ah-kind-skill = Навичка
web-ah-kind-treachery = Напасть
web-ah-kind-enemy = Ворог
web-ah-kind-investigator = Дослідник
web-ah-use-ammo = Набої
web-ah-use-supplies = Запаси
web-ah-use-secrets = Таємниці
web-ah-use-charges = Заряди
web-ah-committed = У перевірці
web-ah-bar-no_icons = Немає відповідного символу
web-ah-bar-own_tests = Лише у власних перевірках
web-ah-bar-one_each = Ви вже додаєте одну карту
web-ah-bar-max_committed = Більше таких не можна в одній перевірці
web-ah-bar-skill = Для перевірок навичок
web-ah-bar-not_here = Не в цій перевірці
web-ah-opening = Початкова рука: { $name }
web-ah-opening-how = Натисніть те, чого не хочете. Ви обираєте все, перш ніж побачите щось нове.
web-ah-opening-hold = Притримайте карту, щоб її прочитати.
web-ah-opening-wait = Спершу обирають інші.
web-ah-opening-done = Із цією рукою починається гра.
web-ah-opening-theirs = { $name }: вибір початкової руки
web-ah-whole-deck = Колода без слабостей, карт: { $of }
web-ah-new-cards = Нові карти: { $count } з { $of }
web-ah-at-least-one = шанс хоча б на одну
web-ah-left = залишилося: { $count }
web-ah-goes-back = Назад

## Перевірки й шкода

web-ah-test = Перевірка: { $skill }
web-ah-steps = Кроки перевірки
web-ah-step-1 = 1: навичка
web-ah-step-2 = 2: додавання карт
web-ah-step-3 = 3: жетон
web-ah-step-4 = 4: дія жетона
web-ah-step-5 = 5: значення
web-ah-step-6 = 6: успіх чи провал
web-ah-step-7 = 7: наслідки
web-ah-step-8 = 8: кінець
web-ah-against = проти
web-ah-token = жетон
web-ah-token-came = Жетон:
web-ah-good-tokens = { $count } із { $of } жетонів
web-ah-success = Успіх
web-ah-failure = Провал
web-ah-by-none = без запасу
web-ah-by = на { $count }
web-ah-goes-in = У перевірці:
web-ah-may-add = { $name }: ще може додати карту
web-ah-ready = { $name }: більше нічого не додає
web-ah-harm = рани { $damage }, жах { $horror }
web-ah-rescued = за допомогою: { $names }
web-ah-deals = успіх завдає ран: { $count }

## Що зберігає кампанія

web-ah-log = Журнал кампанії
web-ah-experience = Досвід: { $count }
web-ah-gain-bonus = Розв’язка
web-ah-gain-lead = Головний дослідник
web-ah-gain-floor = Не менше ніж 0
web-ah-earned = Поповнює колоду: { $name }
web-ah-fate-killed = Загибель
web-ah-fate-insane = Божевілля

## Аркуш кампанії

web-ah-campaign = Аркуш кампанії
web-ah-path = Шлях кампанії
web-ah-sheets = Слідчі кампанії
web-ah-people = дослідників: { $count }
web-ah-notes = Нотатки кампанії
web-ah-no-notes = Ще нічого не записано.
web-ah-crossed = Викреслено в { $number }
web-ah-new = нове
web-ah-gone = Їх уже немає з нами
web-ah-ahead = Що випливає з журналу
web-ah-ahead-done = Що випливло з журналу
web-ah-ahead-joins = { $name }: долучиться
web-ah-ahead-always = У будь-якому разі
web-ah-bag-changes = Що змінилося в торбі
web-ah-bag-same = Поки що нічого.
web-ah-unclaimed = Чекає на наступну групу
web-ah-resolution = Розв’язка
web-ah-resolution-none = Без розв’язки
web-ah-resolution-r1 = Розв’язка 1
web-ah-resolution-r2 = Розв’язка 2
web-ah-resolution-r3 = Розв’язка 3
web-ah-stop-done = Позаду
web-ah-stop-now = Ви тут
web-ah-stop-next = Попереду
web-ah-campaign-won = Кампанію виграно.
web-ah-campaign-survived = Кампанію завершено: ви вижили.
web-ah-campaign-lost = Кампанію програно.
web-ah-written = Що записано
web-ah-trauma-physical = фізична травма { $count } з { $of }
web-ah-trauma-mental = психічна травма { $count } з { $of }
web-ah-suffers-physical = фізична травма +{ $count }
web-ah-suffers-mental = психічна травма +{ $count }
web-ah-xp-left = лишилось
web-ah-xp-sum = здобуто { $earned }, витрачено { $spent }
web-ah-fate-left = Не в цьому сценарії

## Покращення колоди

web-ah-upgrade = Досвід: { $name }
web-ah-xp-of = лишилось { $left } із { $had }
web-ah-upgrade-theirs = { $name } переглядає колоду.
web-ah-upgrade-ready = Ця колода готова. Інші ще обирають.
web-ah-upgrade-done = готово, лишає { $left }
web-ah-upgrade-spends = поки що витрачено: { $spent } із { $had }
web-ah-group-upgrade = Вищі версії ваших карт
web-ah-group-buy = Нові карти
web-ah-price-upgrade = платять різницю
web-ah-price-buy = рівень, щонайменше 1; інша карта йде
web-ah-price = ціна { $count }
web-ah-level = рівень { $count }
web-ah-instead = Замість: { $name }
web-ah-leaves = Що піде натомість?
web-ah-leaves-how = Натисніть карту з колоди.
web-ah-short = бракує { $count }
web-ah-verb-buy = Нова:
web-ah-verb-upgrade = Вища:
web-ah-verb-undo_buy = Забрати назад:
web-ah-goes = йде { $name }
web-ah-comes-back = лишається { $name }
web-ah-then-left = потім лишиться: { $count }
web-ah-changes = Зміни: до і після

## Далі

web-ah-going = Хто гратиме в наступному сценарії?
web-ah-goes-on = Кампанія триває далі: «{ $name }».
web-ah-joining = Нові дослідники: { $count }
web-ah-joining-less = Долучається на одну людину менше
web-ah-joining-more = Долучається на одну людину більше
web-ah-file = Один файл
web-ah-file-say = Журнал, колоди, торба і досвід: з цього файлу кампанія триватиме будь-де.
web-ah-file-later = Коли сценарій скінчиться, тут можна буде зберегти кампанію.
web-ah-file-save = Зберегти
web-ah-file-open = Відкрити
web-ah-table = Стіл { $number }
web-ah-carry = Перевести дослідників
web-ah-carry-say = Колоди, сюжетні карти, досвід і травми лишаються; журнал і торба хаосу починаються наново.
web-ah-carry-nobody = Ніхто з цієї кампанії не може грати далі.
web-ah-carry-go = Почати нову кампанію

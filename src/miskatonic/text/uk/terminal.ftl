# Що термінал каже від себе: рядковий режим, повний екран, вибір гри, команди.

terminal-seat = Місце { $number }, { NAME($who) }
terminal-decides = Вирішує: { $seat }
terminal-cost = { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }
terminal-list = { LIST($things) }
terminal-barred = Тут не можна:
terminal-nothing-to-undo = Ще нічого не вирішено, тож нічого й скасовувати.
result-won = Перемога.
result-lost = Поразка.
terminal-decisions = { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
        [many] { $count } рішень
       *[other] { $count } рішення
    }
terminal-turns = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
terminal-undo-key = { $key } { $what }
terminal-undo-decision = одне рішення
terminal-undo-action = всю дію
terminal-undo-turn = весь хід
terminal-saved = Збережено: { $file }
terminal-kept = Гру збережено: { $file }. Продовжити: miskatonic play { $resume }

terminal-no-sequel = Після цього столу наступного немає.
terminal-no-campaign = Це не кампанія: { $file }
terminal-campaign-kept = Кампанію збережено у файлі: { $file }
terminal-fate-sealed = Доля: зерно вибрано жеребом, його покажуть, коли гра скінчиться. Доти є його печатка (SHA-256): { $seal }
terminal-fate-open = Доля: зерном було { $seed }; його печатка (SHA-256) — { $seal }
terminal-fate-known = Доля: зерно вибрали навмисно або воно прийшло з грою, тож хтось може знати, що принесуть карти.

## Рядковий режим

terminal-line-welcome = Число — це відповідь. u скасовує, ? пояснює, ? і назва показує опис, h допомагає, q завершує.
terminal-line-help =
    Число вибирає варіант із цим номером.
    Скасовують: { $undos }.
    ? каже, звідки це питання і чого тут не можна; ? 3 пояснює варіант 3.
    i каже, що зробив би тут хтось розважливий і чому.
    ? і назва показує карту, локацію, монстра, дослідника чи символ; ? і номер правила — саме правило.
    g нагадує мету: коли ви перемагаєте, коли програєте і що робити у свій хід.
    c читає вашу здібність і ваші карти.
    o перелічує варіанти ще раз, b описує поле, l показує журнал, r те, що сталося після вашого останнього рішення.
    s зберігає; s ФАЙЛ зберігає копію в цьому файлі.
    q зберігає гру й завершує; miskatonic play --resume повертає до неї.
terminal-hint = Розважливий гравець обрав би { $number }: { $say }.
terminal-no-hint = Ніхто не знає, що тут було б найкраще.
terminal-look-several = { $count ->
        [one] Підходить { $count } назва
        [few] Підходять { $count } назви
       *[many] Підходить { $count } назв
    }: { LIST($names) }.
terminal-look-near = Тут немає «{ $wish }». Можливо, це: { LIST($names) }?
terminal-look-nothing = Тут немає «{ $wish }»: ? і число пояснює варіант, ? і назва чи номер правила показує опис.
terminal-line-empty = Відповіді немає: введіть номер варіанта або h (довідка).
terminal-line-empty-early = Відповіді немає: ще можна щось зробити. Щоб однаково завершити ({ $say }), введіть { $number }.
terminal-line-wrong = { $line } тут не відповідь: введіть один із показаних номерів або h (довідка).
terminal-line-wrong-over = Гру закінчено: u скасовує, s зберігає, q завершує.
terminal-line-wrong-row = Введіть число від 1 до { $last } або q, щоб вийти.
terminal-line-go-on = g веде кампанію далі, до наступного столу.
terminal-line-over = u скасовує останнє рішення, s зберігає, q завершує.
terminal-line-default = Порожній рядок: { $number }.

## Вибір гри

terminal-which-game = У що граємо
terminal-game = Гра
terminal-seats = Місця за столом
terminal-options = Параметри
terminal-content = У коробці
terminal-default = типово
terminal-language = Мова
terminal-language-name = українська
terminal-begin = Почати
terminal-continue = Продовжити: { $game }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
        [many] { $seats } місць
       *[other] { $seats } місця
    }, { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
        [many] { $count } рішень
       *[other] { $count } рішення
    }
terminal-continue-since = { $what } ({ $when })
terminal-saves = Збережені ігри
terminal-no-saves = Поки жодної. Кожна гра зберігається сама.
terminal-picker-hint = ↑ ↓ вибір рядка, ← → зміна, Enter підтверджує.
terminal-save-broken = Це збереження не відкривається.

## Повний екран

terminal-your-decision = Ваше рішення
terminal-log = Журнал
terminal-people = Дослідники
terminal-key-undo = Скасувати
terminal-key-why = Чому?
terminal-key-details = Опис
terminal-key-look = Пошук
terminal-key-hint = Підказка
terminal-key-cards = Карти
terminal-key-recap = Що сталося
terminal-key-save = Зберегти
terminal-key-language = Мова
terminal-key-help = Довідка
terminal-key-quit = Вийти
terminal-key-back = Назад
terminal-key-board = Словами
terminal-filtered = Лише { NAME($place) }. Esc: усі варіанти.
terminal-nothing-there = Зараз там нічого не зробити.
terminal-number-typed = Варіант { $number } … або Enter
terminal-help =
    ↑ ↓ та Enter, число або миша: вибір варіанта.
    Клацання по підсвіченій локації лишає тільки те, що її стосується; Esc знову показує все.
    Скасовують: { $undos }.
    ? каже, звідки це питання і чого тут не можна.
    d показує весь опис вибраного варіанта, / шукає карту, локацію, монстра, дослідника, символ чи правило.
    i каже, що зробив би тут хтось розважливий і чому.
    g нагадує мету: коли ви перемагаєте, коли програєте і що робити у свій хід.
    c показує карти в грі та їхню дію, b становище словами, l увесь журнал, r те, що сталося після вашого останнього рішення.
    s зберігає; кожне рішення й так зберігається саме.
    F2 або L змінює мову. Tab переходить між панелями.
    q зберігає гру й завершує.
terminal-look-help =
    Введіть назву або її частину: карти, локації, монстра, дослідника, символу. Або номер правила, наприклад { $rule }.
    ↑ ↓ вибір серед кількох, PgUp і PgDn гортають, Esc закриває.
terminal-look-none = Тут немає «{ $wish }».
terminal-legend-action = можна вибрати; число — номер варіанта
terminal-over-go-on = Продовжити кампанію
terminal-over-undo = Скасувати останнє рішення
terminal-over-undo-far = Скасувати { $what }
terminal-over-save = Зберегти
terminal-over-new = Нова гра
terminal-over-quit = Вийти
terminal-too-small = Для малюнка потрібно 100 стовпців і 30 рядків; тут опис. Увесь його показує b.

## Відтворення і правила

terminal-replay-at = Після { $number } з { $count ->
        [one] { $count } рішення
        [few] { $count } рішень
        [many] { $count } рішень
       *[other] { $count } рішення
    }
terminal-replay-next = Далі: { $what }
terminal-replay-end = Тут запис закінчується.
terminal-replay-hint = → далі, ← назад, PgDn і PgUp по десять, Home і End
terminal-no-rule = Жодне правило не містить усіх цих слів.

## A table in words, for environments and language models

spoken-wait = Чекати
spoken-holds = Ви граєте за: { $seats }
spoken-number = Запитання номер { $number }:
spoken-look-nothing = Тут немає: { $wish }. Номер пояснює варіант; можна також назвати щось або вказати позначення правила.

### Колоди: що не так, кожна причина зі своїми числами.

setting-taboo = Список табу
setting-taboo-off = Без списку
setting-taboo-april_2019 = Квітень 2019
setting-collection = Карти для власних колод
setting-collection-two_of_each = По дві копії кожної карти
setting-collection-one_box = Одна коробка на всіх
setting-boxes = Ваші коробки
setting-boxes-core = Базовий набір
boxes-unknown = Немає коробки «{ $written }»; коробки: { $names }.
boxes-no_core = У «{ $written }» немає базового набору, а він потрібен завжди: додайте `core`.
boxes-scenario = { NAME($scenario) } — з коробки «{ NAME($box) }», а за цим столом грають без неї.
boxes-starter = Початковій колоді «{ $written }» потрібна коробка «{ NAME($box) }», а за цим столом грають без неї.

deck-refused = Недозволена колода ({ NAME($investigator) }):
deck-no_starter = Стартової колоди «{ $written }» немає; є: { $names }.
deck-same_investigator = Кожен грає іншим дослідником.
deck-too_many_decks = Названо колод: { $count }, а місць за столом: { $seats }.
deck-size = { $count } з { $of } карт.
deck-other_box = { NAME($card) } — карта з коробки «{ NAME($box) }», а за цим столом грають без неї.
deck-unknown = За цим столом ще немає: { deck-away }.
deck-away = { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    }{ $box ->
        [none] {""}
       *[other] , набір «{ NAME($box) }»
    }
deck-investigator = За цим столом ще немає дослідника: { deck-away }.
deck-copies = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, щонайбільше { $most }.
deck-exceptional = { NAME($card) }: { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    }, а дозволено одну: Виняткова.
deck-box = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, в одній коробці { $most }.
deck-class = { NAME($card) }: { $several ->
        [no] клас { LIST($classes) } недоступний
       *[yes] класи { LIST($classes) } недоступні
    } ({ NAME($investigator) }).
deck-level = { NAME($card) }: рівень { $level }, доступний щонайбільше { $most }.
deck-banned = { NAME($card) }: { NAME($investigator) } не може брати карт із рисою { NAME($trait) }{ $level ->
        [0] {""}
       *[other] {" "}рівня { $level } або вищого
    }.
deck-gated = { NAME($card) }: карту можна мати лише як покращення, і лише коли це дозволяє журнал кампанії.
deck-least = { $kind ->
        [event] Події
        [asset] Здобутки
        [skill] Навички
       *[other] Карти
    } з рисою { NAME($trait) }: { $count } зі щонайменше { $of }, які мусить мати колода цього дослідника.
deck-least_classes = У колоді має бути щонайменше { $least } карт кожного з { $of } класів; стільки є { $count ->
        [0] в жодного
        [one] в { $count } класу
        [few] у { $count } класів
        [many] у { $count } класів
       *[other] у { $count } класу
    }.
deck-places = { NAME($card) }: зайнято { $count } з { $of } місць для інших класів.
deck-belongs = { NAME($card) }: це особиста карта { NAME($investigator, case: "gen") }.
deck-story = { NAME($card) }: цю карту спершу треба здобути.
deck-no_player_card = { NAME($card) }: це не карта для колоди гравця.
deck-required = Обов’язкова карта: { NAME($card) }.
deck-exact = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, а має бути рівно { $most }.
deck-weakness = У колоді має бути базова слабкість, випадкова чи названа.
deck-weaknesses = Випадкових базових слабкостей: { $count }, а має бути рівно { $most }.
deck-price = { NAME($card) }: ціна { $count } { $count ->
        [one] бал
        [few] бали
       *[many] балів
    } досвіду{ $taboo ->
        [none] {""}
       *[other] {" "}зі списком табу
    }, а є { $of }.
deck-experience = Карти разом коштують { $count } б. досвіду, а є { $of }.
deck-bought_absent = Купленої карти немає в колоді: { NAME($card) }.
deck-bought_leaves = { $leaves ->
        [none] { NAME($card) }: натомість не пішла жодна карта.
       *[other] { NAME($card) }: натомість не могла піти карта { NAME($leaves) }.
    }
deck-bought_price = { NAME($card) }: сплачено { $count } б. досвіду, а ціна { $of }.
deck-bought_debt = { NAME($card) }: сплачено { $count } б. досвіду, а лишалося тільки { $of }.
deck-bought_no_upgrade = { $leaves ->
        [none] { NAME($card) }: покращення не замінило жодної карти.
       *[other] { NAME($card) }: це не вища версія карти { NAME($leaves) }.
    }
deck-no_story = { NAME($card) }: цю карту не можна здобути як сюжетну.
deck-standalone = { $count } б. досвіду: в окремому сценарії щонайбільше { $most }.

## Що не вдається прочитати

deck-too_long = Це не колода: знаків { $count }, щонайбільше { $most }.
deck-too_many_lines = Це не колода: рядків { $count }, щонайбільше { $most }.
deck-too_many_cards = Понад { $most } різних карт; подальші пропущено.
deck-bad_json = Починається як JSON, але прочитати не вдається.
deck-bad_part = Це не вдається прочитати: { $written }
deck-bad_count = { $code }: кількість копій — від 0 до { $most }, не { $written }.
deck-no_deck = Колоди тут немає.
deck-no_investigator = Не сказано, чия це колода.
deck-doubt = Рядок { $line }: карти «{ $written }» ніхто не знає.
deck-doubt_meant = Рядок { $line }: карти «{ $written }» ніхто не знає. Може, йдеться про { NAME($card, case: "acc") }?
deck-doubt_elsewhere = Рядок { $line }: карти «{ $written }» за цим столом ще немає.
deck-elsewhere = { $written }: звідти нічого не завантажуємо. Відкрийте колоду на ArkhamDB чи arkham.build, експортуйте її як текст або JSON і вставте сюди.

## Що прочитано як інше

deck-note_reprint = { NAME($card) } ({ $code }): передрук, прочитано як карту з базового набору.
deck-note_reprints = { $count ->
        [one] { $count } карта — передрук
        [few] { $count } карти — передруки
       *[many] { $count } карт — передруки
    } з переглянутого базового набору, прочитано карти з базового набору.
deck-note_left_out = Рядок { $line } незрозумілий, його пропущено: { $written }
deck-note_parallel = Інша версія дослідника: { NAME($investigator) }; прочитано карту з базового набору.
deck-note_list = Колод у файлі: { $count }; це перша.
deck-note_taboo = Названо інший список табу, ніж квітневий 2019 року; жоден не діє.
deck-note_weakness = Випадкову базову слабкість беруть на початку гри, і потім вона лишається.

## Що гаразд

deck-ok_size = Карт: { $count }.
deck-ok_copies = Жодна назва не повторюється зачасто.
deck-ok_options = Кожна карта доступна дослідникові.
deck-ok_required = Усе обов’язкове є в колоді.

## Колода словами

deck-legal = Дозволена: карт { $count } з { $of }, досвід: { $spent }.
deck-wrong = { $wrong ->
        [one] Недозволена, { $wrong } річ треба виправити:
        [few] Недозволена, { $wrong } речі треба виправити:
       *[many] Недозволена, { $wrong } речей треба виправити:
    }
deck-title = { $name ->
        [none] { NAME($investigator) }
       *[other] { $name }, { NAME($investigator) }
    }
deck-card = { $count } × { NAME($card) }{ $level ->
        [0] {""}
       *[other] {" "}({ $level })
    }
deck-card_random = { $count } × випадкова базова слабкість
deck-card_unknown = { $count } × { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    } (за цим столом ще немає)
deck-taboo_price = Додаткова ціна в балах досвіду: { $count }; рівень не змінюється.
deck-taboo_exceptional = Виняткова: подвійна ціна, одна копія.

deck-idea-roland = Спершу б’ється, а здогадки знаходить, перемагаючи.
deck-idea-daisy = Здогадки й карти; б’ються інші.
deck-idea-skids = Багато дій: ухилитися, потім ударити.
deck-idea-agnes = Чари, а жах — набої.
deck-idea-wendy = Ухиляється, пробує двічі, знаходить загублене іншими.

## Що надруковано на звороті карти дослідника

deck-says-heals_horror = лікують жах
deck-back_trait = Карти з рисою { NAME($trait) } до рівня { $level }
deck-back_text = Карти, які { NAME($text) }, до рівня { $level }
deck-back_places = { $level ->
        [0] Інші класи: щонайбільше { $count } карт рівня 0
       *[other] Інші класи: щонайбільше { $count } карт до рівня { $level }
    }
deck-back_ban = { $level ->
        [0] Без карт із рисою { NAME($trait) }
       *[other] Без карт із рисою { NAME($trait) } рівня { $level } або вищого
    }
deck-back_least = { $kind ->
        [event] Події
        [asset] Здобутки
        [skill] Навички
       *[other] Карти
    } з рисою { NAME($trait) }: щонайменше { $count }
deck-back_least_classes = Карти кожного з { $of } класів: щонайменше { $count }
deck-back_bonus = Досвід на початку кампанії: { $count }

## Набори, як вони звуться на полиці

box-core = Базовий набір
box-carcosa = The Path to Carcosa
box-forgotten_age = The Forgotten Age
box-circle_undone = The Circle Undone
box-dream_eaters = The Dream-Eaters
box-innsmouth = The Innsmouth Conspiracy
box-edge_of_the_earth = На краю світу
box-scarlet_keys = The Scarlet Keys
box-hemlock_vale = The Feast of Hemlock Vale
box-drowned_city = The Drowned City
box-core_2026 = Базовий набір 2026
box-return_to_zealot = Return to the Night of the Zealot
box-return_to_dunwich = Return to the Dunwich Legacy
box-return_to_carcosa = Return to the Path to Carcosa
box-return_to_forgotten_age = Return to the Forgotten Age
box-return_to_circle_undone = Return to the Circle Undone
box-starter_decks = Колоди дослідників
box-parallel = Паралельні дослідники
box-promotional = Промокарти
box-side_stories = Побічні історії

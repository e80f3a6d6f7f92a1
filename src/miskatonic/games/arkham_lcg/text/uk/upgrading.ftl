### Покращення колод між сценаріями: що купують, скільки це коштує і що за це виходить із колоди. Коли за столом кілька осіб,
### варіанти називають дослідника. $leaves — "none", коли нічого не виходить або про це запитають далі.

ask-upgrade = { LIST($seats) }: { ask-upgrade.question }
    .question = { $stage ->
        [leaves] яка карта за це вийде з колоди?
        [fill] у колоді бракує карт. Які додати? Рівень 0 безплатний, доки колода замала.
       *[buy] на що витратити досвід?
    }

upgrading-seat = { $whose ->
        [none] {""}
       *[other] { NAME($whose) }:{" "}
    }
upgrading-price = ціна { $price }, лишиться досвіду { $left }
option-buy = { upgrading-seat }{ $leaves ->
        [none] Купити { NAME($card, case: "acc") }, рівень { $level } ({ upgrading-price })
       *[other] { NAME($leaves) }, рівень { $lower }, виходить із колоди, додається { NAME($card) }, рівень { $level } ({ upgrading-price })
    }
option-upgrade = { upgrading-seat }Покращити { NAME($card, case: "acc") } з рівня { $lower } до рівня { $level } ({ upgrading-price })
option-undo_buy = { upgrading-seat }Скасувати: { NAME($card) }, рівень { $level }{ $leaves ->
        [none] {""}
       *[other] ; { NAME($leaves) } таки лишається
    } (лишиться досвіду { $left })
option-level_0 = { upgrading-seat }Переглянути нові карти рівня 0 ({ $count })
option-back = { upgrading-seat }Переглянути щось інше

verb-buy = Купівля
verb-upgrade = Покращення
verb-undo_buy = Скасування
verb-level_0 = Рівень 0
verb-back = Назад

barred-experience = { upgrading-seat }{ NAME($card) }, рівень { $level }: ціна { $price }, лишилося досвіду { $left }
barred-copies = { upgrading-seat }{ NAME($card) }, рівень { $level }: у колоді вже { $count ->
        [one] 1 копія
        [few] { $count } копії
       *[many] { $count } копій
    }
barred-exceptional = { upgrading-seat }{ NAME($card) }, рівень { $level }: лише одна копія, бо карта виняткова
barred-box = { upgrading-seat }{ NAME($card) }, рівень { $level }: у коробці більше немає копій ({ $count })
barred-not_open = { upgrading-seat }{ $count ->
        [one] { $count } карта недоступна
        [few] { $count } карти недоступні
       *[many] { $count } карт недоступно
    } для дослідника
barred-weakness_stays = { upgrading-seat }{ NAME($card) }: слабкість лишається в колоді
barred-signature_stays = { upgrading-seat }{ NAME($card) }: особиста карта лишається в колоді
barred-story_stays = { upgrading-seat }{ NAME($card) }: сюжетна карта лишається в колоді
barred-not_counted = { upgrading-seat }{ NAME($card) }: карта не враховується в розмірі колоди
barred-places = { upgrading-seat }{ NAME($card) }: у колоді вже немає місця для такої карти (щонайбільше { $count })
barred-least = { upgrading-seat }{ NAME($card) }: у колоді вже не було б того, що мусить мати колода цього дослідника
barred-only_upgraded = { upgrading-seat }{ NAME($card) }, рівень { $level }: лише як покращення
barred-not_noted = { upgrading-seat }{ NAME($card) }, рівень { $level }: у журналі кампанії ще немає запису «{ NAME($note) }»
barred-changed_since = { upgrading-seat }{ NAME($card) }: карту відтоді покращено, спершу скасуйте покращення
barred-deck_lacks = { upgrading-seat }у колоді бракує { $count ->
        [one] { $count } карти
        [few] { $count } карт
       *[many] { $count } карт
    }

event-buys = { NAME($seat) } купує { NAME($card, case: "acc") }, рівень { $level }, ціна в досвіді { $count }{ $leaves ->
        [none] .
       *[other] ; { NAME($leaves) } виходить із колоди.
    }
event-upgrades = { NAME($seat) } покращує { NAME($card, case: "acc") } до рівня { $level }, ціна в досвіді { $count }.
event-saves = { NAME($seat) } зберігає досвід: { $count }.
step-buys = купує карту
step-upgrades = покращує карту
step-saves = зберігає досвід

line-price_level = Рівень: { $count }
line-price_exceptional = Виняткова, тож рівень рахується двічі: { NUMBER($count) }
line-price_taboo = Список табу: { NUMBER($count) }
line-price_lower = Версія, яка вже є в колоді: −{ $count }
line-price_least = Щонайменше 1: { NUMBER($count) }
line-price_free = Безплатно, бо в колоді бракує карт

## Колода під час покращення

board-upgrade = Досвід { $left } із { $had }
board-upgrade_done = Готово, збережений досвід { $left }
board-upgrade_change = { $leaves ->
        [none] { NAME($card) } ({ $level })
       *[other] { NAME($card) } ({ $level }) замість { NAME($leaves, case: "gen") }
    }, ціна { $price }
board-label_changes = Нове
board-label_deck_list = Колода
board-label_stays = Лишається

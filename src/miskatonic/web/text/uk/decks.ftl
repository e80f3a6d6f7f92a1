### Колоди «Жахіття Аркгема: Карткової гри», поза столом.

web-deck-page = колода
web-deck = Колода
web-deck-step-investigator = Дослідник
web-deck-step-deck = Колода
web-deck-step-table = Стіл

## Початок

web-deck-whom = Кого берете в темряву?
web-deck-whom-how = Під кожним: які карти можуть увійти до колоди.
web-deck-which = З якої колоди почати?
web-deck-starter = Стартова колода
web-deck-starter-ready = готова до гри
web-deck-starter-of = Стартова колода: { $name }
web-deck-own-new = Власна
web-deck-own = Ваші колоди
web-deck-new = Нова колода
web-deck-blank = Порожня колода
web-deck-blank-how = Лише обов’язкові карти
web-deck-import-short = ArkhamDB чи arkham.build, вставлена або файлом
web-deck-what-is-in = Крива вартості
web-deck-back = Назад
web-deck-open = Відкрити
web-deck-open-this = Відкрити колоду
web-deck-discard = Видалити цю колоду
web-deck-owned = Ваші коробки
web-deck-owned-how = Колоди, закупи й столи тримаються їх. Запам’ятовано в цьому браузері.
web-deck-owned-partly = Поки що лише частина карт гравців: { $count }

## Дослідник і перевірка

web-deck-person = Дослідник і перевірка
web-deck-may-take = Може брати
web-deck-levels = { $class }, рівні
web-deck-always = Завжди в колоді: { $names }
web-deck-random-weakness = випадкова базова слабкість
web-deck-taboo = Список табу
web-deck-taboo-what = квітень 2019, увесь або ніякий
web-deck-taboo-text = змінений текст
web-deck-on-list = у списку табу
web-deck-list-off = Без списку
web-deck-boxes = Копії
web-deck-boxes-two_of_each = по 2
web-deck-boxes-one_box = 1 коробка
web-deck-experience-of = Досвід
web-deck-experience-less = На одне очко досвіду менше
web-deck-experience-more = На одне очко досвіду більше
web-deck-experience-spent = { $spent } з { $of }
web-deck-check = Перевірка колоди
web-deck-to-fix = Виправити: { $count }
web-deck-in-order = Усе гаразд
web-deck-wrong = Не дозволено:
web-deck-one-less = Вийняти одну
web-deck-put-in = Додати її
web-deck-one-less-each = Вийняти по одній

## Каталог

web-deck-filters = Фільтри
web-deck-filters-off = Без фільтрів
web-deck-search = Назва, текст або риса
web-deck-box = Коробка
web-deck-box-any = Будь-яка коробка
web-deck-limited = Обмежено: { $count } з { $of }
web-deck-limited-what = Лише карти, які займають одне з небагатьох місць
web-deck-class = Клас
web-deck-class-closed = { $class }: не для цього дослідника
web-deck-kind = Тип
web-deck-assets = Здобутки
web-deck-events = Події
web-deck-skills = Навички
web-deck-all = Усі
web-deck-level = Рівень
web-deck-cost = Ціна
web-deck-trait = Риса
web-deck-trait-any = Будь-яка риса
web-deck-cards = Карти
web-deck-name = Назва
web-deck-traits = Риси
web-deck-icons = Значки
web-deck-in = У колоді
web-deck-nothing = Жодна карта не пасує до всіх фільтрів.
web-deck-copies = Копії: { $name }
web-deck-now = { $name }: { $count }
web-deck-no-cost = навичка, без ціни
web-deck-cost-of = ціна { $cost }
web-deck-level-of = рівень { $level }
web-deck-experience = досвід
web-deck-price-was = раніше:
web-deck-price-each = досвіду за кожну копію
web-deck-most = копій щонайбільше, усі рівні разом

## Колода

web-deck-others = Інші колоди
web-deck-list = Карти колоди
web-deck-size = Карт: { $count } з { $of }
web-deck-curve = Крива вартості: { $columns }
web-deck-icons-in = Значки в колоді
web-deck-fixed = Особисті карти й слабкості
web-deck-signature = особиста
web-deck-drawn-later = тягнуть за столом
web-deck-empty = Ще немає карт. Виберіть зі списку.
web-deck-rename = Перейменувати колоду
web-deck-less = На одну менше: { $name }
web-deck-more = На одну більше: { $name }
web-deck-undo = Повернути
web-deck-play = До столу
web-deck-tab-cards = Карти
web-deck-tab-deck = Колода
web-deck-tab-check = Перевірка

## Звідкись і кудись

web-deck-import = Імпорт
web-deck-import-title = Імпортувати колоду
web-deck-import-how = Вставте її, киньте файл будь-де на цю сторінку або виберіть його. JSON і текст з ArkhamDB та arkham.build і наш рядок розпізнаються самі.
web-deck-text = Текст колоди
web-deck-paste = Вставити
web-deck-file = Вибрати файл
web-deck-clear = Очистити
web-deck-read = Що прочитано
web-deck-read-nothing = Ще нічого.
web-deck-read-for = карт, дослідник: { $name }
web-deck-read-cards = карт
web-deck-several = Яка з цих колод
web-deck-taken = Прочитано як: { $name }
web-deck-left-out = Пропущено: { $written }
web-deck-take-it = Взяти: { $name }
web-deck-leave-out = Пропустити
web-deck-cancel = Скасувати
web-deck-take = Взяти ці карти: { $count }
web-deck-too-large = Цей файл завеликий як на колоду.
web-deck-format-line = Наш рядок
web-deck-format-json = Файл колоди (JSON)
web-deck-format-arkhamdb = Текст з ArkhamDB
web-deck-format-arkham_build = Текст з arkham.build
web-deck-format-octgn = Файл OCTGN
web-deck-export = Експорт
web-deck-export-title = Взяти колоду з собою
web-deck-as-line = Один рядок, для наших столів
web-deck-as-text = Текст, для ArkhamDB і для читання
web-deck-as-markdown = Текст, для arkham.build і для читання
web-deck-as-json = Файл JSON, для arkham.build та інших
web-deck-download = Завантажити

## Колоди для місць нового столу

web-deck-seat = Місце { $seat }
web-deck-seats = Хто якою колодою грає
web-deck-seat-change = Місце { $seat }: { $name }. Вибрати іншу колоду
web-deck-seat-choose = Колода для місця { $seat }
web-deck-build = Скласти колоду
web-deck-at-seat = місце { $seat }

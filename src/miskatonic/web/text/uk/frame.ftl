### Рамка кожного столу: смуга, гравці, рішення, журнал, подробиці, меню, довідка, подяки.

## Смуга і сторінки

web-brand = Miskatonic, головна сторінка
web-to-home = На головну сторінку
web-page-broken = Не вдалося завантажити цю сторінку. Спробуйте за мить.
web-page-unknown = За цією адресою нічого немає.
web-opening = Стіл накривають…
web-lost = З’єднання втрачено. Пробуємо знову…
web-back-again = З’єднання відновлено. Нічого не втрачено.
web-title-mine = Ваше рішення
web-steps = Частини ходу
web-threat = Загроза
web-board = Стіл
web-people = Дослідники
web-menu = Меню
web-close = Закрити
web-large = На повний розмір (Z)
web-language = Мова
web-language-now = { $code }, { $name }. Перемкнути на наступну мову
web-sound = Звук
web-to-day = Денна тема
web-to-night = Нічна тема

## Гравці

web-seat-asked = Вирішує
web-seat-you = Ви
web-seat-you-named = { $person } (ви)
web-seat-somebody = Хтось
web-seat-away = { $person }, не за столом
web-seat-free = Тут ще нікого немає
web-seat-menu = Місце: { $name }. Бот і посилання
web-seat-take = Забрати місце в бота
web-seat-hand = Передати місце: { $bot }
web-seat-link = Скопіювати посилання на це місце
web-bot-sensible = Обачний бот
web-bot-random = Випадковий бот
web-link-copied = Посилання скопійовано. Хто його має, той грає на цьому місці.
web-link-copied-watch = Посилання скопійовано. Хто його має, може дивитися гру.
web-link-new = Нове посилання скопійовано. Старе вже не відкриває столу.
web-link-here = Цю адресу можна відкрити лише на цьому комп’ютері.
web-link-start = Щоб запросити друзів зі своєї мережі, запустіть Miskatonic так:
web-link-network = Тоді вони знайдуть його за адресою { $address }.

## Рішення

web-decision = Поточне рішення
web-your-decision = Ваше рішення, { $name }
web-decides = Вирішує { $name }
web-decides-for = { $person } вирішує за: { $name }
web-bot-thinks = { $name }: бот думає
web-nobody-there = Чекаємо на: { $name }. На цьому місці нікого немає
web-others-too = Чекаємо також на: { $names }
web-awaited = Чекаємо на: { $names }
web-why = Чому?
web-why-rule = Чому? Правило { $rule }
web-all-options = Усі можливості
web-not-now = Зараз неможливо
web-belongs = Належить: { $name }
web-thing-option = можливість { $n }
web-thing-several = можливостей тут: { $count }
web-folded = Можливостей: { $count }
web-meanwhile = Що ви можете зробити тим часом
web-their-answers = Можливі відповіді: { $name }
web-private = Відповіді бачить лише той, кого питають.
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-undo-how = Як далеко повернутися
web-undo-wish = { $name } хоче скасувати: { $what }.
web-undo-waiting = Ви хочете скасувати: { $what }. Чекаємо на: { $names }.
web-undo-agree = Згода
web-undo-decline = Не погоджуюся
web-undo-withdraw = Передумано
web-hint = Підказка
web-hint-says = Розважливий гравець обрав би: { $say }
web-chance = шанс на успіх
web-turn = хід { $number }

## Журнал і подробиці

web-log = Журнал
web-log-new = Журнал. Нових рядків: { $count }
web-log-which = Які рядки
web-log-all = Усе
web-log-mine = Про мене
web-log-more = Показати раніші рядки
web-details = Подробиці
web-details-none = Торкніться місця, картки або знака питання, щоб прочитати про них тут. Те, що можна вибрати, притримайте.
web-rule = Правило { $rule }
web-list = Стіл словами
web-drawing = Стіл малюнком
web-tabs = Подання
web-tab-table = Стіл
web-tab-people = Гравці
web-tab-log = Журнал
web-tab-details = Подробиці

## Довідка

web-help = Довідка і клавіші
web-key-digits = обрати можливість із цим номером
web-key-default = відповідь, що змінює найменше, якщо така є (також пробіл)
web-key-undo = скасувати
web-key-hint = що зробив би хтось розважливий?
web-key-seat = подивитися на місце
web-key-list = стіл словами і назад
web-key-why = чому про це питають?
web-key-large = карта на повний розмір і назад
web-key-sign = Пояснити один за одним символи того, що виділено
web-key-help = ця довідка
web-enter-nothing = Enter тут нічого не вибирає: натисніть номер варіанта.
web-enter-early = Enter не завершує, поки ще можна щось зробити. Щоб однаково завершити ({ $say }), натисніть { $key }.
web-glossary = Символи
web-glossary-note = Про цей символ
web-key-close = закрити або повернутися до всіх можливостей
web-help-lamp = Бурштин означає: тут можна діяти. Коли лампа не світить, вирішує хтось інший.
web-help-why = Наведіть на будь-що, щоб прочитати про нього. Знак питання пояснює, чому щось неможливо.

## Меню

web-menu-replay = Повтор
web-export = Зберегти у файл
web-new-table = Новий стіл
web-settings = Налаштування
web-theme = Світло
web-night = Ніч
web-day = День
web-on = Так
web-off = Ні
web-name = Ваше ім’я
web-links = Посилання на місця
web-link-copy = Скопіювати
web-link-copy-of = Скопіювати посилання: { $name }
web-link-renew = Нове посилання
web-link-renew-of = Нове посилання, старе перестане діяти: { $name }
web-spectators = Глядачі

## Звідки береться доля. Печатка — це хеш зерна й солі.

web-fate = Доля за цим столом
web-fate-drawn = Зерно сервер вибрав жеребом.
web-fate-chosen = Зерно вибрали навмисно: той, хто підготував стіл, може знати, що принесуть карти.
web-fate-brought = Гру перенесено з файлу або з іншого столу: хтось може знати, що принесуть карти.
web-fate-sealed = Під час гри його не показують, але печатка доводить, що воно не змінюється; коли гра скінчиться, кожен побачить зерно й сіль і зможе їх перевірити.
web-fate-open = Гра вже раз скінчилася, тож зерно й сіль відкриті: їхній хеш має дорівнювати печатці.
web-fate-seal = Печатка (SHA-256)
web-fate-seed = Зерно
web-fate-salt = Сіль
web-fate-check = Як перевірити

## Подяки

web-credits = Автори і подяки
web-credits-unofficial = Miskatonic – неофіційний проєкт шанувальників. Він не пов’язаний із жодним видавцем, жоден видавець його не схвалює і не фінансує.
web-credits-marks = Elder Sign і Arkham Horror: The Card Game є торговельними марками Fantasy Flight Games, Pandemic: Reign of Cthulhu – Z-Man Games, Cthulhu: Death May Die – CMON. Назви лише кажуть, за якими правилами працює ця програма.
web-credits-rules = Тут немає ілюстрацій і друкованих текстів видавців; усі слова й малюнки наші. Щоб вивчити ці ігри і тішитися ними, придбайте їх.
web-credits-others = Дякуємо за працю інших
web-credits-icons = частина символів, багато авторів, CC BY 3.0
web-credits-fonts = шрифти, Хуан Пабло дель Пераль для Huerta Tipográfica, SIL Open Font License 1.1
web-credits-preact = механізм сторінки, MIT
web-credits-htm = розмітка сторінки, Apache 2.0
web-credits-licence = ліцензія

## Картка з метою

web-goal = Мета гри
web-goal-wins = Ви перемагаєте, коли
web-goal-loses = Ви програєте, коли
web-goal-left = лишилось
web-goal-turn = У свій хід
web-goal-begin = Почати
web-goal-back = До столу
web-goal-again = відкриває цю картку знову
web-goal-always = Починати з неї кожен стіл
web-key-goal = мета гри: коли ви перемагаєте й програєте

### Головна сторінка, повтор і кінець гри.

## Головна сторінка

web-home-title = Читальня відкрита всю ніч.
web-home-what = Кооперативні ігри з точним дотриманням правил. Наодинці, за одним екраном або з друзями за посиланням. Без облікового запису.
web-home-continue = Продовжити
web-home-yours = Ваше рішення
web-home-result = Переглянути результат
web-home-read = Переглянути
web-home-all = Усі столи: { $count }
web-home-export = Зберегти у файл
web-home-delete = Видалити цей стіл
web-home-delete-sure = Видалити назавжди?
web-home-delete-not = Залишити
web-home-import = Відкрити збережений стіл
web-home-import-say = або перетягніть його файл сюди
web-home-new = Новий стіл
web-home-later = Згодом
web-home-size = Дослідників: { $seats }, бл. { $minutes } хв
web-home-seats = Скільки дослідників
web-home-who = Хто грає
web-home-who-me = Лише я
web-home-who-friends = Друзі за посиланням
web-home-who-bots = Я та боти
web-home-bots = Як грають боти
web-home-bot-sensible = Розважливо
web-home-bot-random = Навмання
web-home-more = Більше налаштувань
web-home-less = Менше налаштувань
web-home-sit = Сісти до столу
web-home-links = Стіл накрито
web-home-links-say = Надішліть кожному по одному посиланню. Хто його має, той сідає на це місце; ви сидите на місці 1.
web-home-link-seat = Місце { $seat }
web-home-link-watch = Для глядачів
web-home-copy = Копіювати
web-home-copied = Скопійовано
web-home-language = Мова
web-home-day = Денна тема
web-home-night = Нічна тема
web-home-fan = Цифровий стіл, створений шанувальниками й не пов’язаний з видавцями. Безкоштовно, без реклами та стеження.
web-home-credits = Автори

## Повтор

web-replay-title = Повтор
web-replay-steps = Кроки повтору
web-replay-at = Рішення { $at } з { $last }
web-replay-answer = Відповідь: { $say }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-forward = Крок уперед
web-replay-last = У кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-link = Посилання на цю позицію
web-replay-continue = Грати звідси
web-replay-continue-say = Новий стіл, що починається з цієї позиції; старий лишається, як є.
web-replay-table = До столу
web-replay-missing = Такого столу немає або цей браузер не має до нього ключа.

## Кінець

web-end = Результат
web-end-won = Перемога
web-end-lost = Поразка
web-end-table = { $game }, дослідників: { $seats }
web-end-of = { $value } з { $goal }
web-end-minutes = Час у хвилинах
web-end-on = Далі в кампанії
web-end-replay = Повтор
web-end-again = Те саме зерно
web-end-share = Поділитися
web-end-shared = Скопійовано
web-copied-result = Скопійовано підсумок гри. Його можна вставити, куди потрібно.
web-copied-position = Скопійовано посилання на цю позицію. Його можна вставити, куди потрібно.
web-not-copied = Не вдалося скопіювати. Ось текст: { $text }
web-end-text = { $game }: { $result }. { $measures }. Дослідників: { $seats }, ходів: { $turns }.
web-end-honours = Відзнаки
web-end-undo = Скасувати останнє рішення
web-end-undo-ask = Попросити скасувати останнє рішення
web-end-new = Новий стіл

## Перебіг

web-course = Як це було
web-course-show = Перебіг
web-course-table = Стіл наприкінці
web-course-wins = { $goal } — перемога
web-course-loses = { $goal } — поразка
web-course-points = Переломні моменти
web-course-from = повтор від рішення
web-course-replay = Повтор від рішення { $at }: { $say }
web-course-numbers = Числа
web-course-line = { $label }: спочатку { $first }, наприкінці { $last }
web-course-tally = рішень: { $decisions }, ходів: { $turns }, скасовано: { $undone }
web-course-dice = Кубики
web-course-expected = риска: очікувано
web-course-luck = { $face }: { $fell }, очікувано { $expected }
web-course-day = день { $number }
web-course-turn = хід { $number }
web-course-round = раунд { $number }

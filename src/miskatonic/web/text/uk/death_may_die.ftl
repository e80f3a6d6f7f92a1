### «Смерть може померти» у браузері: що каже лише сторінка.

web-cover-death_may_die = Смерть може
    .second = померти
web-game-death_may_die = Смерть може померти

## Частини ходу

web-dmd-step-action = Дії
web-dmd-step-mythos = Міфи
web-dmd-step-search_or_fight = Обшук або бій
web-dmd-step-end = Кінець ходу

## Загроза

web-dmd-sleeps = Щось чекає, доки пролунає його ім’я.
web-dmd-summoning = Прикликання
web-dmd-track = Трек прикликання: { $what } на поділці { $at } із { $of }, червоні від { $red }; на останній усе втрачено
web-dmd-final = Фінал
web-dmd-attacks = Атакує:
web-dmd-not-here = Ще не на полі
web-dmd-revealed = відкрито
web-dmd-not-revealed = ще не відкрито
web-dmd-dice = стандартні кубики: { $standard }
web-dmd-dice-both = стандартні кубики: { $standard }, додаткові: { $bonus }
web-dmd-pile = Скид Міфів
web-dmd-symbols = Символи прикликання у скиді: { $count } із { $of }
web-dmd-next-symbol = символи: { $count } на { $of }
web-dmd-one-more = Ще один: просунеться
web-dmd-advances = Просунеться цього ходу
web-dmd-next-card = Далі:
web-dmd-last-card = Остання:
web-dmd-slot = Комірка { $number }: { $name }, на полі: { $out }
web-dmd-in-reserve = у резерві: { $count } із { $of }
web-dmd-decks = Колоди

## Дослідники

web-dmd-sanity = Втрачено глузду: { $count } із { $of }
web-dmd-next-threshold = Наступний поріг на { $at }
web-dmd-thresholds = Пороги на { $places }; додатковий кубик на { $dice }
web-dmd-actions = Лишилося дій: { $count } із { $of }
web-dmd-choose = Вибрати
web-dmd-board = Планшет
web-dmd-board-of = Планшет дослідника: { $name }
web-dmd-left = Ліворуч
web-dmd-right = Праворуч
web-dmd-level = рівень { $level } із 4
web-dmd-level-more = рівень { $level } із 4: { $base } і { $more } від карт
web-dmd-relic-common = звичайним боком догори
web-dmd-relic-transformed = перетвореним боком догори

## Кубики

web-dmd-dice-label = Кубики
web-dmd-standard = Стандартні
web-dmd-bonus = Додаткові
web-dmd-here = У тій самій клітинці
web-dmd-roll-attack = Атака
web-dmd-roll-attacked = Атакує ворог
web-dmd-roll-fire = Вогонь
web-dmd-roll-scenario = Дія сценарію
web-dmd-roll-plain = Кидок
web-dmd-roll-against = Проти вас
web-dmd-needed = треба: { $count }
web-dmd-deadly = смерть від { $count }
web-dmd-free = безплатні перекидання
web-dmd-paid = за стрес
web-dmd-if-kept = якщо лишити
web-dmd-survive = Ви переживете їхні рани:

## Мапа

web-dmd-map = Мапа сценарію
web-dmd-zoom = Розмір мапи
web-dmd-zoom-in = Збільшити
web-dmd-zoom-out = Зменшити
web-dmd-zoom-fit = Показати всю мапу
web-dmd-goal = { $counter }: { $count } з { $target }
web-dmd-wounds = рани: { $count }
web-dmd-health = здоров’я { $count } із { $most }

# Що сторінка каже довкола поля «Панування Ктулху».

web-cover-reign_of_cthulhu = Панування
    .second = Ктулху
web-reign-step-actions = Дії
web-reign-step-draw = Узяти 2 карти
web-reign-step-summoning = Прикликання

## Стародавні

web-reign-rate = карти за хід
web-reign-hidden = Прихований Стародавній, рівень прикликання { $rate }

## Мапа

web-reign-map = Мапа чотирьох міст
web-reign-zoom = Розмір мапи
web-reign-zoom-in = Збільшити
web-reign-zoom-out = Зменшити
web-reign-zoom-fit = Показати всю мапу

## Запас і стоси

web-reign-sealed = Печаті
web-reign-deck = Карти
web-reign-summoning = Прикликання
web-reign-relics = Реліквії
web-reign-out = у скиді: { $count }
web-reign-close = Закрити
web-reign-played = Зіграні реліквії
web-reign-piles = Що лишилося від стосів, згори: { $sizes }. У кожному стосі була одна карта «Пробудження Зла».
web-reign-foreseen = Наступні згори, побачені завдяки Книзі тіні
web-reign-layer = Шар { $number } згори
web-reign-symbol = Коли цю карту відкривають, шоґґоти рушають
web-reign-third = Наступний розпочне ритуал пробудження.
web-reign-nothing = Поки що нічого.

## Місця

web-reign-sanity = Розум { $count } з { $most }
web-reign-actions = Лишилося дій: { $count } з { $most }
web-reign-hand = Карти в руці: { $count } з { $limit }

### Що щойно сталося: смуга над полем і картка про те, що сталося після останнього рішення.

web-film = Що сталося
web-film-nothing = Нічого від вашого останнього рішення
web-film-step = Крок { $n }: { $say }
web-film-skip = Пропустити
web-film-again = Ще раз
web-film-back = Крок назад
web-film-on = Крок далі
web-then-decision = Потім: ваше рішення, { $name }
web-then-end = Потім: кінець гри
web-recap = Після вашого останнього рішення
web-recap-watching = Після останнього рішення
web-recap-watch = Подивитися ще раз: { $say }
web-recap-more = і ще { $count }
web-recap-loss = Утрата:
web-speed = Швидкість подій
web-speed-off = Без руху
web-speed-quick = Швидко
web-speed-slow = Повільно
web-key-film = подивитися ще раз, що сталося
web-key-film-steps = крок назад або далі

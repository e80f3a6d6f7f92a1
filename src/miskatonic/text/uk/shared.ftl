# Повідомлення, спільні для всіх ігор і способів гри.

# LIST($things): коми вже стоять у $before.
list-and = { $before } та { $last }

# Речення за реченням.
sentences = { LIST($lines, sep: " ") }

# Підказка про відповідь, якої жоден бот не оцінює.
hint-unjudged = Підказка не вміє оцінити цю відповідь: це лише здогад.

# LIST без жодної речі.
nothing = нічого
    .gen = нічого
    .dat = нічому
    .acc = нічого
    .ins = нічим

# Місце за столом.
seat-0 = Гравець 1
    .the = Гравець 1
    .gen = Гравця 1
    .dat = Гравцеві 1
    .acc = Гравця 1
    .ins = Гравцем 1
    .gender = masculine
seat-1 = Гравець 2
    .the = Гравець 2
    .gen = Гравця 2
    .dat = Гравцеві 2
    .acc = Гравця 2
    .ins = Гравцем 2
    .gender = masculine
seat-2 = Гравець 3
    .the = Гравець 3
    .gen = Гравця 3
    .dat = Гравцеві 3
    .acc = Гравця 3
    .ins = Гравцем 3
    .gender = masculine
seat-3 = Гравець 4
    .the = Гравець 4
    .gen = Гравця 4
    .dat = Гравцеві 4
    .acc = Гравця 4
    .ins = Гравцем 4
    .gender = masculine
seat-4 = Гравець 5
    .the = Гравець 5
    .gen = Гравця 5
    .dat = Гравцеві 5
    .acc = Гравця 5
    .ins = Гравцем 5
    .gender = masculine
seat-5 = Гравець 6
    .the = Гравець 6
    .gen = Гравця 6
    .dat = Гравцеві 6
    .acc = Гравця 6
    .ins = Гравцем 6
    .gender = masculine
seat-6 = Гравець 7
    .the = Гравець 7
    .gen = Гравця 7
    .dat = Гравцеві 7
    .acc = Гравця 7
    .ins = Гравцем 7
    .gender = masculine
seat-7 = Гравець 8
    .the = Гравець 8
    .gen = Гравця 8
    .dat = Гравцеві 8
    .acc = Гравця 8
    .ins = Гравцем 8
    .gender = masculine

# Події, спільні для всіх ігор. $what — варіант повністю; $fate — «same» або «new».

event-forced = Єдиний варіант: { $what }.
event-undone = { $decisions ->
        [one] Скасовано { $decisions } рішення
        [few] Скасовано { $decisions } рішення
       *[many] Скасовано { $decisions } рішень
    }; { $fate ->
        [new] відтепер доля вирішує наново
       *[same] доля вирішить так само, як уперше
    }.

# Відтоді правила змінилися; $was і $now — їхні версії.
event-new_rules = { $what ->
        [cards] Карти цієї гри змінилися
       *[rules] Правила оновлено (версію { $was } замінила { $now })
    }. Гра триває від початку { $where ->
        [step] перерваного кроку
       *[turn] останнього ходу
    }{ $decisions ->
        [0] .
        [one] ; скасовано { $decisions } рішення.
        [few] ; скасовано { $decisions } рішення.
       *[many] ; скасовано { $decisions } рішень.
    }
event-untold = Тут сталося щось, для чого вже немає слів.

# Як далеко скасовують: undo-<mark>. Гра, що знає інші відтинки, називає їх сама.

undo-decision = Останнє рішення
undo-action = Уся дія
undo-turn = Увесь хід

# Налаштування, спільне для всіх ігор.

setting-fate = Доля після скасування рішення
setting-fate-same = Вирішує так само
setting-fate-new = Вирішує наново

save-other-cards = За цим збереженням не можна грати далі: відтоді, як його зроблено, карти гри змінилися. Грати далі можна в тій версії Miskatonic, у якій його зроблено.

## Картка з метою

goal-heading-wins = Ви перемагаєте, коли
goal-heading-loses = Ви програєте, коли
goal-heading-left = лишилось
goal-heading-turn = У свій хід
goal-row-wins = { $of } { $say } ({ $have } з { $of })
goal-row-loses = { $say } Лишилось: { $left }.
goal-title = Мета гри
goal-later = Мету гри буде названо, щойно оберуть дослідників.
cause-measure = { $what }: { $value } з { $goal }.

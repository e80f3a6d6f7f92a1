### Слова самого термінала.

terminal-undo-phase = усю фазу
terminal-undo-round = увесь раунд

### Words of the terminal alone.

terminal-undo-phase = the whole phase
terminal-undo-round = the whole round

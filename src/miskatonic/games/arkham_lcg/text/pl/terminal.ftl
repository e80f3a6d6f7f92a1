### Słowa samego terminala.

terminal-undo-phase = całą fazę
terminal-undo-round = całą rundę

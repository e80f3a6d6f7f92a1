### What just happened: the strip above the board, and the card of what happened since the last decision.

web-film = What just happened
web-film-nothing = Nothing since your last decision
web-film-step = Step { $n }: { $say }
web-film-skip = Skip
web-film-again = Again
web-film-back = One step back
web-film-on = One step forward
web-then-decision = Then: your decision, { $name }
web-then-end = Then: the end of the game
web-recap = Since your last decision
web-recap-watching = Since the last decision
web-recap-watch = Watch again: { $say }
web-recap-more = and { $count } more
web-recap-loss = Loss:
web-speed = Playback speed
web-speed-off = Off
web-speed-quick = Quick
web-speed-slow = Slow
web-key-film = watch again what just happened
web-key-film-steps = one step back or forward

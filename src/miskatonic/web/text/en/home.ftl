### Home, replay and the end of a game.

## Home

web-home-title = The reading room is open all night.
web-home-what = Cooperative games, played strictly by the rules. Alone, around one screen, or with friends by link. No account needed.
web-home-continue = Continue
web-home-yours = Your decision
web-home-result = See the result
web-home-read = View it
web-home-all = All tables: { $count }
web-home-export = Save as a file
web-home-delete = Delete this table
web-home-delete-sure = Delete for good?
web-home-delete-not = Keep it
web-home-import = Open a saved table
web-home-import-say = or drop its file here
web-home-new = A new table
web-home-later = Later
web-home-size = { $seats } investigators, about { $minutes } min
web-home-seats = How many investigators
web-home-who = Who plays
web-home-who-me = Only me
web-home-who-friends = Friends by link
web-home-who-bots = Me and bots
web-home-bots = How the bots play
web-home-bot-sensible = Sensibly
web-home-bot-random = At random
web-home-more = More settings
web-home-less = Fewer settings
web-home-sit = Sit down
web-home-links = Your table is set
web-home-links-say = Send each friend one link. Whoever has it sits in that seat; you sit in seat 1.
web-home-link-seat = Seat { $seat }
web-home-link-watch = To watch
web-home-copy = Copy
web-home-copied = Copied
web-home-language = Language
web-home-day = Day theme
web-home-night = Night theme
web-home-fan = A digital table made by fans, not affiliated with the publishers. Free, no advertising, no tracking.
web-home-credits = Credits

## Replay

web-replay-title = Replay
web-replay-steps = Steps of the replay
web-replay-at = Decision { $at } of { $last }
web-replay-answer = Answer: { $say }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-link = Link to this position
web-replay-continue = Continue from here
web-replay-continue-say = A new table continues from this position; the old one stays as it is.
web-replay-table = To the table
web-replay-missing = There is no such table, or this browser has no key to it.

## The end

web-end = Result
web-end-won = Won
web-end-lost = Lost
web-end-table = { $game }, investigators: { $seats }
web-end-of = { $value } of { $goal }
web-end-minutes = Time in minutes
web-end-on = Continue the campaign
web-end-replay = Replay
web-end-again = Same seed again
web-end-share = Share
web-end-shared = Copied
web-copied-result = Copied: the result of the game, ready to paste.
web-copied-position = Copied: the link to this position, ready to paste.
web-not-copied = It couldn't be copied. Here it is: { $text }
web-end-text = { $game }: { $result }. { $measures }. Investigators: { $seats }, turns: { $turns }.
web-end-honours = Distinctions
web-end-undo = Take back the last decision
web-end-undo-ask = Ask to take back the last decision
web-end-new = New table

## The course

web-course = How it went
web-course-show = History
web-course-table = Final table
web-course-wins = { $goal } wins
web-course-loses = { $goal } loses
web-course-points = Turning points
web-course-from = replay from decision
web-course-replay = Replay from decision { $at }: { $say }
web-course-numbers = Numbers
web-course-line = { $label }: { $first } at first, { $last } at the end
web-course-tally = decisions: { $decisions }, turns: { $turns }, taken back: { $undone }
web-course-dice = Dice
web-course-expected = mark: expected
web-course-luck = { $face }: { $fell }, expected { $expected }
web-course-day = day { $number }
web-course-turn = turn { $number }
web-course-round = round { $number }

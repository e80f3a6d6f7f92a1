### The frame of every table: bar, people, decision, log, details, menu, help, credits.

## Bar and pages

web-brand = Miskatonic, home
web-to-home = To the home page
web-page-broken = This page could not be loaded. Try again in a moment.
web-page-unknown = There is nothing at this address.
web-opening = The table is being set up …
web-lost = Connection lost. Reconnecting …
web-back-again = Connected again. Nothing was lost.
web-title-mine = Your decision
web-steps = Parts of the turn
web-threat = The threat
web-board = The table
web-people = Investigators
web-menu = Menu
web-close = Close
web-large = Full size (Z)
web-language = Language
web-language-now = { $code }, { $name }. Switch to the next language
web-sound = Sound
web-to-day = Day theme
web-to-night = Night theme

## People

web-seat-asked = Deciding
web-seat-you = You
web-seat-you-named = { $person } (you)
web-seat-somebody = Somebody
web-seat-away = { $person }, away
web-seat-free = Nobody here yet
web-seat-menu = Seat of { $name }: bot and link
web-seat-take = Take the seat back
web-seat-hand = Hand over to: { $bot }
web-seat-link = Copy the link to this seat
web-bot-sensible = Careful bot
web-bot-random = Random bot
web-link-copied = Link copied. Whoever has it plays this seat.
web-link-copied-watch = Link copied. Whoever has it can watch.
web-link-new = New link copied. The old one no longer opens the table.
web-link-here = Only this machine can open this address.
web-link-start = For friends on your network, start Miskatonic like this:
web-link-network = They will then find it at { $address }.

## Decision

web-decision = Pending decision
web-your-decision = Your decision, { $name }
web-decides = { $name } decides
web-decides-for = { $person } decides for: { $name }
web-bot-thinks = { $name }: the bot is thinking
web-nobody-there = Waiting for: { $name }. Nobody is in this seat
web-others-too = Also waiting for: { $names }
web-awaited = Waiting for: { $names }
web-why = Why?
web-why-rule = Why? Rule { $rule }
web-all-options = All options
web-not-now = Not possible now
web-belongs = Belongs to: { $name }
web-thing-option = option { $n }
web-thing-several = options here: { $count }
web-folded = Options: { $count }
web-meanwhile = What you can do meanwhile
web-their-answers = What { $name } can answer
web-private = The answers are for their eyes only.
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-how = How far back
web-undo-wish = { $name } would like to take back: { $what }.
web-undo-waiting = You would like to take back: { $what }. Waiting for: { $names }.
web-undo-agree = Agree
web-undo-decline = Decline
web-undo-withdraw = Never mind
web-hint = Hint
web-hint-says = A sensible player would: { $say }
web-chance = chance to succeed
web-turn = turn { $number }

## Log and details

web-log = Log
web-log-new = Log. New lines: { $count }
web-log-which = Which lines
web-log-all = All
web-log-mine = Concerns me
web-log-more = Show earlier lines
web-details = Details
web-details-none = Press a place, a card or a question mark to read about it here. If it can be chosen, hold it instead.
web-rule = Rule { $rule }
web-list = Table in words
web-drawing = Table as a drawing
web-tabs = Views
web-tab-table = Table
web-tab-people = People
web-tab-log = Log
web-tab-details = Details

## Help

web-help = Help and keys
web-key-digits = choose the option with this number
web-key-default = the answer that changes least, where there is one (also: space)
web-key-undo = undo
web-key-hint = what would a sensible player do?
web-key-seat = look at a seat
web-key-list = table in words, and back
web-key-why = why am I asked?
web-key-large = the card at full size, and back
web-key-sign = explain the symbols of whatever has focus, one after another
web-key-help = this help
web-enter-nothing = Enter does nothing here: press the number of an option.
web-enter-early = Enter does not stop while there is still something to do. To stop anyway ({ $say }), press { $key }.
web-glossary = Symbols
web-glossary-note = About this symbol
web-key-close = close, or back to all options
web-help-lamp = Amber shows where you can act. When the lamp is off, somebody else is deciding.
web-help-why = Point at anything to read about it. A question mark explains why something isn't possible.

## Menu

web-menu-replay = Replay
web-export = Save as a file
web-new-table = New table
web-settings = Settings
web-theme = Light
web-night = Night
web-day = Day
web-on = On
web-off = Off
web-name = Your name
web-links = Links to the seats
web-link-copy = Copy
web-link-copy-of = Copy the link: { $name }
web-link-renew = New link
web-link-renew-of = New link, the old one stops working: { $name }
web-spectators = Spectators

## Where the chance comes from. The seal is a hash of seed and salt.

web-fate = Chance at this table
web-fate-drawn = The server drew the seed at random.
web-fate-chosen = The seed was chosen: whoever set the table up may know what the cards will bring.
web-fate-brought = The game was brought here from a file or from another table: somebody may know what the cards will bring.
web-fate-sealed = It isn't shown during the game, but the seal proves that it stays the same; when the game is over, everybody can see the seed and salt and check them.
web-fate-open = The game has ended once, so the seed and salt are shown: their hash must match the seal.
web-fate-seal = Seal (SHA-256)
web-fate-seed = Seed
web-fate-salt = Salt
web-fate-check = How to check

## Credits

web-credits = Credits
web-credits-unofficial = Miskatonic is an unofficial fan project. It is not affiliated with, endorsed by or sponsored by any publisher.
web-credits-marks = Elder Sign and Arkham Horror: The Card Game are trademarks of Fantasy Flight Games, Pandemic: Reign of Cthulhu of Z-Man Games, Cthulhu: Death May Die of CMON. The names only say which rules this program follows.
web-credits-rules = No publisher's art or printed text is used; all words and drawings are our own. To learn and enjoy the games, buy them.
web-credits-others = With thanks to others for their work
web-credits-icons = some of the symbols, by many artists, CC BY 3.0
web-credits-fonts = the typefaces, by Juan Pablo del Peral for Huerta Tipográfica, SIL Open Font License 1.1
web-credits-preact = the machinery behind the page, MIT
web-credits-htm = the markup of the page, Apache 2.0
web-credits-licence = licence

## The card with the goal

web-goal = The goal
web-goal-wins = You win when
web-goal-loses = You lose when
web-goal-left = left
web-goal-turn = On your turn
web-goal-begin = Begin
web-goal-back = Back to the table
web-goal-again = opens this card again
web-goal-always = Start every table with it
web-key-goal = the goal: how you win and lose

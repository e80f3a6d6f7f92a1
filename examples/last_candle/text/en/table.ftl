game-name = The Last Candle
game-tagline = Read the book to its end before the dark does.
ask-hour = { $count ->
    [one] One page is left. What do you do?
   *[other] { $count } pages are left. What do you do?
}
option-read = Read a page
option-guard = Guard the flame
verb-read = Read
verb-guard = Guard the flame
event-relit = { NAME($who) } relights a candle; { $count } burn.
event-page = { NAME($who) } reads a page; { $count } to go.
event-draught = A draught takes a candle; { $count } burn.
outcome-dawn = The last page is turned as the sky grows grey.
outcome-dark = The last candle is out.
rule-LC-1 = All candles burn, and the whole book lies ahead.
rule-LC-2 = Read a page, or guard the flame if a candle is out.
rule-LC-3 = Whoever turns the last page wins the game for everyone.
rule-LC-4 = On a one or a two the draught takes a candle; the last one loses the game.
setting-book = The book
setting-book-thin = thin
setting-book-thick = thick

# What the server refuses, and why

web-refused-stale = The table has moved on. Look at it and decide again.
web-refused-not_possible = That is not possible here.
web-refused-not_yours = That is for somebody else to decide.
web-refused-nothing_to_undo = Nothing has been decided yet.
web-refused-too_fast = Too fast. Wait a moment.
web-refused-bad_message = The server didn't understand this page. Reload it.
web-refused-unknown = There is no such table, or this is not a link to it.
web-refused-protocol = The page and the server are different versions. Reload the page.
web-refused-not_kept = This couldn't be saved to disk, so it didn't happen.
web-refused-out_of_service = This table can't be read from the disk at the moment, so it is out of service. The page will come back automatically; everything shown so far is saved.
web-refused-damaged = The record of this table is damaged on the disk, so it can't be continued. What comes before the damage can be read and saved as a file.
web-refused-nothing = There is nothing to say about this.
web-refused-closed = This table is from an earlier version. It can be read, but not continued.
web-refused-full = There is no more room for this table: too much is already saved for it, or for the address it was set up from.

# A table that can only be read; $version is that of its rules.

web-closed-rules = From an earlier version: this table was played with version { $version } of the rules, and today's rules can't continue it. It can be read and saved as a file.
web-closed-cards = From an earlier version: the cards of the game have changed since this table was played, so it can't be continued. It can be read and saved as a file.
web-closed-record = This table can't be continued: when replayed, it no longer leads to the same position. Its rules (version { $version }) or its record have been changed. It can be read and saved as a file.
web-closed-damaged = The record of this table is damaged on the disk, so it can't be continued. What comes before the damage can be read and saved as a file.
web-renewed = The game has changed
web-renewed-gone = What was taken back
web-renewed-on = Play on

"""Playing in a terminal: a plain line mode and a full screen, both for the same `Choice`. Both see only views."""

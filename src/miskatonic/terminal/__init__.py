"""Playing in a terminal: a plain line mode and a full screen, both on the same Choice. Clients only know views."""

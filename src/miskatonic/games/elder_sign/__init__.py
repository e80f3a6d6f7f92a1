"""Elder Sign, revised edition: in the making. What stands so far: dice, tasks and their odds, and the texts."""

### The box itself.

box-dunwich_legacy = The Dunwich Legacy

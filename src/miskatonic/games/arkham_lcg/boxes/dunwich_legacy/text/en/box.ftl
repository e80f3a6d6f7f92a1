### The box itself.

box-dunwich_legacy = The Dunwich Legacy
setting-boxes-dunwich_legacy = The Dunwich Legacy

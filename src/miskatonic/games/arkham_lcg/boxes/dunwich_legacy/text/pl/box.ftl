### Samo pudełko.

box-dunwich_legacy = Dziedzictwo Dunwich
setting-boxes-dunwich_legacy = Dziedzictwo Dunwich

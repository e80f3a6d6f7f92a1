### Samo pudełko.

box-dunwich_legacy = Dziedzictwo Dunwich

### Сама коробка.

box-dunwich_legacy = Спадщина Данвіча
setting-boxes-dunwich_legacy = Спадщина Данвіча

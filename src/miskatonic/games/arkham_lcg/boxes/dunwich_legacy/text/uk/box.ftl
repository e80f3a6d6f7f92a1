### Сама коробка.

box-dunwich_legacy = Спадщина Данвіча

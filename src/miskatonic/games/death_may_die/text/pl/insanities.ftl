# Niepoczytalności: nazwa z odmianą.

insanity-bloodletting = Samookaleczenie
    .gen = Samookaleczenia
    .acc = Samookaleczenie
insanity-pyromania = Kult ognia
    .gen = Kultu ognia
    .acc = Kult ognia
insanity-sleepwalking = Somnambulizm
    .gen = Somnambulizmu
    .acc = Somnambulizm
insanity-night_terrors = Nocne koszmary
    .gen = Nocnych koszmarów
    .acc = Nocne koszmary
insanity-hoarding = Zbieractwo
    .gen = Zbieractwa
    .acc = Zbieractwo
insanity-persecution = Mania prześladowcza
    .gen = Manii prześladowczej
    .acc = Manię prześladowczą
insanity-fugue = Fuga dysocjacyjna
    .gen = Fugi dysocjacyjnej
    .acc = Fugę dysocjacyjną
insanity-frenzy = Krwawy szał
    .gen = Krwawego szału
    .acc = Krwawy szał

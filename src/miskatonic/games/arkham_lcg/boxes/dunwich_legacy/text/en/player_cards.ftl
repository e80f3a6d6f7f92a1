# The Dunwich Legacy: the players' cards of its classes, and a story asset; new traits.

trait-believer = Believer
trait-endtimes = Endtimes
trait-hunter = Hunter
trait-instrument = Instrument
trait-performer = Performer
trait-reporter = Reporter
trait-trick = Trick

card-higher_education_3 = Higher Education
    .gen = Higher Education's
    .dat = Higher Education
    .acc = Higher Education
    .ins = Higher Education
    .gender = neuter
    .text = Permanent. Free, during your skill test, while you hold 5 or more cards, 1 resource: +2 willpower or +2 intellect for this test. As often as you can pay.
card-switchblade_2 = Switchblade
    .gen = Switchblade's
    .dat = Switchblade
    .acc = Switchblade
    .ins = Switchblade
    .gender = neuter
    .text = Fast. Action: Fight. You have +2 combat for this attack. If you succeed by 2 or more, it deals 1 more damage.
card-streetwise_3 = Streetwise
    .gen = Streetwise's
    .dat = Streetwise
    .acc = Streetwise
    .ins = Streetwise
    .gender = neuter
    .text = Permanent. Free, during your skill test, 2 resources: +3 intellect or +3 agility for this test. As often as you can pay.
card-scrapper_3 = Scrapper
    .gen = Scrapper's
    .dat = Scrapper
    .acc = Scrapper
    .ins = Scrapper
    .gender = neuter
    .text = Permanent. Free, during your skill test, 1 resource: +1 combat or +1 agility for this test. As often as you can pay.

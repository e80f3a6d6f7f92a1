# У чому сервер відмовляє і чому

web-refused-stale = На столі вже щось змінилося. Погляньте й вирішіть ще раз.
web-refused-not_possible = Тут це неможливо.
web-refused-not_yours = Це вирішує хтось інший.
web-refused-nothing_to_undo = Ще нічого не вирішено.
web-refused-too_fast = Надто швидко. Зачекайте хвильку.
web-refused-bad_message = Сервер не зрозумів цієї сторінки. Завантажте її ще раз.
web-refused-unknown = Такого столу немає або це посилання до нього не веде.
web-refused-protocol = Сторінка й сервер різних версій. Завантажте сторінку ще раз.
web-refused-not_kept = Це не вдалося записати на диск, тож цього не сталося.
web-refused-nothing = Про це нема чого розповісти.

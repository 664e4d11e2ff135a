# Words of the pages beside the lobby and the table; they are loaded with those pages.

ui-name-ask = What shall the others call you?
ui-name-help = You sit with other people. They read this name beside your arms; you can change it whenever you like.
ui-name-keep = Use this name
ui-name-later = Go on without a name
ui-name-stay = Go on as { $name }
ui-name-change = Change my name
ui-name-account = Log in, or open an account
ui-name-bot = { $name } (bot, { $level })
ui-host = host
ui-host-away = The host of this table looks on.
ui-seat-guest = guest
ui-seat-account = account
ui-seat-free = anybody may sit here
ui-ready = I am ready
ui-ready-not = Not ready after all
ui-ready-yes = ready
ui-ready-no = not ready yet
ui-waiting-ready = Waiting until { $names } can begin
ui-agreed = What is played
ui-clear = Clear the table
ui-clock-own = { $seconds } s a decision, { $reserve } min in reserve
ui-clock-end = When the time is up: { $what }.
ui-begins = It begins
ui-begins-full = It begins as soon as every seat is taken.
ui-begins-ready = It begins when every seat is taken and everybody is ready.
ui-begins-host = It begins when the host says so.

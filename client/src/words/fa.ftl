### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

piece-pavilion = کوشک
piece-seraglio = حرمسرا
piece-arcades = رواق
piece-chambers = تالار
piece-garden = باغ
piece-tower = برج
piece-fountain = فواره

piece-b = دینار
piece-g = درهم
piece-o = دوکات
piece-y = فلورین
# With its colour, where the card cannot be seen.
piece-b-long = دینار آبی
piece-g-long = درهم سبز
piece-o-long = دوکات نارنجی
piece-y-long = فلورین زرد
piece-b-letter = آ
piece-g-letter = س
piece-o-letter = ن
piece-y-letter = ز

piece-N = شمال
piece-E = شرق
piece-S = جنوب
piece-W = غرب

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind } با قیمت { $price } و { $count ->
    [0] بدون دیوار
   *[other] دیوار در { $walls }
  }
piece-card = { $value } { $currency }
piece-cell = ({ $x }، { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }، در خانهٔ { $cell }
piece-free = خانهٔ خالی { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }، با دیوار

## The palace

board-palace = الحمرای { $name }
board-palace-own = الحمرای شما
board-palace-help = با کلیدهای جهت‌نما در الحمرا بگردید و با Enter انتخاب کنید.
board-can-build = اینجا می‌شود ساخت
board-cannot-build = اینجا نمی‌شود ساخت
board-can-choose = قابل انتخاب
board-chosen = انتخاب‌شده
board-new = تازه
board-zoom-in = بزرگ‌نمایی
board-zoom-out = کوچک‌نمایی
board-zoom-fit = نمایش تمام الحمرا
board-wall-change = دیوار { $from } ← { $to }
board-scores-wall = دیوار امتیازآور در { $walls }

## The market

board-market = فروشگاه
board-slot = جایگاه { $slot }، { $currency }: { $what }
board-slot-empty = جایگاه { $slot }، { $currency }: خالی
board-pay-exact = می‌توانید دقیق بپردازید و یک حرکت دیگر کنید
board-pay-over = می‌توانید با { $over } اضافه بپردازید
board-pay-not = فعلاً پولتان نمی‌رسد
# The plus stands to the left of the number, as Persian writes it.
board-mark-over = { $over }+

## The money display

board-display = پول
board-display-chosen = { $count } کارت به ارزش { $sum } انتخاب شده
board-card-fits = می‌توان برداشت
board-card-fits-not = با این‌ها نمی‌شود برداشت
board-empty = خالی

## Hand, reserve, tray

board-hand = دست
board-hand-empty = پولی در دست ندارید.
# as in English
board-hand-worth = { $currency }: { $sum }
board-superfluous = لازم نیست
board-reserve = رزرو
board-reserve-empty = رزرو خالی است.
board-tray = آمادهٔ جای‌گذاری
board-tray-awarded = به شما رسیده: آمادهٔ جای‌گذاری
board-to-reserve = به رزرو
board-to-dirk = به بازیکن فرضی

## Players

board-players = بازیکنان
board-score = { $score } امتیاز
board-hand-size = { $count } کارت
board-wall = دیوار { $length }
board-reserve-size = { $count } در رزرو
# as in English
board-count = { $kind }: { $count }
board-to-act = نوبت اوست
board-winner = برنده
board-away = غایب، یک ربات به‌جایش بازی می‌کند
board-resigned = انصراف داده، یک ربات به‌جایش بازی می‌کند
board-absent = وصل نیست
board-look = دیدن الحمرای { $name }
board-dirk = بازیکن فرضی
board-dirk-is = بازیکن سوم خیالی که فقط ساختمان جمع می‌کند

## What is left

board-deck-left = { $count } کارت در دسته
board-bag-left = { $count } ساختمان در کیسه
board-scoring-done = امتیازدهی { $name }: انجام شد
board-scoring-next = امتیازدهی { $name }: بعدی
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] امتیازدهی { $name }: با کارت بعدی
   *[other] امتیازدهی { $name }: بعدی، پس از { $least } تا { $most } کارت دیگر
  }
board-scoring-later = امتیازدهی { $name }: دیرتر
# as in English
board-scoring-1 = A
# as in English
board-scoring-2 = B
board-scoring-3 = پایانی

## What is it worth, and what the signs at the table mean

worth-title = ارزش هر چیز چقدر است؟
worth-place = رتبهٔ { $place }
worth-wall = بلندترین دیوار بیرونی: هر قطعه ۱ امتیاز، در هر امتیازدهی.
worth-tie = در تساوی، امتیاز رتبه‌های گرفته‌شده تقسیم و رو به پایین گرد می‌شود.
signs-title = معنی نشانه‌ها
sign-deck = کارت‌های پولِ مانده در دسته
sign-bag = ساختمان‌های مانده در کیسه
sign-hand = کارت‌های پول در دست
sign-wall = قطعه‌های بلندترین دیوار بیرونی
sign-store = ساختمان‌های رزرو
sign-until = امتیازدهی بعدی پس از این تعداد کارت پول دیگر می‌آید
sign-gain = امتیاز، اگر همین حالا امتیازدهی شود
sign-new = تازه، از نوبت قبلی شما تا حالا
sign-exact = می‌توانید دقیق بپردازید و یک حرکت دیگر کنید
sign-over = می‌توانید با این قدر اضافه بپردازید

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = بازی‌های شما
# $name: what one is called
you-lead = با نام { $name } بازی می‌کنید.
you-none-yet = هنوز اینجا بازی نکرده‌اید.
you-none = بازی‌ای پیدا نشد.
you-which = نمایش
you-which-all = همه
you-which-going = در جریان
you-which-over = تمام‌شده
you-which-deals = دست‌های همگانی
you-which-hidden = پنهان
you-search = جستجوی بازیکن
you-more = بیشتر
# $names: who sits at the table, as a list
you-show = نمایش دوبارهٔ بازی با { $names }
you-won = بُرد
you-won-tied = برد مشترک
# $place: 2 or more
you-place = رتبهٔ { $place }
you-analysis = تحلیل
# To the page of a deal that others play as well
you-deal = مقایسه با دیگران
# Says that a game is one of those
you-deal-one = دست همگانی
# To play the same deal
you-challenge = دعوت دوستان
you-together = بازی‌های مشترک شما
you-download = ذخیرهٔ همهٔ فایل‌های بازی در یک فایل
# $count: games so far
you-downloaded = { $count } بازی

## The name on other devices

you-device = استفاده از این نام در گوشی من
you-device-about = این لینک محرمانه را در دستگاهی دیگر باز کنید یا کد را اسکن کنید: همهٔ بازی‌ها، صندلی‌ها و تنظیمات شما فوراً آنجاست. هر کس لینک را داشته باشد می‌تواند به جای شما بازی کند.
you-device-show = نمایش لینک و کد
you-device-link = لینک محرمانهٔ شما
you-device-code = لینک به شکل کد QR
you-device-renew-about = با لینک تازه، لینک قبلی از کار می‌افتد و دستگاه‌های دیگر از نام شما استفاده نمی‌کنند.
you-device-renewed = لینک تازه ساخته شد. حالا فقط این دستگاه از نام شما استفاده می‌کند.
you-open-title = از نام خود اینجا استفاده می‌کنید؟
you-open-about = با این لینک، این مرورگر بازی‌ها، صندلی‌ها و تنظیمات صاحبش را می‌گیرد.
you-open-take = بازی‌های این مرورگر هم اضافه شود
you-open = استفاده از نام در اینجا
you-opened = این مرورگر حالا از نام شما استفاده می‌کند.

## Alerts when the page is closed

you-alerts = اعلان‌ها وقتی صفحه بسته است
you-alerts-about = این دستگاه وقتی یک بازی منتظر شماست خبر می‌دهد، حتی اگر صفحه بسته باشد. سرویس اعلان مرورگر پیام را می‌رساند و نمی‌تواند آن را بخواند.
you-alerts-on = اعلان‌ها روی این دستگاه
you-alerts-turn = نوبت شما
you-alerts-turn-about = در بازی‌هایی که می‌توانند صبر کنند: بدون ساعت، با ذخیرهٔ زمان، یا با چند روز برای هر نوبت.
you-alerts-sat = کسی سر میز می‌نشیند
you-alerts-sat-about = سر میزی که منتظر شروع آن هستید.
you-alerts-soon = وقت شما رو به پایان است
you-alerts-soon-about = یک بار، کمی پیش از پایان وقت نوبت شما.
you-alerts-quiet = ساعت‌های سکوت
you-alerts-quiet-about = در این ساعت‌ها، به وقت همین دستگاه، اعلانی نمی‌آید. اگر بعد از آن هم بازی منتظر شما باشد، همان وقت خبردار می‌شوید.
you-alerts-from = از
you-alerts-to = تا
you-alerts-blocked = اعلان‌ها برای این صفحه مسدود است. در تنظیمات مرورگر به آن‌ها اجازه دهید.
you-alerts-install = در آیفون و آیپد، اعلان‌ها فقط در بازیِ نصب‌شده کار می‌کنند: «اشتراک‌گذاری» و بعد «افزودن به صفحهٔ اصلی» را بزنید و بازی را از آن‌جا باز کنید.
you-alerts-insecure = اعلان‌ها فقط در نشانی امن کار می‌کنند که با https شروع شود.
you-alerts-no = این مرورگر نمی‌تواند وقتی صفحه بسته است اعلان نشان دهد.
you-alerts-none = این سرور اعلان نمی‌فرستد.
you-alerts-started = اعلان‌های این دستگاه روشن است.
you-alerts-stopped = اعلان‌های این دستگاه خاموش است.
# $names: who sits at the table, as a list
you-mute = خاموش کردن اعلان‌های بازی با { $names }
# $names: who sits at the table, as a list
you-unmute = روشن کردن اعلان‌های بازی با { $names }

## The end

you-delete = پاک کردن همهٔ چیزهای من
you-delete-about = بازی‌هایی که تنها با ربات‌ها کرده‌اید پاک می‌شوند. بازی‌های با دیگران برای آن‌ها می‌ماند، با نام و حرکت‌های شما؛ در بازی‌ای که هنوز در جریان است رباتی جای شما را می‌گیرد. فهرست، آمار، تنظیمات و لینک شما پاک می‌شود. در نتیجه‌های دست‌هایی که همه بازی می‌کنند امتیازهای شما می‌ماند، ولی بدون نامتان، و دیگر کسی نمی‌تواند آن بازی‌ها را ببیند. این کار برگشت‌پذیر نیست.
you-delete-sure = بله، همه پاک شود
you-deleted = همهٔ چیزهای شما پاک شد.

## Statistics

you-statistics = آمار
you-statistics-none = هنوز چیزی برای شمردن نیست: یک بازی را تا آخر بازی کنید.
# $games, $wins: how many
you-total = بازی‌ها: { $games }، بردها: { $wins }
you-by-scoring = امتیاز در هر امتیازدهی
you-by-kind = امتیاز هر نوع ساختمان
you-walls = بلندترین دیوار
# From the analyses of one’s games
you-losses = امتیاز از دست رفته در هر نوبت
you-losses-about = از بازی‌های تحلیل‌شدهٔ شما. هرچه کمتر، بهتر.
you-losses-none = تحلیل یک بازی تمام‌شده را باز کنید تا اینجا ببینید هر نوبت چند امتیاز برایتان هزینه داشته است.
# Reads the line aloud: the first and the last points of it
you-losses-line = شما: از { $first } به { $last }
# $number: 1 to 3
you-scoring = امتیازدهی { $number }
you-average-you = شما
you-average-people = همهٔ افراد اینجا
you-average-bots = ربات‌ها
you-by-seats = بر اساس تعداد بازیکنان
you-by-level = در برابر ربات‌ها
you-by-name = در برابر آدم‌ها
# Everybody at a table of friends
you-together-wins = هر کس چند بار برده است
you-who = در برابر چه کسی
you-games = بازی
you-wins = برد
you-average = میانگین امتیاز

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = نوبت شماست
# $names: who plays there, as a list
call-turn-body = منتظر شما: { $names }
call-soon = وقت شما رو به پایان است
# $time: such as 18:30, or a day and a time
call-soon-body = پیش از { $time } بازی کنید.
# $names: who sat down, as a list
call-sat = تازه سر میز شما: { $names }
call-sat-body = میز را باز کنید تا ببینید چه کسی آن‌جاست.
call-stop = برای این بازی دیگر نه

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = یادگیری با بازی
learn-lead = درس‌هایی کوتاه سر یک میز واقعی. شما بازی می‌کنید و درس می‌گوید چطور بود. هر وقت خواستید رهایش کنید و بعداً ادامه دهید.
learn-lessons = درس‌ها
learn-puzzles = معماها
learn-puzzles-lead = هر معما فقط یک نوبت است و حتماً جواب دارد.
learn-best = بهترین نوبت‌ها
learn-best-lead = از بازی‌های رایانه‌های قوی. در هر وضعیت، یک نوبت آشکارا بهترین است. آن را پیدا کنید.
learn-degree-1 = آسان
learn-degree-2 = متوسط
learn-degree-3 = سخت
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = هر کار دیگری دست‌کم { $points } امتیاز از برتری شما کم می‌کرد.
# $done: how many are done; $all: how many there are
learn-done-of = { $done } از { $all } انجام شده
learn-state-done = انجام شد
learn-state-running = ادامه
# $title: of a lesson or a puzzle
learn-again = شروع دوباره: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = سطح { $level }
# $number: the puzzle's, from 1
learn-puzzle = معمای { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = قدم { $step } از { $steps }
learn-right = درست است!
learn-well-done = آفرین!
learn-solved = حل شد!
# Said when a turn is complete without what was asked for
learn-not-yet = هنوز درست نشده. واگرد را بزنید و راه دیگری را امتحان کنید.
learn-show = نمایش راه
# A button that shows or hides the solution of a puzzle
learn-show-solution = پاسخ
learn-show-end = حرکتی برایتان نمانده. نوبت را تمام کنید.
learn-show-undo = از این راه به پاسخ نمی‌رسید. واگرد را بزنید و از آنجا ادامه دهید.
learn-start-over = از نو
learn-next-lesson = درس بعدی
learn-next-puzzle = معمای بعدی
learn-all-lessons = همهٔ درس‌ها
learn-all-puzzles = همهٔ معماها
# After the last lesson; leads to the start page
learn-first-game = اولین بازی خود را شروع کنید
learn-fold = نمایش یا پنهان کردن تکلیف

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = برداشتن پول
lesson-money-about = یک کارت با هر ارزشی، یا چند کارت کوچک.
lesson-money-1 = در نوبت خود یک حرکت می‌کنید. ساده‌ترین حرکت برداشتن پول است: یک کارت با هر ارزشی، یا چند کارت که روی هم حداکثر ۵ بیرزند.

    سه کارت را یکجا بردارید.
lesson-money-2 = سه کارت در یک نوبت! هنوز هیچ‌چیز قطعی نیست: تا وقتی نوبت را تمام نکرده‌اید، هر قدم را می‌توانید واگرد کنید. حالا نوبت خود را تمام کنید.
lesson-money-done = دیگران هم بازی می‌کنند و بعد از هر نوبت جای پول‌های برداشته‌شده پر می‌شود. کارت‌های کوچک به درد می‌خورند: با همان‌ها می‌توانید دقیق بپردازید.

lesson-exact = پرداخت دقیق
lesson-exact-about = هر کس دقیق بپردازد، یک حرکت دیگر دارد.
lesson-exact-1 = هر جایگاه فروشگاه فقط پول خودش را قبول می‌کند و بقیهٔ پول را هیچ‌وقت پس نمی‌گیرید. ولی اگر دقیقاً به اندازهٔ قیمت بپردازید، یک حرکت دیگر هم دارید.

    ساختمانی را درست به قیمتش بخرید.
lesson-exact-2 = دقیق پرداختید و هنوز نوبت شماست! کارت‌های لازم برای یکی دیگر را هم دارید. ساختمان دوم را هم درست به قیمتش بخرید.
lesson-exact-3 = باز هم دقیق! حتی می‌توانید حالا پول بردارید. کارتان که تمام شد، سراغ جای‌گذاری بروید و هر دو ساختمان را بسازید. دیوار ندارند و هر طرف فواره جا می‌شوند.
lesson-exact-done = دو ساختمان در یک نوبت! کارت‌هایی جمع کنید که جمعشان با قیمت‌ها جور شود تا الحمرایتان زود بزرگ شود.

lesson-place = ساختن الحمرا
lesson-place-about = دیوار به دیوار، ضلع باز به ضلع باز.
lesson-place-1 = برج جایگاه آبی را بخرید. این بار نمی‌توانید دقیق بپردازید: ۱۲ برای قیمت ۱۱. بقیه‌اش از دست می‌رود و فقط می‌ماند جای‌گذاری برج.
lesson-place-2 = ساختمان‌ها را هیچ‌وقت نمی‌چرخانیم. جایی که دو ساختمان به هم می‌رسند، یا هر دو دیوار دارند یا هیچ‌کدام؛ فواره هم دیوار ندارد. دیوار این برج در جنوب است.

    آن را در یکی از خانه‌های درخشان بسازید.
lesson-place-done = بالای فواره، دیوار برج به ضلعی باز می‌خورد. در بقیهٔ خانه‌ها می‌شود پیاده از فواره وارد برج شد، و برای هر ساختمانی باید همین‌طور باشد.

lesson-forbidden = چرا اینجا نه؟
lesson-forbidden-about = خانه‌ای ممنوع را امتحان کنید و دلیلش را بخوانید.
lesson-forbidden-1 = برج جایگاه سبز سه دیوار دارد و فقط ضلع چپش باز است. آن را بخرید؛ درست به اندازهٔ قیمتش پول دارید.
lesson-forbidden-2 = سراغ جای‌گذاری بروید، ولی اول خانهٔ سمت چپ تالار را امتحان کنید. آنجا دیوار به دیوار می‌خورد، اما از فواره راهی به برج نیست. میز دلیلش را به شما می‌گوید.

    بعد آن را جایی بسازید که بشود واردش شد.
lesson-forbidden-done = هر وقت خانه‌ای ممنوع بود، آن را انتخاب کنید و دلیلش را بخوانید. یک دلیل دیگر هم خواهید دید: ساختمان‌ها هرگز نباید خانه‌ای خالی را محاصره کنند.

lesson-wall = دیوار بلند
lesson-wall-about = بلندترین دیوار بیرونی امتیاز دارد.
lesson-wall-1 = در هر امتیازدهی، هر قطعه از بلندترین دیوار بیرونیِ پیوستهٔ شما یک امتیاز دارد. دیوار شما ۴ قطعه است. حرمسرای جایگاه زرد را درست به قیمتش بخرید.
lesson-wall-2 = آن را جایی بگذارید که دیوارهایش دنبالهٔ دیوار شما شوند. وقتی خانه‌ای را انتخاب می‌کنید، میز نشان می‌دهد دیوار چقدر بلند می‌شود. دیوار را به ۶ قطعه برسانید.
lesson-wall-done = فقط بلندترین تکه حساب می‌شود و فقط در بیرون: دیوار بین دو ساختمان خودتان امتیازی ندارد. ولی دور خودتان حصار نکشید، وگرنه دیگر هیچ ساختمانی جا نمی‌شود.

lesson-redesign = رزرو و بازسازی
lesson-redesign-about = یکی اضافه کنید، یکی بردارید یا دو تا را عوض کنید.
lesson-redesign-1 = ساختمان‌هایی که نمی‌سازید در رزرو می‌مانند و آنجا امتیازی ندارند. بازسازی الحمرا هم یک حرکت است، مثل برداشتن پول یا خرید.

    برج را از رزرو خود بیاورید و بسازید.
lesson-redesign-2 = این بود حرکت شما در این نوبت. نوبت را تمام کنید تا دیگران هم بازی کنند.
lesson-redesign-3 = تعویض هم می‌شود: ساختمانی از رزرو جای یکی از ساختمان‌های الحمرا را می‌گیرد. رواق را به‌جای باغ بگذارید تا دیوارتان یک قطعه بلندتر شود.
lesson-redesign-done = حالا باغ در رزرو شماست. راه سومی هم هست: ساختمانی را از الحمرا بردارید، بی‌آنکه چیزی جایش بیاید. فقط فواره همیشه سر جایش می‌ماند.

lesson-scoring = امتیازدهی و تساوی
lesson-scoring-about = هر کس از یک نوع بیشتر دارد، امتیازش را می‌گیرد.
lesson-scoring-1 = در هر بازی سه بار امتیازدهی داریم و در هر نوع ساختمان، کسی می‌برد که بیشتر دارد. شما و یک بازیکن دیگر هر کدام یک برج دارید: تساوی.

    برج جایگاه سبز را درست به قیمتش بخرید.
lesson-scoring-2 = دقیق پرداختید، پس یک حرکت دیگر دارید: پول بردارید. یک کارت امتیازدهی لای دستهٔ پول پنهان است. همین که رو شود، امتیازدهی می‌شود.
lesson-scoring-3 = فقط ساختمان‌های الحمرا حساب می‌شوند، نه رزرو. برج را بسازید تا به‌تنهایی بیشترین برج را داشته باشید.
lesson-scoring-4 = حالا نوبت را تمام کنید. جای پول‌ها پر می‌شود، کارت امتیازدهی رو می‌شود و برگهٔ امتیاز نشان می‌دهد چه کسی چقدر گرفت و چرا.
lesson-scoring-done = ۶ امتیاز برج‌ها فقط مال شماست. در باغ‌ها تساوی است: ۵ امتیاز تقسیم و به پایین گرد می‌شود، پس به هر کدام ۲ امتیاز می‌رسد. امتیازدهی‌های بعدی خیلی بیشتر می‌ارزند.

lesson-end = پایان بازی
lesson-end-about = کیسه خالی است: آخرین ساختمان‌ها به چه کسی می‌رسد؟
lesson-end-1 = کیسه خالی است. همین که نشود جای خالی فروشگاه را پر کرد، بازی با همان نوبت تمام می‌شود. تالار جایگاه نارنجی را بخرید.
lesson-end-2 = تالار را بسازید و نوبت را تمام کنید. بعد هر ساختمانی که در فروشگاه مانده، رایگان به کسی می‌رسد که به‌تنهایی بیشترین پول آن جایگاه را دارد.
lesson-end-3 = بیشترین پول سبز دست شماست، پس برج به شما می‌رسد؛ هرچند پول خریدش را هرگز نداشتید. آن را بسازید.
lesson-end-4 = نوبت را تمام کنید. حالا امتیازدهی آخر است که از همه پرامتیازتر است: در هر نوع ساختمان، دوم و سوم هم امتیاز می‌گیرند.
lesson-end-done = هر کس امتیاز بیشتری داشته باشد برنده است. یادتان باشد: نزدیک پایان بازی، پولی که در دست دارید هنوز می‌تواند ساختمانی نصیبتان کند.

lesson-dirk = دو نفر و بازیکن فرضی
lesson-dirk-about = بازیکن سوم که فقط ساختمان جمع می‌کند.
lesson-dirk-1 = در بازی دونفره، بازیکن فرضی هم هست. نه نوبت دارد، نه پول و نه الحمرا؛ ولی ساختمان جمع می‌کند و در هر امتیازدهی مثل یک بازیکن رتبه می‌گیرد.

    برج جایگاه آبی را درست به قیمتش بخرید.
lesson-dirk-2 = بازیکن فرضی و حریف شما هر کدام دو برج دارند و امتیازش را تقسیم می‌کنند. با یک برج دیگر، بازیکن فرضی تنها اول می‌شود؛ و در امتیازدهی اول، رتبهٔ دوم امتیازی ندارد.

    برج خود را به بازیکن فرضی بدهید.
lesson-dirk-done = بازیکن فرضی بعد از امتیازدهی اول و دوم باز هم از کیسه ساختمان برمی‌دارد، ولی هرگز برنده نمی‌شود. همهٔ بازی همین بود: خوش بگذرد!

## What a learner may do instead (slip-)

slip-few-cards = می‌توانید کارت‌های بیشتری بردارید، به شرطی که روی هم حداکثر ۵ بیرزند. واگرد را بزنید و سه کارت انتخاب کنید.
slip-took-money = پول برداشتید، ولی این قدم چیز دیگری می‌خواهد. واگرد را بزنید و یک بار دیگر بخوانیدش.
slip-overpaid = بیشتر از قیمت دادید و بقیه‌اش برنمی‌گردد. واگرد را بزنید و کارت‌هایی پیدا کنید که جمعشان درست به اندازهٔ قیمت باشد.
slip-bought = ساختمان خریدید، ولی این قدم دربارهٔ برداشتن پول است. واگرد را بزنید و دوباره امتحان کنید.
slip-other-tile = این ساختمان دیگری است. واگرد را بزنید و ساختمان خواسته‌شده را پیدا کنید.
slip-stopped = دقیق پرداخته بودید و هنوز می‌توانستید حرکت کنید. واگرد را بزنید و ادامه دهید.
slip-built = حالا این ساختمان در الحمرای شماست. واگرد را بزنید و آن را جایی بگذارید که این قدم می‌خواهد.
slip-stored = ساختمان در رزرو امتیازی ندارد. واگرد را بزنید و آن را جایی بگذارید که این قدم می‌خواهد.
slip-added = ساختمان را در خانه‌ای خالی ساختید. واگرد را بزنید و آن را به‌جای یکی از ساختمان‌های الحمرا بگذارید.
slip-removed = ساختمانی را از الحمرا برداشتید. واگرد را بزنید و یک بار دیگر بخوانید این قدم چه می‌خواهد.
slip-swapped = دو ساختمان را با هم عوض کردید. واگرد را بزنید و این بار ساختمان را در خانه‌ای خالی بسازید.
slip-wall-same = بلندترین دیوارتان بلندتر نشد. واگرد را بزنید و جایی را پیدا کنید که دیوارها به هم می‌پیوندند.
slip-not-yet = هنوز درست نشده. واگرد را بزنید و راه دیگری را امتحان کنید.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] ساختمانی را دقیقاً به قیمتش بخرید.
   *[other] در یک نوبت { $times } بار دقیق بپردازید.
}
# $times: how many buildings
puzzle-bought = در یک نوبت { $times } ساختمان بخرید.
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = در یک نوبت { $tiles } ساختمان به الحمرایتان اضافه کنید.
puzzle-reserve-empty = نوبت را با رزرو خالی تمام کنید.
puzzle-best-turn = بهترین نوبت را پیدا کنید.
# $by: segments of the longest outer wall
puzzle-swap-longer = در این نوبت ساختمانی را تعویض کنید و بلندترین دیوارتان را دست‌کم { $by } قطعه بلندتر کنید.
puzzle-wall-longer = بلندترین دیوارتان را دست‌کم { $by } قطعه بلندتر کنید.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = بلندترین دیواری را بسازید که در این نوبت می‌شود ساخت: { $length } قطعه.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] در کوشک‌ها اول شوید: نوبت را طوری تمام کنید که کوشک‌های الحمرایتان از کوشک‌های هر کس دیگری بیشتر باشد.
    [seraglio] در حرمسراها اول شوید: نوبت را طوری تمام کنید که حرمسراهای الحمرایتان از حرمسراهای هر کس دیگری بیشتر باشد.
    [arcades] در رواق‌ها اول شوید: نوبت را طوری تمام کنید که رواق‌های الحمرایتان از رواق‌های هر کس دیگری بیشتر باشد.
    [chambers] در تالارها اول شوید: نوبت را طوری تمام کنید که تالارهای الحمرایتان از تالارهای هر کس دیگری بیشتر باشد.
    [garden] در باغ‌ها اول شوید: نوبت را طوری تمام کنید که باغ‌های الحمرایتان از باغ‌های هر کس دیگری بیشتر باشد.
   *[tower] در برج‌ها اول شوید: نوبت را طوری تمام کنید که برج‌های الحمرایتان از برج‌های هر کس دیگری بیشتر باشد.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = کاری کنید که اگر امتیازدهی بعدی درست پس از این نوبت باشد، دست‌کم { $points } امتیاز بگیرید.
# $points: more than the other player; Dirk does not matter
puzzle-lead-now = کاری کنید که اگر امتیازدهی بعدی درست پس از این نوبت باشد، دست‌کم { $points } امتیاز بیشتر از هر بازیکن دیگری بگیرید.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = امتیازشمار
scorer-lead = برای بازی روی میز واقعی: آنچه را هر کس دارد وارد کنید و بی‌درنگ امتیازها را ببینید. همه‌چیز روی همین دستگاه می‌ماند و بدون شبکه کار می‌کند.
scorer-new = بازی تازه
scorer-players = چند نفر بازی می‌کنند؟
scorer-with-dirk = بازیکن فرضی نفر سوم است.
# $number: of the seat
scorer-name = نام بازیکن { $number }
scorer-edition-about = امتیازها در همهٔ نسخه‌ها یکی است. تنها جای کارت‌های امتیازدهی فرق می‌کند.
scorer-begin = شروع
scorer-kept = بازی‌های این دستگاه
scorer-kept-none = هنوز هیچ.
scorer-deleted = بازی پاک شد.
# $day: such as “17 Nov 2026”
scorer-delete = پاک کردن بازی { $day }
scorer-paper = برگهٔ امتیاز کاغذی
# On the sheet for paper, before a line to write on
scorer-date = تاریخ:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = همهٔ بازی‌ها
scorer-not-kept = این مرورگر جا ندارد یا اجازهٔ نگه‌داشتن چیزی را ندارد. می‌توانید ادامه دهید، اما با بستن صفحه بازی از دست می‌رود.
scorer-sent-later = آنچه وارد کنید بعداً فرستاده می‌شود.
# $name: who comes after
scorer-next = بعدی: { $name }
scorer-points = امتیازها
scorer-totals = همهٔ امتیازدهی‌ها
scorer-how = روش شمردن
scorer-quick = شمردن
scorer-exact = ساختن الحمرا
# $tile: such as “tower 9”
scorer-remove = برداشتن { $tile }
scorer-choose-tile = ساختمانی از جعبه انتخاب کنید. برای برداشتن، روی ساختمان ساخته‌شده بزنید.
# $tile: such as “tower 9”
scorer-choose-cell = { $tile } کجاست؟ خانه‌های روشن مجازند.
scorer-kinds = گونه‌ها
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }، { $count } در جعبه
scorer-box = ساختمان‌های جعبه
scorer-box-empty = از این گونه چیزی در جعبه نمانده است.
# $what: such as “tower”
scorer-less = یکی کمتر: { $what }
# $what: such as “tower”
scorer-more = یکی بیشتر: { $what }
scorer-picture = فرستادن تصویر
scorer-link-about = هر کس این لینک را داشته باشد می‌تواند پر کند:
scorer-copy = رونوشت
scorer-watching = شما تماشا می‌کنید. کس دیگری پر می‌کند.
scorer-together = پر کردن با چند گوشی
scorer-extras = چه کسی شروع می‌کند، زمان‌سنج، کارت‌های امتیازدهی
scorer-starter = چه کسی شروع می‌کند؟
scorer-starter-draw = قرعه‌کشی
# $name: who starts
scorer-starter-is = { $name } شروع می‌کند
scorer-timer = زمان‌سنج نوبت
scorer-timer-begin = نوبت تازه
scorer-timer-stop = توقف
scorer-time-up = وقت تمام شد
scorer-cards = کارت‌های امتیازدهی کی می‌آیند؟
scorer-cards-about = کارت‌های پول را بشمارید تا بدانید امتیازدهی کی نزدیک است.
scorer-cards-dealt = کارت‌های دست آغاز همه
scorer-cards-drawn = کارت‌های کشیده‌شده از آن پس
scorer-cards-none = دیگر کارت امتیازدهی نیست: آخرین امتیازدهی در پایان است.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] کوشک‌ها
    [seraglio] حرمسراها
    [arcades] رواق‌ها
    [chambers] تالارها
    [garden] باغ‌ها
   *[tower] برج‌ها
}
# $kind as reason-kinds has it
reason-most = { $kind }: حالا از همه بیشتر. { $points } امتیاز بیشتر در امتیازدهی بعدی.
reason-level = { $kind }: حالا برابر با بیشترین. { $points } امتیاز بیشتر در امتیازدهی بعدی.
# $after is the place
reason-place = { $kind }: حالا رتبهٔ { $after }. { $points } امتیاز بیشتر در امتیازدهی بعدی.
reason-wall = بلندترین دیوار از { $before } به { $after } می‌رسد.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = بعد از آن، بلندترین دیوار می‌تواند از { $before } به { $after } برسد.
# $after: how many times
reason-exact = { $after ->
    [one] دقیق می‌پردازد و یک حرکت دیگر می‌گیرد.
   *[other] { $after } بار دقیق می‌پردازد و هر بار یک حرکت دیگر می‌گیرد.
  }
# $name might have bought $tile
reason-denies = { $name } می‌توانست دقیق بپردازد: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: نمی‌گذارد { $name } پیش بیفتد.
reason-keeps-wall = نمی‌گذارد دیوار { $name } بلندتر شود.
reason-soon = با این کارت‌ها می‌شود دقیق پرداخت: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before } کارت با هم، به ارزش { $after }.
reason-card = یک کارت باارزش: { $after }.
# What is left in hand, and would be otherwise
reason-money = پول بیشتری می‌ماند: { $after } به جای { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = راه‌های بیشتری برای ساختن می‌ماند: { $after } به جای { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] با کارت بعدی امتیازدهی انجام می‌شود.
   *[other] امتیازدهی نزدیک است: { $before } تا { $after } کارت دیگر.
  }
reason-patience = الان سودی ندارد، ولی بعداً به کار می‌آید.

## A turn that was thought out, drawn (advice-)

advice-wall = دیوار: { $before } ← { $after }
advice-wall-same = دیوار: { $length }، مثل قبل
# $lead in points, with its sign; over the best other player, at the end
advice-lead = برتری مورد انتظار: { $lead }
# Says what the picture shows
advice-picture = { $name }: الحمرا پس از این نوبت، دیوار { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = تحلیل: { $names }
analysis-failed = این بازی را نمی‌توان تحلیل کرد
analysis-percent = { $value }٪
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = الان شروع می‌شود…
analysis-stage-quick = نگاه اول…
analysis-stage-full = نگاه دقیق‌تر…
analysis-progress = پیشرفت
analysis-done = تحلیل تمام شد.
analysis-chances = شانس برد
# What the dots on the chart are
analysis-key-mistake = اشتباه
analysis-mark = اشتباه. امتیاز ازدست‌رفته: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = امتیاز ازدست‌رفته: { $points }
analysis-lost-nothing = امتیازی از دست نرفت
analysis-move = حرکت { $number }
# $name did it
analysis-move-of = حرکت { $number }: { $name }
analysis-mistakes = اشتباه‌ها
analysis-mistakes-none = اشتباه آشکاری نبود. آفرین!
# The search goes on
analysis-mistakes-none-yet = تا حالا اشتباهی پیدا نشده
analysis-mistake-before = اشتباه قبلی
analysis-mistake-next = اشتباه بعدی
# $percent: such as “12 %”
analysis-cost = شانس برد ازدست‌رفته: { $percent }
analysis-compare = مقایسه
analysis-did = کاری که { $name } کرد
analysis-better = کاری که بهتر بود
analysis-before = میز پیش از این حرکت
analysis-turning = لحظه‌های سرنوشت‌ساز
analysis-turning-none = هیچ نوبتی به‌تنهایی این بازی را تعیین نکرد.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: یک اشتباه. شانس برد { $percent } کمتر شد.
analysis-turning-play = { $way ->
    [up] { $name }: یک نوبت خوب. شانس برد { $percent } بیشتر شد.
   *[down] { $name }: یک نوبت ضعیف. شانس برد { $percent } کمتر شد.
}
analysis-turning-luck = { $way ->
    [up] { $name }: خوش‌شانسی با کارت‌های پول و ساختمان. شانس برد { $percent } بیشتر شد.
   *[down] { $name }: بدشانسی با کارت‌های پول و ساختمان. شانس برد { $percent } کمتر شد.
}
analysis-shares = شانس و مهارت
analysis-shares-lead = هر کدام از این‌ها بازیکن را چند امتیاز جلو یا عقب برد؟
analysis-luck = شانس
analysis-own = حرکت‌های خودش
analysis-others = حرکت‌های دیگران
analysis-together = مجموع
analysis-count = { $points } امتیاز
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] شانس کمک کرد: { analysis-count }.
    [bad] شانس یاری نکرد: { analysis-count }.
   *[none] شانس چیزی را عوض نکرد.
}
analysis-own-words = { $way ->
    [good] حرکت‌های خودش کمک کرد: { analysis-count }.
    [bad] حرکت‌های خودش ضرر زد: { analysis-count }.
   *[none] حرکت‌های خودش چیزی را عوض نکرد.
}
analysis-others-words = { $way ->
    [good] حرکت‌های دیگران کمک کرد: { analysis-count }.
    [bad] حرکت‌های دیگران ضرر زد: { analysis-count }.
   *[none] حرکت‌های دیگران چیزی را عوض نکرد.
}
analysis-seat-mistakes = { $count } اشتباه. امتیاز ازدست‌رفته: { $points }.
analysis-points = امتیازها از کجا آمد
analysis-table = همهٔ حرکت‌ها در جدول
analysis-col-move = حرکت
analysis-col-player = بازیکن
analysis-col-done = چه کاری انجام شد
analysis-col-chance = { $name }: شانس برد
analysis-col-lost = امتیاز ازدست‌رفته

## A good move, and what a turn has cost (hint-, coach-)

hint-title = یک حرکت خوب
coach-title = نوبت قبلی شما
coach-cost = این نوبت حدود { $points } امتیاز برایتان هزینه داشت.
# $reason speaks for another turn
coach-why = بهتر: { $reason }
coach-show = نمایش
coach-take-back = پس گرفتن
coach-played = آنچه بازی کردید
coach-better = آنچه بهتر بود

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = ادامهٔ بازی از اینجا
play-on-lead = میزی خصوصی باز می‌شود. بازیکنان را انتخاب کنید.
# A choice beside the levels of bots
play-on-person = یک نفر روی همین دستگاه
play-on-draws = کارت‌ها و ساختمان‌هایی که می‌آیند
play-on-same = مثل همین بازی
play-on-new = قرعهٔ تازه
play-on-go = شروع بازی
play-on-edit = اول وضعیت را تغییر می‌دهم
sandbox-title = چیدن یک وضعیت
sandbox-failed = این وضعیت باز نمی‌شود.
sandbox-no-position = لینک کامل نیست یا اشتباهی دارد.
sandbox-seats = الحمرای چه کسی
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = این وضعیت ممکن است. بلندترین دیوار: { $wall }. در دسته: { $cards }. در کیسه: { $tiles }.
sandbox-checking = در حال بررسی…
sandbox-parts = چه چیزی تغییر کند
sandbox-tab-tiles = ساختمان‌ها
sandbox-tab-money = پول
sandbox-tab-stage = نوبت و دسته
sandbox-ask = با این وضعیت چه کنیم
sandbox-held = { $tile }: جایش را انتخاب کنید.
sandbox-tiles-help = یک ساختمان و سپس جای آن را انتخاب کنید.
# $slot: from 1 to 4
sandbox-put-slot = گذاشتن در جای { $slot } فروشگاه
sandbox-reserve-of = رزرو { $name }
sandbox-put-reserve = گذاشتن در رزرو
sandbox-put-dirk = دادن به دیرک
sandbox-box = در کیسه
sandbox-put-box = برگرداندن به کیسه
sandbox-purse = کدام پول
sandbox-purse-display = روی میز
sandbox-purse-discard = کنار گذاشته
sandbox-no-cards = کارتی نیست.
sandbox-card-add = افزودن کارت
sandbox-card-remove = برای برداشتن انتخاب کنید.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }، در دسته: { $left }
sandbox-turn = نوبت
sandbox-actor = نوبت با
sandbox-starter = آغازکننده
sandbox-youngest = جوان‌ترین
sandbox-mid-turn = این نوبت شروع شده است.
sandbox-new-turn = برگشت به آغاز
sandbox-points = امتیازها
sandbox-deck = دستهٔ پول
sandbox-scorings = امتیازدهی‌های انجام‌شده
sandbox-deck-help = شمارش از نخستین کارت پس از پخش اولیه است.
sandbox-drawn = کارت‌های کشیده
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = پیش از امتیازدهی { $letter }، دست‌کم
sandbox-card-most = پیش از امتیازدهی { $letter }، حداکثر
sandbox-other = وضعیت دیگر
sandbox-players = بازیکنان
sandbox-deal = آغاز یک بازی تازه
sandbox-play = بازی از اینجا
sandbox-best = بهترین حرکت‌ها
sandbox-thinking = در حال فکر…
sandbox-score = اگر حالا امتیازدهی شود
sandbox-link = کپی لینک
sandbox-turn-number = گزینهٔ { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = کمتر از بهترین: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = دست روز
deal-day-lead = برای همه یک دست، با همان ربات‌ها. تلاش اول شما حساب می‌شود.
deal-challenge-title = مسابقه با دوستان
deal-challenge-lead = همان دست، همان صندلی، همان ربات‌ها: چه کسی امتیاز بیشتری می‌گیرد؟
# Before a game with other people becomes a challenge
deal-challenge-about = دوستان شما همین دست را از صندلی شما بازی می‌کنند. به جای آدم‌های دیگر ربات‌ها بازی می‌کنند. چقدر قوی باشند؟
# One of the five deals of an evening
deal-duplicate-title = دست { $number }
deal-duplicate-lead = هر کس این دست را تنها، در برابر همان ربات‌ها بازی می‌کند. تلاش اول شما حساب می‌شود.
# $names: of the bots
deal-against = حریفان شما: { $names }.
deal-streak = { $count ->
    [one] { $count } روز پشت سر هم بازی کرده‌اید
   *[other] { $count } روز پشت سر هم بازی کرده‌اید
  }
deal-duplicate-back = نتیجه‌های امشب
deal-own = تلاش شما
deal-counts = تلاش اول شما حساب می‌شود. بعد از آن هر چقدر بخواهید می‌توانید تمرین کنید.
deal-share = دیگران بازی من را ببینند
deal-share-about = فقط کسانی می‌بینند که خودشان این دست را تمام کرده‌اند.
deal-shared = هر کس این دست را تمام کرده باشد، بازی دیگران را می‌بیند.
deal-running = تلاش شما در جریان است.
deal-closed = این دست دیگر حساب نمی‌شود، ولی می‌توانید با آن تمرین کنید.
deal-play = بازی همین دست
deal-continue = ادامه
deal-practise = تمرین
deal-hours-left = { $hours ->
    [one] { $hours } ساعت مانده
   *[other] { $hours } ساعت مانده
  }
# $place among $count tries
deal-result = { $points } امتیاز: رتبهٔ { $place } از { $count }
deal-result-late = { $points } امتیاز، ولی بازی دیرتر از آن تمام شد که حساب شود.
deal-par = استاد از صندلی شما { $points } امتیاز گرفت.
deal-par-coming = استاد هنوز از صندلی شما بازی می‌کند…
deal-invite = دعوت از دوستان
deal-all = همهٔ تلاش‌ها: { $count }
deal-none = هنوز کسی تمام نکرده است.
deal-spread = چند تلاش با چند امتیاز تمام شد
deal-bar = از { $from } تا { $to } امتیاز: { $count ->
    [one] { $count } تلاش
   *[other] { $count } تلاش
  }.
deal-bar-yours = تلاش شما اینجاست.
deal-bar-par = استاد اینجاست.
deal-place = رتبه
deal-name = نام
deal-points = امتیاز
deal-games = بازی‌ها
deal-you = شما
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = نام پاک شده
deal-compare = مقایسه
deal-compare-one = مقایسهٔ بازی { $name }
deal-replay = تماشا
deal-replay-of = تماشای بازی { $name }
deal-compared = دو بازی کنار هم
deal-analysis = تحلیل
deal-turn = نوبت
deal-points-now = امتیاز تا اینجا: { $points }
# What a turn lost, from the analysis
deal-lost = از دست رفته: { $points }
# The same of a whole game
deal-lost-all = از دست رفته در کل: { $points }
deal-analysing = در حال تحلیل…
deal-turn-of = تماشای نوبت { $number } از { $name }
deal-fair = بُر زدن منصفانه
deal-fair-later = ترتیب کارت‌ها و ساختمان‌ها پیش از آنکه کسی بازی کند معلوم شده است: این اثر انگشت آن است. وقتی دست تمام شود، عدد آغازین آن اینجا می‌آید و هر کس می‌تواند بررسی کند که چیزی عوض نشده است.
deal-fair-told = این عدد آغازین دقیقاً همان دست با همین اثر انگشت را می‌دهد. هر کس می‌تواند بررسی کند.
# $date: when it was drawn
deal-fair-missed = سرور در این روز روشن نبود. این دست بعداً، در { $date }، بُر خورد و کسی از پیش آن را معلوم نکرده بود. فقط برای تمرین است.
deal-commitment = اثر انگشت دست
deal-seed = عدد آغازین
deal-commitment-next = اثر انگشت دست فردا
deal-archive = همهٔ روزها
deal-older = روزهای قدیمی‌تر
deal-week = نتیجه‌های این هفته

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = نتیجه‌ها
league-total = مجموع
league-week-title = هفته
# $count: how many
league-week-lead = هر روز یک دست تازه. از هر کس { $count } نتیجهٔ برتر حساب می‌شود.
duplicate-title = شب مسابقه
duplicate-lead = همه همان پنج دست را بازی می‌کنند، هر کس تنها در برابر همان ربات‌ها.
duplicate-new = آماده کردن یک شب مسابقه
duplicate-name = نام شب
duplicate-level = سطح ربات‌ها
duplicate-make = ساختن
duplicate-deals = دست‌ها
duplicate-table = نتیجه‌ها تا اینجا
duplicate-file = نتیجه‌ها در فایل (CSV)
duplicate-invite = دعوت از بازیکنان

### The page of the rules: what stands around their text, and under its pictures

rules-title = قوانین بازی
rules-contents = فهرست
# $rule: such as "R4.2"
rules-clause = قانون { $rule }
rules-missing = قانون { $rule } وجود ندارد.
rules-all = همهٔ قوانین
print = چاپ
# Shown above English rules, where a language has none of its own
rules-in-english = این قوانین هنوز ترجمه نشده‌اند.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = پرداخت قیمت { $tile } با { $cards }
rules-verdict-allowed = مجاز است.
# $paid for a $price
rules-verdict-exact = { $paid } برای قیمت { $price }: دقیق. باز هم نوبت شماست.
rules-verdict-over = { $paid } برای قیمت { $price }: مجاز است، ولی { $over } اضافه از دست می‌رود.
rules-verdict-clash = مجاز نیست: دیوار به ضلع باز می‌خورد.
rules-verdict-unreachable = مجاز نیست: به ساختمانی نمی‌شود پیاده رسید.
rules-verdict-apart = مجاز نیست: به هیچ‌جا وصل نیست.
rules-verdict-corner = مجاز نیست: فقط از گوشه وصل است.
rules-verdict-encloses = مجاز نیست: خانه‌ای خالی محاصره می‌شود.
rules-verdict-too-much = مجاز نیست: روی هم { $paid } می‌ارزند.
rules-verdict-too-little = مجاز نیست: { $paid } از { $price } کمتر است.
# $length: how many segments
rules-wall = بلندترین دیوار { $length } امتیاز دارد.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = یک الحمرا: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
# as in English
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count } ساختمان، { $points } امتیاز
# The players of the examples. Use the same names in the text of the rules
rules-player-1 = آدا
rules-player-2 = بن
rules-player-3 = جم
rules-player-4 = دورا

### The table while a game runs: what can be done now, the buttons, and the banners

## What now. The first words say whose turn it is, the rest what one can do

# $options: one or more of the three below, as "a, b or c"
table-can = می‌توانید { $options }.
table-can-take = پول بردارید
table-can-buy = ساختمان بخرید
table-can-redesign = الحمرایتان را بازسازی کنید
table-can-go-on = دقیق پرداختید و هنوز نوبت شماست. می‌توانید { $options }، یا سراغ جای‌گذاری خریدهایتان بروید.
table-can-put-down = دقیق پرداختید. حرکتی نمانده جز جای‌گذاری آنچه خریدید.
table-can-pass = هیچ حرکتی ممکن نیست، پس پاس می‌دهید.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = { $count ->
    [one] این کارت را که { $sum } می‌ارزد بردارید.
   *[other] این { $count } کارت را که روی هم { $sum } می‌ارزند بردارید.
  } { $more ->
    [yes] کارت‌های روشن را هم می‌توانید اضافه کنید.
   *[no] کارت دیگری نمی‌شود اضافه کرد.
  }
table-taking-too-much = چند کارت روی هم نباید بیش از ۵ بیرزند.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = برای { $tile } دقیقاً { $price } بپردازید و یک حرکت دیگر کنید.
table-paying-over = برای { $tile } مبلغ { $sum } بپردازید: { $over } اضافه است و برنمی‌گردد.
table-paying-less = تا اینجا { $sum } از { $price } برای { $tile }: هنوز { $missing } کم است.
table-paying-not = فعلاً پولتان به { $tile } نمی‌رسد: قیمتش { $price } است و شما { $sum } { $currency } دارید.
# $cards: those that are not needed
table-paying-superfluous = { $cards } لازم نیست و در دستتان می‌ماند.
table-paying-nothing = فعلاً با { $cards } چیزی نمی‌شود خرید.
# A tile of the market that is only looked at
table-looking = در فروشگاه: { $tile }، با { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = در { $count } خانه جا می‌شود؛ دیوار در بهترین حالت { $from } ← { $to }.
table-fits-nowhere = فعلاً هیچ‌جای الحمرایتان جا نمی‌شود.

table-put-choose = جای‌گذاری آنچه خریدید: یک ساختمان را انتخاب کنید.
table-award-choose = این ساختمان‌ها مال شماست: یکی را انتخاب و جای‌گذاری کنید.
table-put = جای‌گذاری { $tile }: یکی از خانه‌های درخشان{ $ways ->
    [both] ، رزرو یا بازیکن فرضی
    [reserve] { " " }یا رزرو
    [dirk] { " " }یا بازیکن فرضی
   *[none] { "" }
  } را انتخاب کنید.
table-put-nowhere = { $tile } فعلاً هیچ‌جا جا نمی‌شود: { $ways ->
    [both] آن را به رزرو ببرید یا به بازیکن فرضی بدهید.
    [dirk] آن را به بازیکن فرضی بدهید.
   *[reserve] آن را به رزرو ببرید.
  }
table-add = ساختن { $tile } از رزرو: { $swaps ->
    [yes] یکی از خانه‌های درخشان، یا ساختمانی را که با آن عوض می‌شود، انتخاب کنید.
   *[no] یکی از خانه‌های درخشان را انتخاب کنید.
  }
table-add-nowhere = { $tile } فعلاً هیچ‌جا جا نمی‌شود: در رزرو می‌ماند.
table-remove = { $swaps ->
    [yes] { $tile } را به رزرو ببرید یا از رزرو ساختمانی برای جایش انتخاب کنید.
   *[no] { $tile } را به رزرو ببرید.
  }
table-replace = برای تعویض { $tile } ساختمانی از رزرو انتخاب کنید.
table-removed = بدون آن، دیوار { $from } ← { $to } می‌شود.
table-complete = حرکتی برایتان نمانده. نوبت را تمام کنید یا یک قدم را واگرد کنید.
# The same where it ends by itself after some seconds
table-ending = نوبتتان کامل است و تا لحظه‌ای دیگر تمام می‌شود. هنوز می‌توانید واگرد کنید.

table-wait = در این فاصله می‌توانید نگاهی بیندازید و نقشه بکشید.
table-watching = شما تماشاگرید.
table-stood-in = یک ربات به‌جای شما بازی می‌کند.
table-late = وقت شما تمام شد. یک ربات این نوبت را تمام می‌کند؛ نوبت بعدی باز مال شماست.
table-next = نوبت بعدی مال شماست.

## Buttons

# $sum
table-do-take = برداشتن { $sum }
table-do-buy = خرید
table-do-buy-exact = خرید و ادامه
table-do-place = ساخت در اینجا
table-do-swap = تعویض
table-do-store = به رزرو
table-do-stop = جای‌گذاری
table-do-pass = پاس
table-cancel = لغو
table-undo-step = واگرد: { $step }

## Paying

table-payments = راه‌های پرداخت قیمت { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } از { $price }
table-pay-exact = دقیق: یک حرکت دیگر
table-pay-over = { $over } اضافه
# $cards in words; $how: one of the two above
# as in English
table-payment = { $cards }: { $how }
table-payments-more = { $count } راه دیگر

## Parts of the screen

table-tab-players = بازیکنان و گزارش
table-own = رفتن به الحمرای خود
# For those who watch: show the palace of whoever is playing
table-follow = بازگشت به بازیکن نوبت‌دار
table-reserve-of = رزرو { $name }
table-look-next = الحمرای بعدی
table-look-before = الحمرای قبلی
table-scores = امتیازدهی‌ها
table-left-over = باقی‌مانده‌ها

## Banners

table-proposal = { $name } می‌خواهد نوبت قبلی را پس بگیرد.
table-proposal-own = خواسته‌اید نوبت قبلی‌تان را پس بگیرید.
# $names: who has not answered
table-proposal-waits = در انتظار پاسخ { $names }.
table-declined = { $name } موافق نیست: نوبت شما پس گرفته نمی‌شود.
table-away = نبودید، پس یک ربات به‌جای شما بازی می‌کند.
table-away-of = { $name } نبود، پس یک ربات به‌جایش بازی می‌کند.
table-absent = { $name } اینجا نیست ({ $time }).
table-absent-wanted = { $names } می‌خواهد که یک ربات بازی کند.
table-absent-agreed = شما می‌خواهید که یک ربات بازی کند.
table-absent-waits = هنوز موافقت نکرده: { $names }.
table-handover-title = دستگاه را به { $name } بدهید
table-handover-about = کارت‌ها پنهان می‌مانند تا { $name } آن‌ها را ببیند.

## The clock

# $time: such as "0:42"
table-time = { $time } مانده
table-time-days = { $days } روز مانده
table-time-hours = { $hours } ساعت مانده
table-time-short = { $seconds } ثانیه مانده.

## Keys

table-keys = کلیدها
table-keys-title = کلیدهای سر میز
table-keys-on = استفاده از کلیدهای حروف و اعداد
table-keys-on-about = اگر برنامهٔ دیگری این کلیدها را لازم دارد، خاموشش کنید.
table-key-market = انتخاب ساختمان در فروشگاه؛ دوباره: خرید
table-key-display = انتخاب پول؛ دوباره: برداشتن
table-key-payment = راه پرداخت بعدی
table-key-arrows = گشتن در خانه‌های الحمرا
table-key-cell = جای بعدی که ساختمان در آن جا می‌شود
table-key-do = انجام آنچه انتخاب شده
table-key-put = ساختمان بعدی برای جای‌گذاری
table-key-store = به رزرو
table-key-give = به بازیکن فرضی
table-key-hand = دست شما
table-key-reserve = ساختمان بعدیِ رزرو شما
table-key-others = دیدن بازیکن بعدی
table-key-undo = واگرد یک قدم
table-key-end = پایان نوبت
table-key-hint = نمایش یک حرکت خوب؛ دوباره بزنید تا بیشتر ببینید
table-key-log = گزارش
table-key-worth = ارزش هر چیز و معنی نشانه‌ها
table-key-help = همین کلیدها
table-key-cancel = لغو؛ بازگشت به الحمرای خود
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = فاصله
# as in English
table-keyname-esc = Esc
# as in English
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = گزارش و گفتگو
# $count: lines of chat
table-unread = { $count } پیام نخوانده

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = هنوز اتفاقی نیفتاده.
log-newest = تازه‌ترین
log-earlier = نوبت‌های پیشین
# $tiles, $cards: pictures with names
log-tiles-drawn = تازه در فروشگاه: { $tiles }
log-money-drawn = پول تازه: { $cards }
log-dirk-drew = بازیکن فرضی از کیسه برمی‌دارد: { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } { $tile } را می‌سازد.
log-tile-added = بازسازی { $name }: { $tile } از رزرو ساخته می‌شود.
log-tile-removed = بازسازی { $name }: { $tile } به رزرو می‌رود.
log-tiles-swapped = بازسازی { $name }: { $tile } جای { $out } را می‌گیرد.
# $what: a word of the protocol that this page does not know
# as in English
log-other = { $what }

recap-title = از نوبت قبلی شما تا حالا
recap-close = فهمیدم

## Chat

chat-lines = پیام‌ها
chat-empty = هنوز پیامی نیست.
chat-quick = پیام‌های آماده
chat-quick-all = نمایش همهٔ پیام‌های آماده
# $count: characters
chat-left = { $count } نویسه مانده
# For screen readers. $name says $text
chat-said = { $name } می‌گوید: { $text }

## The scoring sheet

sheet-title = امتیازدهی‌ها
sheet-title-1 = امتیازدهی اول
sheet-title-2 = امتیازدهی دوم
sheet-title-3 = امتیازدهی آخر
sheet-tab-1 = اول
sheet-tab-2 = دوم
sheet-tab-3 = آخر
sheet-empty = هنوز امتیازدهی نشده است.
sheet-open = برگهٔ امتیاز
sheet-skip = رد کردن
sheet-none = هیچ
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }، رتبهٔ { $place }، { $points } امتیاز
sheet-rank-tied = { $count }، شریک در رتبهٔ { $place }، { $points } امتیاز
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } در رتبه‌های { $from } تا { $to } مساوی‌اند: روی هم { $total } امتیاز، هر کدام { $share }.
   *[other] { $names } در رتبه‌های { $from } تا { $to } مساوی‌اند: روی هم { $total } امتیاز، هر کدام { $share } (گرد به پایین).
}
sheet-wall = بلندترین دیوار
# $name: whose palace; $length of the wall
sheet-wall-picture = الحمرای { $name }، بلندترین دیوار { $length }
sheet-wall-none = بدون دیوار
sheet-gain = این امتیازدهی
sheet-before = تا پیش از این
sheet-total = جمع
# Above the last scoring, and while the last tiles are given out
end-why = بازی تمام می‌شود: کیسه خالی است و فروشگاه را نمی‌شود پر کرد.

## Aids

aids-title = باقی‌مانده‌ها
# $count: tiles
aids-bag = { $count ->
    [0] کیسه خالی است
   *[other] { $count } ساختمان در کیسه
}
aids-cards = پول‌های دیده‌نشده
aids-cards-about = در دستهٔ پول، یا در دست کسی که کارت‌هایش را نمی‌بینید.
aids-all = همه
aids-has = ساختمان‌ها و دیوار
aids-forecast-1 = اگر امتیازدهی اول همین حالا بود
aids-forecast-2 = اگر امتیازدهی دوم همین حالا بود
aids-forecast-3 = اگر امتیازدهی آخر همین حالا بود

## Replay

replay-title = بازپخش
# $names: who plays
replay-of = بازپخش: { $names }
replay-open-title = بازپخش یک بازی
replay-open-lead = فایل یک بازی را باز کنید: فایلی که در پایان بازی ذخیره شده یا برنامه آن را ساخته است.
replay-open = باز کردن فایل
replay-drop = یا آن را همین‌جا رها کنید.
replay-other = فایل دیگر
replay-play-on = ادامهٔ بازی از اینجا
replay-sandbox = یا خودتان وضعیتی بچینید
replay-failed = این بازی را نمی‌شود نشان داد.
replay-position = لحظه
# $at of $last: how many actions have been played
replay-moment = { $at } از { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
# as in English
replay-said = { $moment }: { $said }
replay-start = آغاز بازی
replay-first = رفتن به آغاز بازی
replay-back = یک قدم عقب
replay-turn-back = یک نوبت عقب
replay-play = پخش
replay-pause = مکث
replay-on = یک قدم جلو
replay-turn-on = یک نوبت جلو
replay-last = رفتن به پایان بازی
replay-speed = سرعت
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed }×
replay-link-to = لینک به این لحظه
replay-copied = لینک کپی شد.
replay-copy-failed = لینک در نوار نشانی است.
replay-follows = بازیکن نوبت‌دار را نشان می‌دهد
replay-stays = روی همین بازیکن می‌ماند
replay-hand-of = دست { $name }
replay-hand-hidden = { $count } کارت پنهان
replay-refresh = دریافت ادامهٔ بازی
replay-to-table = رفتن سر میز
replay-scoring-at = امتیازدهی { $number }
replay-tab-board = فروشگاه
replay-tab-hand = دست
replay-tab-players = بازیکنان
replay-tab-log = گزارش

## Alerts

alert-on = اعلان‌ها روشن است
alert-off = خبر دادن هنگام نوبت من
alert-about = اگر صفحهٔ دیگری جلوی شما باز باشد، مرورگر خبر می‌دهد که نوبت شماست.
alert-no = این مرورگر نمی‌تواند برای این صفحه اعلان نشان دهد.
# $names: the others at the table
alert-body = منتظر شما هستند: { $names }
alert-game = اعلان‌های این بازی
alert-game-about = وقتی صفحه بسته است.
alert-closed = اعلان‌ها وقتی صفحه بسته است

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

game = الحمرا
to-lobby = الحمرا، رفتن به صفحهٔ اصلی
settings = تنظیمات
language = زبان
theme = ظاهر
theme-auto = مطابق سیستم
theme-light = روشن
theme-dark = تیره
sound = صدا
sound-on = صدا روشن است
sound-off = صدا خاموش است
motion = پویانمایی
# Of sound, and of what moves
settings-off = خاموش
settings-slow = کند
settings-normal = معمولی
settings-quick = تند
settings-percent = { $percent }٪
settings-text = اندازهٔ متن
settings-aids-about = در میزهایی که این را دارند
settings-marks = نشان دادن ساختمان‌هایی که می‌توانید بخرید
settings-marks-about = «=» دقیق، «+۲» با ۲ اضافه
settings-coach = مربی
settings-coach-about = در برابر ربات‌ها: پس از نوبت می‌گوید اگر امتیاز از دست داده باشید
settings-reasons = ربات‌ها دلیل می‌گویند
settings-reasons-about = یک سطر برای هر نوبتشان
help = راهنما
close = بستن
loading = یک لحظه…
page-missing = این صفحه وجود ندارد
page-missing-why = در این نشانی صفحه‌ای نیست. ببینید اشتباه تایپی ندارد.
page-missing-back = رفتن به صفحهٔ اصلی
page-failed = این بخش از صفحه بارگذاری نشد.
page-failed-again = تلاش دوباره
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }، { $note }

## Help

help-title = بازی در یک دقیقه
help-aim = دور فوارهٔ خود الحمرایتان را بسازید. ساختمان‌ها را از فروشگاهی با چهار جایگاه بخرید؛ هر جایگاه پول خودش را می‌خواهد.
help-turn = در نوبت خود یک حرکت کنید: پول بردارید (یک کارت، یا چند کارت که روی هم حداکثر ۵ بیرزند)، ساختمان بخرید یا الحمرایتان را بازسازی کنید.
help-exact = بقیهٔ پول را هیچ‌وقت پس نمی‌گیرید. ولی اگر دقیق بپردازید، باز هم نوبت شماست.
help-build = دیوار به دیوار می‌رسد و ضلع باز به ضلع باز. از فواره باید بشود پیاده به همه‌جا رفت و خانه‌ای خالی نباید محاصره شود.
help-score = سه بار امتیازدهی می‌شود: برای بیشترین ساختمان از هر نوع و برای بلندترین دیوار بیرونی. هر کس امتیاز بیشتری بگیرد برنده است.

## Connection

connection-connecting = در حال اتصال…
connection-open = وصل است
connection-lost = ارتباط قطع شد؛ دوباره تلاش می‌کنیم…
connection-offline = شبکه در دسترس نیست. همین که وصل شود، صفحه خودش دوباره وصل می‌شود.
connection-gone = چنین میزی نیست. شاید مهلتش تمام شده.
connection-closed = وصل نیست
# $count: how many commands wait to be sent
connection-waiting = { $count } قدم در انتظار ارسال

## Lobby

lobby-title = بازی الحمرا
lobby-lead = الحمرای خودتان را بسازید: برای یک تا شش نفر، همین‌جا در مرورگر.
your-name = نام شما
your-name-hint = تا دیگران شما را بشناسند. ثبت‌نام لازم نیست.
guest = مهمان
# For whoever has not played here yet
lobby-learn-new = تازه با این بازی آشنا شده‌اید؟
lobby-learn-about = با چند درس کوتاه سر یک میز واقعی، ده‌دقیقه‌ای یادش بگیرید.
lobby-learn = یادگیری با بازی
lobby-puzzles = معماها
lobby-deal = دست روز
lobby-duplicate = شب مسابقه
bots-title = بازی با ربات‌ها
bots-lead = همین حالا شروع کنید.
bots-count = تعداد حریف‌ها
# $number: from 1
bots-opponent = حریف { $number }
bots-level = سطح دشواری
bots-go = شروع بازی
table-title = بازی با دوستان
table-lead = یک میز بسازید و لینکش را بفرستید. هیچ‌کس ثبت‌نام لازم ندارد.
table-go = ساختن میز
table-options = گزینه‌های بیشتر
device-title = بازی دست‌به‌دست
device-lead = دو تا شش نفر دور یک دستگاه.
device-go = شروع بازی
device-people = چه کسانی بازی می‌کنند؟
# $number: the person's place, from 1
device-person = بازیکن { $number }
device-add = افزودن بازیکن
# $name
device-remove = حذف { $name }
device-names-needed = دست‌کم دو بازیکن لازم است.
# The games in which one has a seat
lobby-yours = بازی‌های شما
lobby-yours-go = ادامه
lobby-yours-open = هنوز شروع نشده
# $names: who sits at the table, as a list
lobby-yours-label = ادامهٔ بازی { $names }
lobby-yours-drop = برداشتن بازی با { $names } از این فهرست
lobby-yours-all = همهٔ بازی‌های شما
# $time: a day and the time of day
lobby-yours-until = تا { $time }
# $count: lines of chat
lobby-yours-unread = { $count } پیام تازه
# $time: a day and the time of day
name-opened = نام شما در دستگاهی دیگر باز شد ({ $time }).
name-ended = این مرورگر دیگر از نام شما استفاده نمی‌کند: در دستگاهی دیگر لینک تازه شد یا همه چیز پاک شد.
lobby-open = میزهای در انتظار بازیکن
lobby-open-none = فعلاً کسی منتظر نیست. یک میز بسازید و «نمایش در صفحهٔ اصلی» را علامت بزنید.
lobby-running = بازی‌های قابل تماشا
lobby-running-none = فعلاً بازی‌ای برای تماشا نیست.
lobby-join = نشستن
lobby-watch = تماشا
lobby-replay = بازپخش بازی از فایل
# $size: megabytes, a number
offline-offer = بازی بدون شبکه: یک بار { $size } مگابایت
offline-about = در برابر ربات‌ها، با دیگران پای همین صفحه، درس‌ها و معماها: همه روی همین دستگاه، حتی در قطار.
offline-coming = بازی روی این دستگاه آماده می‌شود…
offline-missing = این سرور بازی را برای همراه بردن ندارد.
offline-failed = بازی روی این دستگاه اجرا نشد. صفحه را دوباره باز کنید.
offline-unkept = این مرورگر چیزی نگه نمی‌دارد: با بستن این صفحه بازی از دست می‌رود.
offline-games = روی این دستگاه
offline-game-open = هنوز شروع نشده
offline-game-running = در جریان
offline-game-over = تمام‌شده
offline-go-open = ادامه
offline-go-running = ادامه
offline-go-over = دوباره ببینید
# $names: who plays, as a list
offline-drop = پاک کردن بازی با { $names } از این دستگاه
# A finished game of this device is shown by the server
offline-hand-over = باز کردن در سرور
offline-leave = به صفحهٔ آغاز سرور
update-waits = نسخهٔ تازه‌ای هست.
update-take = بارگذاری دوباره
update-later = بعداً
lobby-scorer = امتیازشمار بازی رومیزی
# $free: how many seats are free
lobby-free = { $free } صندلی خالی
# $names: who sits at the table, as a list
lobby-join-label = نشستن کنار { $names }
lobby-watch-label = تماشای { $names }
lobby-nobody = میز خالی
# $minutes, $hours: how long ago
ago-now = همین حالا
ago-minutes = { $minutes } دقیقه پیش
ago-hours = { $hours } ساعت پیش
ago-days = { $days } روز پیش

## Bots, by level

bot-random = رهگذر
bot-builder = سازنده
bot-apprentice = شاگرد
bot-mason = بنّا
bot-architect = معمار
bot-master = استاد
bot-adaptive = همراه
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = تصادفی بازی می‌کند
bot-builder-about = هرچه جا شود می‌سازد
bot-apprentice-about = برای بازی اول
bot-mason-about = کار را بلد است
bot-architect-about = با نقشه بازی می‌کند
bot-master-about = شکست دادنش سخت است
bot-adaptive-about = تقریباً به خوبی شما بازی می‌کند

## What a table plays by

setup-players = صندلی‌ها
# $count
setup-players-count = { $count } صندلی
setup-dirk = با بازیکن فرضی به‌عنوان نفر سوم
setup-edition = قوانین
setup-clock = زمان هر نوبت
setup-clock-none = بدون ساعت
setup-clock-none-short = بدون ساعت
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } ثانیه
setup-clock-minutes = { $minutes } دقیقه
setup-clock-days = { $days } روز
# $time: one of the above
setup-clock-turn = هر نوبت { $time }
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } برای کل بازی، به‌علاوهٔ { $time } برای هر نوبت
setup-hands = کارت‌های دست
setup-hands-secret = پنهان
setup-hands-open = آشکار برای همه
setup-hands-secret-about = همان‌طور که قوانین می‌گویند
setup-hands-open-about = همه همهٔ کارت‌ها را می‌بینند
setup-hands-open-short = کارت‌های آشکار
setup-aids = نمایش آنچه در کیسه و دسته مانده
setup-aids-about = و امتیازها، اگر همین حالا امتیازدهی شود
setup-aids-off-short = بدون کمک
setup-hints = راهنمایی
setup-hints-about = «یک حرکت خوب نشانم بده» در نوبت خود؛ همه می‌بینند چه کسی استفاده کرده
setup-hints-on-short = با راهنمایی
setup-confirm = پایان هر نوبت با دکمه
setup-confirm-about = تا پیش از آن بشود هر قدم را واگرد کرد
setup-confirm-off-short = نوبت‌ها خودبه‌خود تمام می‌شوند
setup-chat = گفتگو
setup-chat-about = پیام‌های نوشتنی و آماده
setup-chat-off-short = بدون گفتگو
setup-listed = نمایش در صفحهٔ اصلی
setup-listed-about = هر کسی می‌تواند بنشیند یا تماشا کند
setup-listed-short = در صفحهٔ اصلی

edition-standard = استاندارد
edition-hu-2003 = نسخهٔ مجارستانی، ۲۰۰۳
edition-pt-2003 = نسخهٔ پرتغالی‌زبان (برزیل)، ۲۰۰۳
edition-standard-short = قوانین استاندارد
edition-hu-2003-short = قوانین مجارستانی
edition-pt-2003-short = قوانین پرتغالی
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
# as in English
setup-rule = { $rule }: { $value }
rule-start_tie = اگر دو نفر کمترین کارت را داشته باشند، شروع‌کننده
rule-start_tie-sum = کسی که پول کمتری دارد، بعد جوان‌ترین
rule-start_tie-youngest = جوان‌ترین
rule-scoring_place = جای کارت امتیازدهی در بستهٔ خودش
rule-scoring_place-random = تصادفی
rule-scoring_place-top = بالای بسته
rule-dirk_second = بازیکن فرضی پس از امتیازدهی دوم برمی‌دارد
rule-dirk_second-third = یک‌سوم کیسه
rule-dirk_second-two = دو ساختمان
rule-dirk_gift = به بازیکن فرضی می‌شود داد
rule-dirk_gift-always = هر ساختمان خریده‌شده را
rule-dirk_gift-misfit = فقط ساختمانی را که هیچ‌جا جا نمی‌شود

## Before the start

waiting-title = در انتظار شروع
# In the title of the page
waiting-taken = { $taken } صندلی از { $all } پر است
waiting-lead-host = لینک را برای دوستانتان بفرستید، اگر خواستید صندلی‌های خالی را به ربات‌ها بدهید و شروع کنید.
waiting-lead-full = همهٔ صندلی‌ها پر است. هر وقت آماده بودید، شروع کنید.
waiting-lead-guest = بنشینید. وقتی همهٔ صندلی‌ها پر شد، میزبان بازی را شروع می‌کند.
waiting-lead-seated = جای شما محفوظ است. وقتی همهٔ صندلی‌ها پر شد، میزبان بازی را شروع می‌کند.
waiting-link = لینک برای دوستان
waiting-copy = کپی لینک
waiting-copied = کپی شد
waiting-copy-by-hand = Ctrl+C را بزنید
waiting-share = اشتراک‌گذاری
waiting-seats = صندلی‌ها
# $number: the seat's, from 1
seat-number = صندلی { $number }
seat-number-free = صندلی { $number }: خالی
seat-you = شما
seat-bot = ربات
seat-gone = وصل نیست
sit = اینجا می‌نشینم
sit-label = نشستن اینجا، صندلی { $number }
sit-more = یک نفر دیگر پای همین دستگاه
sit-more-go = نشستن
sit-more-name = نام نفر دیگر
sit-bot = ربات
sit-bot-label = نشاندن ربات، صندلی { $number }
sit-bot-level = سطح دشواری ربات‌های تازه
fill-bots = پر کردن با ربات
stand = ترک صندلی
stand-label = ترک صندلی { $number }
free-seat = حذف بازیکن
free-seat-label = حذف { $name } از صندلی { $number }
start = شروع بازی
start-waits = وقتی همهٔ صندلی‌ها پر شود شروع می‌شود
start-shuffling = در حال بُر زدن…
own-link = باز کردن صندلی شما در دستگاهی دیگر
# $name
own-link-of = باز کردن صندلی { $name } در دستگاهی دیگر
own-link-about = هر کس این لینک را داشته باشد می‌تواند از این صندلی بازی کند. آن را پیش خودتان نگه دارید.
# $devices: how many
own-link-devices = { $devices ->
    [one] در یک دستگاه باز است.
   *[other] در { $devices } دستگاه باز است.
  }
own-link-renew = لینک تازه
own-link-renew-about = کس دیگری این لینک را دارد؟ با لینک تازه، همهٔ دستگاه‌های دیگر این صندلی را از دست می‌دهند.
# In the menu of a running game
leave = انصراف از بازی
# The same where turns have days
leave-days = مرخصی یا انصراف
resign = از این بازی انصراف می‌دهم
resign-about = اگر انصراف بدهید، یک ربات تا آخر به‌جای شما بازی می‌کند. برگشت ندارد و در نتیجه هم نوشته می‌شود.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } انصراف داد؛ یک ربات ادامه داد.
   *[other] { $names } انصراف دادند؛ ربات‌ها ادامه دادند.
  }
# Where turns have days
holiday-about = در مرخصی ساعت شما می‌ایستد، حداکثر ۲۱ روز در هر بازی.
holiday-days = چه مدت
holiday-begin = شروع مرخصی
holiday-end = پایان مرخصی
# $date is a day
holiday-until = در مرخصی تا { $date }
opened-elsewhere = صندلی شما در دستگاهی دیگر باز شد.
opened-elsewhere-mine = خودم بودم

## At the table

# $name
turn-yours = نوبت شماست
turn-of-yours = { $name }، نوبت شماست
turn-other = نوبت { $name } است
turn-bot = { $name } فکر می‌کند…
turn-away = یک ربات به‌جای { $name } بازی می‌کند
turn-late = وقت تمام شد: یک ربات نوبت { $name } را تمام می‌کند
end-turn = پایان نوبت
undo = واگرد
rematch = یک دست دیگر
rematch-go = رفتن به دست بعدی
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = مقایسه با دیگران
deal-challenge = دعوت دوستان به همین دست
record = ذخیرهٔ فایل بازی
shuffle-holds = بُر زدن درست است
shuffle-holds-about = ترتیب کارت‌ها و ساختمان‌ها از رازی در سرور و یک عدد تصادفی از هر بازیکن، از جمله شما، به دست آمده است. هیچ‌کس نمی‌توانست آن را انتخاب کند.
shuffle-fails = بُر زدن درست نیست
shuffle-fails-about = فایل بازی با آنچه پیش از شروع به این مرورگر نشان داده شد نمی‌خواند. فایل بازی را ذخیره کنید.
replay-link = بازپخش
analysis-link = تحلیل
back = برگشتم
# $name
back-of = { $name } برگشت
want-bot = ربات بازی کند
rather-wait = صبر کنیم
propose = درخواست پس گرفتن نوبت قبلی‌ام از { $names }
# Where nobody has to agree
take-back = پس گرفتن نوبت قبلی‌ام
table-hint = یک حرکت خوب نشانم بده
# The second press: where on the table
table-hint-move = جایش را نشان بده
# The third press
table-hint-play = همین را بازی کن
agree = بله، اجازه می‌دهم
decline = نه
say = پیام بنویسید
say-go = ارسال
handover = دستگاه را به { $name } بدهید
handover-go = من { $name } هستم

quick-hello = سلام!
quick-good-luck = موفق باشید!
quick-well-played = آفرین، عالی بود!
quick-thinking = بگذارید فکر کنم…
quick-your-turn = نوبت شماست.
quick-oops = ای وای!
quick-thanks = ممنون!
quick-good-game = بازی خوبی بود!
quick-bye = خداحافظ!

log = گزارش بازی
chat = گفتگو
next-scoring = اگر همین حالا امتیازدهی شود

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
# as in English
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = برداشتن { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] خرید { $tile } با { $cards }، دقیق، و یک حرکت دیگر
   *[other] خرید { $tile } با { $cards }، { $over } اضافه
}
action-place = ساختن { $tile } در { $cell }
action-store = بردن { $tile } به رزرو
action-give = دادن { $tile } به بازیکن فرضی
action-add = بازسازی: ساختن { $tile } از رزرو در { $cell }
action-remove = بازسازی: بردن { $tile } به رزرو
action-swap = بازسازی: { $tile } به‌جای { $out }
action-stop = جای‌گذاری
action-pass = پاس

## What happened in the game. $name: whose turn it was

event-hand-dealt = به { $name } می‌رسد: { $cards }.
event-turn-began = نوبت { $name } است.
event-money-taken = { $name } { $cards } را برمی‌دارد.
event-tile-bought = { $over ->
    [0] { $name } { $tile } را دقیق با { $cards } می‌خرد و یک حرکت دیگر دارد.
   *[other] { $name } { $tile } را با { $cards } می‌خرد، { $over } بیشتر از قیمت.
}
event-tile-placed = { $name } { $tile } را در { $cell } می‌سازد.
event-tile-stored = { $name } { $tile } را به رزرو می‌برد.
event-tile-given = { $name } { $tile } را به بازیکن فرضی می‌دهد.
event-tile-added = بازسازی { $name }: { $tile } از رزرو به { $cell } می‌رود.
event-tile-removed = بازسازی { $name }: { $tile } از { $cell } به رزرو می‌رود.
event-tiles-swapped = بازسازی { $name }: { $tile } در { $cell } جای { $out } را می‌گیرد.
event-stopped = { $name } جای‌گذاری را شروع می‌کند.
event-passed = { $name } حرکتی ندارد و پاس می‌دهد.
event-tile-drawn = تازه در فروشگاه، با { $currency }: { $tile }.
event-money-drawn = پول تازه: { $card }.
event-deck-reshuffled = کارت‌های خرج‌شده بُر می‌خورند: دسته‌ای تازه با { $count } کارت.
event-scoring-card-turned-up = کارت امتیازدهی { $letter } رو می‌شود.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] امتیازدهی اول: { $gains }.
    [2] امتیازدهی دوم: { $gains }.
   *[other] امتیازدهی آخر: { $gains }.
}
event-round-scored-gain = { $name } { $points } امتیاز
event-dirk-drew = بازیکن فرضی { $tile } را از کیسه برمی‌دارد.
event-tile-awarded = { $tile } به { $name } می‌رسد که بیشترین { $currency } را دارد.
event-tile-awarded-nobody = { $tile } به کسی نمی‌رسد: هیچ‌کس به‌تنهایی بیشترین { $currency } را ندارد.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } با { $points } امتیاز برنده می‌شود.
   *[other] { $names } هر کدام با { $points } امتیاز در برد شریک می‌شوند.
}

## What happened at the table besides

note-seated = { $name } می‌نشیند.
note-vacated = صندلی { $number } خالی شد.
note-started = بازی شروع می‌شود.
note-undone = { $name } یک قدم را واگرد می‌کند.
note-hinted = { $name } یک حرکت خوب می‌خواهد.
note-proposed = { $name } می‌خواهد یک نوبت را پس بگیرد.
note-agreed = { $name } موافق است.
note-declined = { $name } موافق نیست.
note-taken-back = آن نوبت پس گرفته شد.
note-went-away = { $name } نیست؛ یک ربات به‌جایش بازی می‌کند.
note-late = وقت { $name } تمام شد؛ یک ربات نوبت را تمام می‌کند.
note-stood-in = یک ربات به‌جای { $name } بازی می‌کند.
note-bot-wanted = { $name } می‌خواهد که یک ربات به‌جای بازیکن غایب بازی کند.
note-bot-unwanted = { $name } ترجیح می‌دهد صبر کند.
note-came-back = { $name } برگشت.
note-resigned = { $name } انصراف می‌دهد؛ یک ربات ادامه می‌دهد.
note-on-holiday = { $name } مرخصی خود را تغییر داد.
note-claimed = صندلی { $name } در دستگاهی دیگر باز شد.
note-renewed = صندلی { $name } لینک تازه‌ای دارد.
note-shuffling = کارت‌ها بُر زده می‌شوند.
note-rematched = میز تازه‌ای برای یک دست دیگر ساخته شد.
note-gap = تا نبودید، بیش از آنچه در گزارش هست اتفاق افتاد.
bot-for = یک ربات به‌جای { $name }

## Refusals, by their kind. $rule is added by refused-by-rule

# as in English
refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
# as in English
refused-other = { $text }
refused-occupied = اینجا نمی‌شود: این خانه پر است.
refused-apart = اینجا نمی‌شود: به الحمرایتان وصل نیست. کنار یک ساختمان یا فواره بسازید.
refused-corner = اینجا نمی‌شود: فقط از گوشه به الحمرایتان می‌چسبد. باید یک ضلع کامل بچسبد.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = اینجا نمی‌شود: { $side ->
    [N] در شمال
    [E] در شرق
    [S] در جنوب
   *[W] در غرب
  }، { $tile } دیوار دارد و { $other } ندارد.
refused-clash-open = اینجا نمی‌شود: { $side ->
    [N] در شمال
    [E] در شرق
    [S] در جنوب
   *[W] در غرب
  }، { $other } دیوار دارد و { $tile } ندارد.
refused-clash-fountain = اینجا نمی‌شود: { $tile } رو به فواره دیوار دارد، ولی فواره دیوار ندارد.
refused-unreachable = اینجا نمی‌شود: از فواره راهی به آن نیست.
refused-unreachable-others = این یکی نمی‌شود: دیگر از فواره به { $tiles } راهی نیست.
refused-encloses = اینجا نمی‌شود: خانه‌ای خالی محاصره می‌شود.
refused-not-your-turn = نوبت شما نیست.
refused-game-over = بازی تمام شده است.
refused-not-now = اول حرکت‌هایتان را تمام کنید؛ بعد نوبت جای‌گذاری است.
refused-put-down-first = اول آنچه را خریدید جای‌گذاری کنید.
refused-empty-take = دست‌کم یک کارت بردارید.
# $total
refused-too-much = این‌ها روی هم { $total } می‌ارزند. چند کارت روی هم نباید بیش از ۵ بیرزند.
# $price, $total, $missing
refused-too-little = این { $total } است و قیمت { $price }: هنوز { $missing } کم است.
# $card
refused-not-in-hand = به این تعداد در دست ندارید: { $card }.
refused-not-on-display = { $card } روی میز نیست.
refused-not-in-market = { $tile } در فروشگاه نیست.
# $currency
refused-wrong-currency = این جایگاه فروشگاه فقط { $currency } قبول می‌کند.
refused-not-in-reserve = { $tile } در رزرو شما نیست.
refused-not-in-pending = { $tile } جزو ساختمان‌های آمادهٔ جای‌گذاری نیست.
refused-not-built = { $tile } در الحمرای شما نیست.
refused-must-act = هنوز حرکتی دارید، پس نمی‌توانید پاس بدهید.
refused-stop-instead = پس از پرداخت دقیق نمی‌شود پاس داد: ساختمان‌هایتان را جای‌گذاری کنید.
refused-no-dirk = بازیکن فرضی فقط در بازی دونفره هست.
refused-no-gift-of-award = ساختمان‌های پایان بازی را نمی‌شود به بازیکن فرضی داد.
refused-fits = { $tile } در الحمرایتان جا می‌شود. اینجا فقط ساختمانی را که هیچ‌جا جا نشود می‌توان به بازیکن فرضی داد.
refused-no-action = این حرکت ممکن نیست.
refused-stale = بازی جلو رفته است. دوباره نگاه کنید و بعد انتخاب کنید.
refused-exercise = هنوز نه: اول کاری را بکنید که درس می‌خواهد. اگر کار دیگری کرده‌اید، واگرد را بزنید.
refused-exercise-turn = اینجا نوبتی که تمام شد واگرد نمی‌شود. برای امتحان راهی دیگر، از نو شروع کنید.
refused-no-such-exercise = این درس یا معما دیگر اینجا نیست.
refused-turn-complete = حرکتی برایتان نمانده: نوبت را تمام کنید یا اول یک قدم را واگرد کنید.
refused-turn-incomplete = نوبتتان هنوز تمام نشده.
refused-nothing-to-undo = در این نوبت چیزی برای واگرد نیست.
refused-nothing-to-take-back = هنوز نوبتی را تمام نکرده‌اید.
refused-proposal = یک نفر همین حالا درخواست پس گرفتن نوبت داده است.
refused-no-proposal = دیگر کسی نمی‌خواهد نوبتی را پس بگیرد.
refused-not-asked = دیگران باید موافقت کنند، نه شما.
refused-seated = شما از پیش سر این میز صندلی دارید.
refused-seat-taken = یک نفر زودتر رسید: آن صندلی پر شد.
refused-free-seat = پیش از شروع باید همهٔ صندلی‌ها پر شود.
refused-name = نام باید دست‌کم یک حرف یا رقم داشته باشد.
refused-name-of-bot = این نام یک ربات است. نام دیگری انتخاب کنید.
refused-one-seat = سر میزی که در صفحهٔ اصلی نمایش داده می‌شود، فقط میزبان می‌تواند بیش از یک صندلی داشته باشد.
refused-started = بازی شروع شده است.
refused-not-started = بازی هنوز شروع نشده است.
refused-not-over = برای این کار باید تا پایان بازی صبر کنید.
refused-replay-later = بازپخش این بازی را وقتی تمام شد می‌توان دید.
refused-not-seated = شما سر این میز صندلی ندارید.
refused-not-your-seat = آن صندلی مال کس دیگری است.
refused-not-host = این کار را فقط میزبان می‌تواند بکند.
refused-seat-key = این لینک برای هیچ صندلی‌ای معتبر نیست. از صاحبش لینک تازه بخواهید.
refused-too-many-devices = تعداد دستگاه‌های این صندلی به بیشترین حد رسیده است. با دستگاهی که این صندلی با آن گرفته شده لینک تازه بسازید: آن‌وقت همهٔ دستگاه‌های دیگر این صندلی را از دست می‌دهند.
refused-name-link = این لینکِ نام معتبر نیست. شاید تازه شده باشد: لینک تازه را باز کنید.
refused-no-alerts = این سرور اعلان نمی‌فرستد.
refused-alerts-blocked = مرورگر به اعلان‌های این صفحه اجازه نمی‌دهد. در تنظیمات آن اجازه دهید.
refused-alerts-failed = مرورگر به سرویس اعلان خود نرسید. اتصال را بررسی کنید و دوباره امتحان کنید.
refused-renewed = نام شما دیگر در این مرورگر استفاده نمی‌شود.
refused-not-first = فقط دستگاهی که این صندلی با آن گرفته شده می‌تواند لینک را تازه کند.
refused-lot = عدد تصادفی شما در بُر زدن به کار نرفت. بازی بدون آن ادامه دارد.
refused-no-chat = سر این میز گفتگو خاموش است.
refused-chat = پیام خالی است.
refused-busy = تغییرهای زیادی همزمان رسید. دوباره امتحان کنید.
refused-bot = چنین رباتی وجود ندارد.
refused-setup = با این تنظیم‌ها نمی‌شود میز ساخت.
refused-no-such-table = چنین میزی نیست. شاید مهلتش تمام شده.
refused-no-such-deal = چنین دستی نیست. ببینید لینک کامل است یا نه.
refused-played = تلاش شما در این دست حساب شده است. هنوز می‌توانید تمرین کنید.
refused-deal-closed = این دست دیگر حساب نمی‌شود. هنوز می‌توانید با آن تمرین کنید.
refused-deal-first = اول این دست را تا آخر بازی کنید: تلاش اول حساب می‌شود.
refused-deal-secret = دیگران هنوز این دست را بازی می‌کنند. وقتی تمام شد نشان داده می‌شود.
refused-counted = این تلاش حساب می‌شود: نوبت تمام‌شده را نمی‌توان پس گرفت.
refused-challenge-later = اول بازی را تمام کنید، بعد دوستانتان را دعوت کنید.
refused-challenge = از درس و معما نمی‌شود مسابقه ساخت.
refused-no-such-scores = چنین برگهٔ امتیازی نیست. شاید مهلتش تمام شده باشد.
refused-scores-key = با این لینک فقط می‌توانید تماشا کنید. لینک پر کردن برگه را بخواهید.
refused-too-many = درخواست‌ها یکباره زیاد شد. کمی صبر کنید و دوباره امتحان کنید.
refused-too-large = بیش از حد بزرگ است.
refused-too-long = این بازی بیش از حد طولانی شده. میز تازه‌ای بسازید.
refused-game-too-long = این بازی برای بازبینی یا تحلیل بیش از حد طولانی است.
refused-take-backs-used-up = بیش از این نمی‌توانید در یک بازی نوبتی را پس بگیرید.
refused-chat-used-up = بیش از این نمی‌توانید سر یک میز پیام بنویسید.
refused-token = سرور دیگر شما را نمی‌شناسد. دوباره امتحان کنید.
refused-unavailable = پایگاه دادهٔ سرور جواب نمی‌دهد. کمی بعد دوباره امتحان کنید.
refused-late = وقت شما برای این نوبت تمام شد. یک ربات آن را تمام می‌کند.
refused-resigned = شما انصراف داده‌اید. یک ربات تا آخر به‌جای شما بازی می‌کند.
refused-no-holiday = مرخصی برای بازی‌هایی است که هر نوبت چند روز وقت دارد.
# $left: days of holiday that are left
refused-holiday-used-up = این‌قدر مرخصی برایتان نمانده است. باقی‌مانده: { $left } روز.
refused-by-the-clock = این میز ساعت دارد: وقتی زمان تمام شود، یک ربات نوبت را تمام می‌کند.
refused-not-absent = آن بازیکن برگشته است یا یک ربات از قبل بازی می‌کند.
refused-full = سرور پر است: فعلاً چیز تازه‌ای ذخیره نمی‌شود. بازی‌های شروع‌شده ادامه دارند.
refused-internal = خطایی در سرور رخ داد. چیزی عوض نشد.
refused-offline = سرور در دسترس نیست. اتصالتان را بررسی کنید.
refused-brought = سرور نمی‌تواند این بازی را نگه دارد. ولی می‌شود آن را تماشا کرد.
refused-record = در این فایل بازی‌ای نیست.
refused-notation = این نوشته فهمیده نشد.
refused-twice = { $tile } در دو جا هست. از هر ساختمان فقط یکی هست.
# $copies: how many there are of each card
refused-too-many-cards = { $card } زیاد است. از هر کارت { $copies } تا هست.
refused-scorings = تعداد امتیازدهی‌ها با کارت‌های امتیازدهی باقی‌مانده جور نیست.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = کارت امتیازدهی { $letter } آنجا نمی‌شود: عددهایش باید از { $least } به بالا باشد.
# $most: the largest number of cards before it
refused-scoring-card-deck = پیش از کارت امتیازدهی { $letter } این‌قدر کارت نیست: حداکثر { $most }.
refused-market-gap = در آغاز نوبت فروشگاه پر است. جاهای خالی را پر کنید.
refused-bag-left = بازی فقط وقتی تمام می‌شود که کیسه خالی باشد.
refused-no-such-turn = هیچ نوبتی به این وضعیت نمی‌رسد.

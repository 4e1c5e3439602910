/** What the booking provider's frame shows. Its script hides what was not asked for. */
export const bookingHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo booking</title>
<link rel="stylesheet" href="../demo/booking.css">
<script src="../demo/booking.js" defer></script>
</head>
<body>
<section aria-label="Demo booking form">
<p class="demo"><strong>Demo</strong> of the booking system: nothing is stored or sent. Asked for: <code data-selected>not told yet</code></p>
<div data-for="visit">
<h1>Choose a service and a time</h1>
<form data-tells="appointmentBooked" data-done="Booked. This is a demo: nobody comes.">
<fieldset>
<legend>Service</legend>
<label><input type="radio" name="service" value="one" checked> Visit at your place, 45 minutes</label>
<label><input type="radio" name="service" value="two"> Visit for two, 75 minutes</label>
</fieldset>
<label>Date <input type="date" name="date" required></label>
<label>Time <select name="time"><option>9:00 AM</option><option>1:00 PM</option><option>5:00 PM</option></select></label>
<button>Book</button>
</form>
</div>
<div data-for="package" hidden>
<h1>Sign up for this package</h1>
<form data-tells="packageSignUp" data-done="Signed up. This is a demo: nothing is charged.">
<button>Sign up</button>
</form>
</div>
<div data-for="portal" hidden>
<h1>Client login</h1>
<form data-tells="login" data-done="This is a demo: there are no records to show.">
<label>Email <input type="email" name="email" autocomplete="off" required></label>
<button>Send me a login code</button>
</form>
</div>
<p role="status"></p>
</section>
</body>
</html>
`

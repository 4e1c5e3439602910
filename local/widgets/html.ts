import { escapeHtml } from '../http.ts'

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

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fdfbf7; color: #23201c; font: 1rem/1.5 system-ui, sans-serif; }
.ribbon { margin: 0; padding: .5rem 1rem; background: #27406b; color: #fff; font-weight: 600; text-align: center; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1.25rem 2rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; }
dt { color: #5c564c; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { margin: 0 0 .5rem; padding: 0; font-weight: 600; }
label { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #27406b; }
button { min-height: 3rem; padding: .625rem 1.375rem; border: 0; border-radius: .75rem; background: #27406b; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid #27406b; outline-offset: 2px; }
a { color: #27406b; }
`

/** The form's page; it shows what its address said of the clinic, stores nothing and sends nothing. */
export function examPage(asked: URLSearchParams, leadsTo?: string): string {
  const clinic = escapeHtml(asked.get('clinic') ?? '')
  return page(
    'Good faith exam',
    ` data-leads-to="${escapeHtml(leadsTo ?? '')}"`,
    `<h1>Good faith exam</h1>
<p>In the real form you would now meet a provider by video. Here nothing is stored and nothing is sent.</p>
<dl><dt>Clinic</dt><dd>${clinic || 'not named'}</dd></dl>
<form>
<fieldset>
<legend>What is the exam for?</legend>
<label><input type="radio" name="exam" value="iv" checked> IV therapy</label>
<label><input type="radio" name="exam" value="injection"> An injection</label>
</fieldset>
<button disabled>Finish the demo exam</button>
</form>
<p role="status" class="end"></p>
<script src="exam-page.js"></script>`,
  )
}

/** What stands where the provider has its terms. */
export const termsPage = () =>
  page(
    'Terms of the exam',
    '',
    '<h1>Terms of the exam</h1>\n<p>The provider’s terms stand at this address. This demo has none: it stores nothing and sends nothing.</p>',
  )

const page = (title: string, data: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (demo)</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${data}>
<p class="ribbon">Demo: not a medical service</p>
<main>
${body}
</main>
</body>
</html>
`

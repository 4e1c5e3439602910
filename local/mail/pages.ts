import { escapeHtml } from '../escape-html.ts'
import type { StoredMail } from './store.ts'

/** The page with all mails. Links are relative, because the page is served under two addresses. */
export function listPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
  <td><a href="mail/${mail.id}">${escapeHtml(mail.subject) || '(no subject)'}</a></td>
  <td>${escapeHtml(mail.to.join(', '))}</td>
  <td>${time(mail.receivedAt)}</td>
</tr>`,
  )
  return page(
    'Mailbox',
    `<p>Every mail the demo sends ends here. None leaves this machine.</p>
${
  mails.length === 0
    ? '<p>No mail yet.</p>'
    : `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<form method="post" action="mail/delete"><button>Delete all mails</button></form>`
}`,
  )
}

/** The page of one mail. Its HTML runs no script and loads nothing. */
export function mailPage(mail: StoredMail): string {
  const title = mail.subject || '(no subject)'
  return page(
    title,
    `<p><a href="../mail">Back to the mailbox</a></p>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Received</dt><dd>${time(mail.receivedAt)}</dd>
</dl>
${
  mail.html
    ? `<h2>Message</h2>
<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`
    : ''
}
${mail.text ? `<h2>As plain text</h2>\n<pre>${escapeHtml(mail.text)}</pre>` : ''}`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Demo mailbox</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #23201c; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid #d8d2c8; overflow-wrap: anywhere }
a { color: #0b5563 }
button { font: inherit; padding: .5rem 1rem; margin-top: 1rem }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
iframe { width: 100%; height: 28rem; border: 1px solid #8a8378; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

function time(iso: string): string {
  return `<time datetime="${iso}">${iso.replace('T', ' ').slice(0, 16)} UTC</time>`
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import postgres from 'postgres'
import { SMTPServer } from 'smtp-server'
import { escapeHtml, jsonError } from '../http.ts'
import type { StackService } from '../stack.ts'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'
import {
  createMailSender,
  type MailStore,
  type OutgoingMail,
  openMailStore,
  type StoredMail,
} from './store.ts'

type MailService = StackService & {
  /** Where programs hand in their mails, such as `smtp://127.0.0.1:2525`. */
  smtpUrl: string
  send(mail: OutgoingMail): Promise<void>
}

/** The mail sink: takes every mail by SMTP and shows it at `/mail` and `/mail/messages.json?to=…`. */
export async function openMail(options: {
  databaseUrl: string
  /** 0 takes any. */
  port: number
  now(): Date
}): Promise<MailService> {
  const sql = postgres(options.databaseUrl, { max: 2, onnotice: () => undefined })
  const store = await openMailStore(sql)
  const smtp = await startSmtp(store, options)
  const sender = createMailSender(smtp.port)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    send: sender.send,
    fetch: (request) => answer(request, store),
    isHealthy: store.isHealthy,
    async stop() {
      sender.close()
      await smtp.stop()
      await sql.end({ timeout: 5 })
    },
  }
}

async function answer(request: Request, store: MailStore): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/mail\/?/, '')
  if (path === 'delete') {
    if (request.method !== 'POST') return jsonError(405, 'Deleting needs POST.', { allow: 'POST' })
    await store.deleteAll()
    return new Response(null, { status: 303, headers: { location: '../mail' } })
  }
  if (request.method !== 'GET') return jsonError(405, 'Use GET.', { allow: 'GET' })
  if (path === '') return html(listPage(await store.list()))
  if (path === 'messages.json') {
    const messages = await store.list(searchParams.get('to')?.toLowerCase())
    return Response.json(messages, { headers: { 'cache-control': 'no-store' } })
  }
  const mail = /^\d{1,9}$/.test(path) ? await store.get(Number(path)) : undefined
  return mail ? html(mailPage(mail)) : jsonError(404, 'There is no such email.')
}

function html(text: string): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'self'"
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    },
  })
}

const largestMail = 25 * 1024 * 1024

/** An SMTP server on a loopback port that stores every mail before it says 250. */
async function startSmtp(
  store: MailStore,
  { port, now }: { port: number; now(): Date },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address.toLowerCase())
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw new Error('The mail is larger than 25 MB')
          return store.add({ receivedAt: now(), from, to, raw })
        })
        .then(() => done(), done)
    },
  })
  // A client that goes away in the middle is its own matter.
  server.on('error', () => undefined)
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening').catch((error) => {
    throw new StartupProblem(
      `Port ${port} cannot be used for emails (${systemErrorCode(error)}): set OCOTILLO_SMTP_PORT to a free port (0 takes any).`,
    )
  })
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The page with all mails. Links are relative, because the page is served under two addresses. */
function listPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
  <td><a href="mail/${mail.id}">${escapeHtml(mail.subject) || '(no subject)'}</a></td>
  <td>${escapeHtml(mail.to.join(', '))}</td>
  <td>${time(mail.receivedAt)}</td>
</tr>`,
  )
  return page(
    'Mailbox',
    `<p>Every email the demo sends ends up here. None of them leave this machine.</p>
${
  mails.length === 0
    ? '<p>No mail yet.</p>'
    : `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<form method="post" action="mail/delete"><button>Delete all emails</button></form>`
}`,
  )
}

/** The page of one mail. Its HTML runs no script and loads nothing. */
function mailPage(mail: StoredMail): string {
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

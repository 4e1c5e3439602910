import { readFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../../local/free-port.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startStack({ services: ['mail'] })
})
beforeEach(() => fetch(`${stack.url}/mail/delete`, { method: 'POST' }))
afterAll(() => stack.stop())

async function send(mail: {
  to: string
  subject?: string
  text?: string
  html?: string
  messageId?: string
}) {
  const { smtpUrl } = JSON.parse(await readFile(`${stack.dataDir}/stack.json`, 'utf8'))
  const transport = createTransport(`${smtpUrl}?ignoreTLS=true`)
  await transport.sendMail({ from: 'Clinic <bookings@ocotillo.example>', ...mail })
  transport.close()
}
const messages = async (query = '') => (await fetch(`${stack.url}/mail/messages.json${query}`)).json()
const page = async (path = '') => (await fetch(`${stack.url}/mail${path}`)).text()

test('a mail is kept before SMTP says 250: it is there after kill -9', async () => {
  await send({ to: 'Ana@Example.com', subject: 'Grüße ☀', text: 'Hello Ana' })
  await stack.kill()
  await stack.restart()
  expect(await messages()).toMatchObject([
    { from: 'bookings@ocotillo.example', to: ['ana@example.com'], subject: 'Grüße ☀', text: 'Hello Ana\n' },
  ])
})

test('a mail that is sent again is in the mailbox once, and how often it came is told', async () => {
  const receipt = { to: 'ana@example.com', subject: 'Receipt', messageId: '<order-1@ocotillo.example>' }
  await Promise.all([send(receipt), send(receipt)])
  await send({ ...receipt, subject: 'Receipt, sent by another version' })
  await send({ ...receipt, messageId: '<order-2@ocotillo.example>' })
  expect(
    (await messages('?to=ana@example.com')).map(({ deliveries }: { deliveries: number }) => deliveries),
  ).toEqual([1, 3])
})

test('the same mail for somebody else is theirs too', async () => {
  const mail = { subject: 'Order', messageId: '<order-3@ocotillo.example>' }
  await send({ ...mail, to: 'ana@example.com' })
  await send({ ...mail, to: 'ana@example.com, staff@example.com' })
  expect(await messages('?to=ana@example.com')).toMatchObject([{ to: ['ana@example.com'], deliveries: 2 }])
  expect(await messages('?to=staff@example.com')).toMatchObject([
    { to: ['staff@example.com'], deliveries: 1 },
  ])
})

test('a Message-ID of any length is taken', async () => {
  const mail = { to: 'ana@example.com', messageId: `<${'x'.repeat(9000)}@ocotillo.example>` }
  await send(mail)
  await send(mail)
  expect(await messages()).toMatchObject([{ deliveries: 2 }])
})

test('mails without a Message-ID are all kept', async () => {
  const { smtpUrl } = JSON.parse(await readFile(`${stack.dataDir}/stack.json`, 'utf8'))
  for (let count = 0; count < 2; count += 1) {
    const transport = createTransport(`${smtpUrl}?ignoreTLS=true`)
    const envelope = { from: 'a@example.com', to: 'b@example.com' }
    await transport.sendMail({ envelope, raw: 'Subject: bare\r\n\r\nHello' })
    transport.close()
  }
  expect(await messages('?to=b@example.com')).toHaveLength(2)
})

test('the sink comes back at the port it is told, because the site knows it by that', {
  tags: ['long'],
}, async () => {
  const port = await findFreePort()
  const other = await startStack({ services: ['mail'], env: { OCOTILLO_SMTP_PORT: String(port) } })
  for (let start = 1; start <= 2; start += 1) {
    const { smtpUrl } = JSON.parse(await readFile(`${other.dataDir}/stack.json`, 'utf8'))
    expect(smtpUrl).toBe(`smtp://127.0.0.1:${port}`)
    if (start === 1) await other.restart()
  }
  await expect(startStack({ services: ['mail'], env: { OCOTILLO_SMTP_PORT: String(port) } })).rejects.toThrow(
    `Port ${port} cannot be used for emails (EADDRINUSE): set OCOTILLO_SMTP_PORT`,
  )
  await other.stop()
})

test('tests read the mails of one recipient, newest first', async () => {
  await send({ to: 'a@example.com', subject: 'first' })
  await send({ to: 'b@example.com', subject: 'other' })
  await send({ to: 'a@example.com', subject: 'second' })
  const found = await messages('?to=A@example.com')
  expect(found.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first'])
})

test('the page lists the mails and its links also work behind the forwarder', async () => {
  await send({ to: 'a@example.com', subject: '<b>Bold</b> & "quoted"' })
  const [{ id }] = await messages()
  const list = await page()
  expect(list).toContain(`href="mail/${id}"`)
  expect(list).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;')
  const [, href = ''] = list.match(/href="([^"]+)"/) ?? []
  expect(new URL(href, 'http://localhost:3000/api/local/mail').pathname).toBe(`/api/local/mail/${id}`)
  expect(await page(`/${id}`)).toContain('<a href="../mail">')
})

test('the HTML of a mail is shown in a frame that runs nothing', async () => {
  await send({
    to: 'a@example.com',
    subject: 'Evil',
    html: `<script>alert(1)</script><p onclick="x">"Hi"</p>`,
  })
  const [{ id }] = await messages()
  const response = await fetch(`${stack.url}/mail/${id}`)
  const html = await response.text()
  expect(html).not.toContain('<script>')
  expect(html).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
})

test('all mails can be deleted; afterwards the page says that there are none', async () => {
  await send({ to: 'a@example.com', subject: 'gone soon' })
  const response = await fetch(`${stack.url}/mail/delete`, { method: 'POST', redirect: 'manual' })
  expect(response.status).toBe(303)
  const target = new URL(
    response.headers.get('location') ?? '',
    'http://localhost:3000/api/local/mail/delete',
  )
  expect(target.pathname).toBe('/api/local/mail')
  expect(await page()).toContain('No mail yet.')
  expect((await fetch(`${stack.url}/mail/delete`)).status).toBe(405)
})

test('a mail that is not there gets 404', async () => {
  for (const path of ['/99999999', '/9999999999999', '/abc', '/1%27']) {
    expect((await fetch(`${stack.url}/mail${path}`)).status).toBe(404)
  }
})

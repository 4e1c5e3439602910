import { readFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startStack({ services: ['mail'] })
})
beforeEach(() => fetch(`${stack.url}/mail/delete`, { method: 'POST' }))
afterAll(() => stack.stop())

async function send(mail: { to: string; subject?: string; text?: string; html?: string }) {
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

import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillShelves, mailboxOf, newBuyer, runJobs, totalCents } from '../setup/buyer'
import { type OwnDemo, startDemo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { newGift } from '../setup/gift-cards'
import { recordCalls, startCollector } from '../setup/recorded-calls'
import { staffOf } from '../setup/staff'

const mailHost = 'mail.quaddlebaum.example'
/** What is said of a person or opens something: nothing of it may be in a log, an error, a trace or a metric. */
const planted = {
  'first name': 'Zephyrine',
  'last name': 'Quaddlebaum',
  'mail address': `zephyrine@${mailHost}`,
  phone: '(480) 555-0173',
  'phone as it is kept': '4805550173',
  street: '4417 Jacaranda Blossom Trail',
  'ZIP code': '85396',
  'birth date': '1971-03-17',
  'health words': 'hyperemesis gravidarum since Lammas',
  'insurance words': 'self-pay after Wexcombe Mutual',
  company: 'Thistlewick Foundry',
  password: 'corylus-Banter-77!',
  'wrong password': 'maple-Drumlin-31?',
  'token of a link': 'b6f0a1d59e3c4787a2d4c1f0e9b8a7d6c5e4f3a2b1c0d9e8f7a6b5c4',
  'session cookie': 'sb-cookie-9fK3pQ7xVd2LmN8r',
  'search words': 'perimenopausal brainfog',
  'gift card code': 'OCO-7K2M-9QXT-4HRW-8ZNP',
  'discount code': 'WELCOME-X7Q4K2',
  'recipient of a gift': 'Bartholomea',
  'mail of the recipient': `bartholomea@${mailHost}`,
  'words to the recipient': 'for your ostomy convalescence',
  'payer at PayPal': `paying@${mailHost}`,
  'words of a forged message': 'WH-4KX91023TB8830725-payer-Odalys',
  'id of a stranger’s payment': '5UP77421KM918403B',
  'access code': 'kq7z-m3vt-8wdp',
  'address of an estimate': 'Zk3JqP9vT0aLw8YxRb5cMn2HsDf6GuEi1oVtKlBzWpA',
  'code of an estimate': '739164',
  'token of the staff': 'sk-staff-Hj28DmQ0zPvL5tRw',
  'mail of the staff': `locum@${mailHost}`,
  'note of the staff': 'asked about her lithium titration',
  network: '203.0.113.77',
  'network of the second kind': '2001:db8:77aa:51::9',
  browser: 'PlanetaryBrowser/77.1 (Zephyr)',
  'page before': 'came-from-oncology-forum',
  'words in a broken body': 'unterminated glioblastoma',
  'words in an address': 'my-melanoma-photos',
  'query of a campaign': 'insomnia-retarget-19',
  'words of a browser’s error': 'TypeError near Philomenka',
  'wrong scrape token': 'scrape-guess-77d1c0ffee',
  'wrong cron token': 'cron-guess-51ab77d1c0',
} as const

/** Whoever asks while the database is away waits for it, each call some seconds. */
vi.setConfig({ testTimeout: 400_000 })

const scrapeToken = 'scrape-token-of-this-test'
let demo: OwnDemo
let collector: Awaited<ReturnType<typeof startCollector>>
let calls: ReturnType<typeof recordCalls>
/** Made by the services while the test runs: as secret as what was planted. */
const issued: Record<string, string> = {}

beforeAll(async () => {
  collector = await startCollector()
  demo = await startDemo('demo', {
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: scrapeToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
  await fillShelves(demo)
  calls = recordCalls(demo.ownUrl, demo.stackUrl)
})
afterAll(async () => {
  calls?.stop()
  await demo?.stop()
  await collector?.stop()
})

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${demo.ownUrl}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      origin: demo.siteUrl,
      'x-forwarded-for': planted.network,
      'user-agent': planted.browser,
      referer: `${demo.siteUrl}/?from=${planted['page before']}`,
      cookie: `sb-local-auth-token=${planted['session cookie']}`,
      ...init.headers,
    },
  })
const send = (path: string, body: object | string, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const sendPlainly = (path: string, body: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })

const person = {
  firstName: planted['first name'],
  lastName: planted['last name'],
  email: planted['mail address'],
  phone: planted.phone,
}
const forms = {
  contact: { ...person, message: planted['health words'] },
  newsletter: person,
  'event-inquiry': {
    ...person,
    organization: planted.company,
    inquiryType: 'wedding',
    guestCount: '11-25',
    message: planted.street,
  },
  estimate: {
    ...person,
    services: ['iv-therapy'],
    dateOfBirth: planted['birth date'],
    insuranceStatus: planted['insurance words'],
    address: planted.street,
    zip: planted['ZIP code'],
  },
  partnership: { ...person, partnershipType: 'other', message: planted['health words'] },
  'call-back': { phone: planted['phone as it is kept'], name: planted['first name'] },
  waitlist: { ...person, zip: planted['ZIP code'] },
  discount: { email: planted['mail address'] },
  'event-alert': { email: planted['mail address'] },
  'event-rsvp': { ...person, event: 'event-hydration-talk' },
}

/** Every way in; what is asked of the services is answered, refused or fails, as they are. */
const waysIn: Record<string, () => Promise<unknown>> = {
  forms: async () => {
    const sendings = Object.entries(forms).flatMap(([form, values]) => [
      send(`/api/forms/${form}`, { key: randomUUID(), values }),
      sendPlainly(`/api/forms/${form}`, values as unknown as Record<string, string>),
    ])
    await Promise.all(sendings)
  },
  accounts: async () => {
    const { email, firstName, lastName } = person
    await send('/api/account/sign-up', { firstName, lastName, email, password: planted.password })
    await send('/api/account/sign-in', { email, password: planted['wrong password'] })
    await sendPlainly('/api/account/sign-in', { email, password: planted['wrong password'] })
    for (const name of ['recover', 'resend']) await send(`/api/account/${name}`, { email })
    const link = { token_hash: planted['token of a link'], type: 'signup' }
    await send('/api/account/confirm', link)
    await ask(`/auth/confirm?${new URLSearchParams(link)}`)
    await ask(`/?code=${planted['token of a link']}`)
    await ask('/account')
    await ask('/api/account')
  },
  orders: async () => {
    const ref = { ref: '9f8e7d6c', code: planted['access code'] }
    await send('/api/account/orders/look', ref)
    await sendPlainly('/api/account/orders/look', ref)
    await ask(`/order-status/mine/${planted['token of a link']}`)
    const key = randomUUID()
    await send(`/api/orders/${randomUUID()}/settle`, {
      checkoutKey: key,
      paypalOrderId: planted['id of a stranger’s payment'],
    })
    await send('/api/checkout/visit', { zip: planted['ZIP code'], phone: planted.phone })
    for (const code of [planted['gift card code'], planted['discount code']])
      await send('/api/checkout/code', { code, phone: planted.phone })
    await send('/api/gift-cards/balance', { code: planted['gift card code'] })
    await send('/api/orders', {
      checkoutKey: key,
      lines: [{ productId: 'injection-b12', quantity: 1 }],
      gifts: [newGift(gift)],
      giftCode: planted['gift card code'],
      discountCodes: [planted['discount code']],
      visit: { zip: planted['ZIP code'], phone: planted.phone },
      expectedTotalCents: 1,
    })
  },
  links: async () => {
    const token = planted['token of a link']
    for (const path of ['/gift-cards/manage', '/gift-cards/pdf', '/reservation', '/preview'])
      await ask(`${path}/${token}`)
    for (const list of ['confirm', 'unsubscribe']) await ask(`/api/newsletter/${list}?token=${token}`)
    const estimate = `/estimate/${planted['address of an estimate']}`
    await ask(estimate)
    await sendPlainly(estimate, { code: planted['code of an estimate'] })
  },
  pages: async () => {
    await ask(`/search?q=${encodeURIComponent(planted['search words'])}`)
    await ask(`/iv-therapy?utm_campaign=${planted['query of a campaign']}`)
    await ask(`/${planted['words in an address']}`)
    await ask(`/${planted['words in an address']}.php?name=${planted['first name']}`)
    await ask(`/api/areas/zip?zip=${planted['ZIP code']}`)
  },
  malformed: async () => {
    const broken = `{"values":{"message":"${planted['words in a broken body']}`
    for (const path of [
      '/api/forms/contact',
      '/api/orders',
      '/api/cart',
      '/api/account/sign-in',
      '/api/checkout/code',
    ])
      await send(path, broken)
    await send('/api/forms/contact', {
      key: planted['last name'],
      values: { [planted['first name']]: [planted.street] },
    })
    await send('/api/orders', {
      checkoutKey: planted['mail address'],
      lines: [{ [planted['first name']]: 1 }],
    })
    await ask(`/%E0%A4%A?${planted['first name']}`)
    await ask('/api/health/live', { headers: { 'x-forwarded-for': planted['network of the second kind'] } })
  },
  messages: async () => {
    const message = {
      id: planted['words of a forged message'],
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { payer: person },
    }
    await send('/api/paypal/webhook', message, {
      'paypal-transmission-id': planted['words of a forged message'],
    })
    await send(
      '/api/sanity/webhook',
      { _id: planted['last name'] },
      { 'sanity-webhook-signature': planted['token of a link'] },
    )
    await send('/api/browser-errors', {
      message: `${planted['words of a browser’s error']} "${planted['first name']}"`,
      path: '/contact',
    })
    await ask('/api/metrics', { headers: { authorization: `Bearer ${planted['wrong scrape token']}` } })
    await ask('/api/cron', { headers: { authorization: `Bearer ${planted['wrong cron token']}` } })
  },
  staff: async () => {
    await staffOf(demo, { token: planted['token of the staff'] })('GET', 'requests')
    const fred = staffOf(demo, 'fred')
    await fred('GET', `requests?search=${encodeURIComponent(planted['last name'])}`)
    await fred('POST', `requests/${randomUUID()}/notes`, { text: planted['note of the staff'] })
    await fred('POST', 'gift-cards/redeem', {
      code: planted['gift card code'],
      amountCents: 100,
      note: planted['note of the staff'],
      key: randomUUID(),
    })
    await staffOf(demo, 'olivia')('POST', 'people', {
      email: planted['mail of the staff'],
      name: planted['last name'],
      role: 'clinician',
    })
  },
}
const gift = {
  recipientName: planted['recipient of a gift'],
  recipientEmail: planted['mail of the recipient'],
  senderName: planted['first name'],
  message: planted['words to the recipient'],
}

/** A visit and a card, bought and paid; what PayPal and the shop call them is remembered. */
async function buy() {
  const buyer = newBuyer(demo)
  const lines = [{ productId: 'injection-b12', quantity: 1 }]
  const cents = await totalCents(demo, lines)
  const { body } = await buyer.ask('/api/orders', {
    checkoutKey: buyer.checkoutKey,
    lines,
    gifts: [newGift(gift)],
    visit: { zip: '85251', phone: planted.phone },
    expectedTotalCents: cents + 50_00,
  })
  expect(body).toMatchObject({ outcome: 'ready' })
  const started = {
    ...(body as { orderId: string; paypalOrderId: string; totalCents: number }),
    checkoutKey: buyer.checkoutKey,
  }
  await paypalOf(demo).approve(started.paypalOrderId, { email: planted['payer at PayPal'] })
  const told = await buyer.settled(started)
  expect(told.status).toBe('paid')
  const [capture] = await paypalOf(demo).captures(started.paypalOrderId)
  Object.assign(issued, {
    'PayPal’s order': started.paypalOrderId,
    'PayPal’s capture': capture?.id,
    'access code of the order': told.accessToken,
    'checkout key': started.checkoutKey,
  })
}

test('what was planted on every way in stands in no log, error answer, trace or metric', async () => {
  await buy()
  for (const [way, go] of Object.entries(waysIn)) await go().catch(because(way))
  await runJobs(demo)
  const [link] = await mailboxOf(demo, planted['mail address'])
  issued['token in a mail'] = /token(?:_hash)?=([\w-]{20,})/.exec(link?.text ?? '')?.[1] ?? ''

  // And once more while nothing can be read or written: what fails is logged with its reason.
  await demo.endStack('SIGKILL')
  const away = Object.entries(waysIn).map(([way, go]) =>
    go().catch(because(`${way}, the database being away`)),
  )
  await Promise.all(away)
  await demo.startStack()
  await expect.poll(async () => (await ask('/api/health/ready')).status, { timeout: 60_000 }).toBe(200)

  const scraped = await fetch(`${demo.ownUrl}/api/metrics`, {
    headers: { authorization: `Bearer ${scrapeToken}` },
  })
  const metrics = await scraped.text()
  await expect.poll(() => collector.text()).toContain('/api/forms/[form]')

  const log = readFileSync(join(demo.dataDir, 'site.log'), 'utf8')
  // There is something to look at.
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const part of ['accounts', 'forms', 'orders', 'front', 'gift-cards', 'estimates', 'jobs'])
    expect(lines.filter((line) => line.part === part).length, `lines of ${part}`).toBeGreaterThan(0)
  expect(lines.filter(({ level }) => level === 'error').length).toBeGreaterThan(20)
  expect(metrics).toContain('ocotillo_requests_total{route="/api/forms/[form]",method="POST",status="200"}')
  // A page that is drawn again with what its sender typed is an answer to that sender, and no report of an error.
  const errors = calls.errors().filter(({ isPage }) => !isPage)
  expect(errors.length).toBeGreaterThan(40)

  const sent = calls.sent()
  const places = {
    log,
    'error answers': errors.map(({ text }) => text).join('\n'),
    traces: collector.text(),
    metrics,
  }
  const found: string[] = []
  for (const [what, value] of Object.entries({ ...planted, ...issued })) {
    if (what in planted) expect(sent.includes(value), `${what} was not sent`).toBe(true)
    expect(value, what).toBeTruthy()
    for (const [place, text] of Object.entries(places))
      for (const line of text
        .split('\n')
        .filter((line) => stands(value, line) && !isToldToSender(what, line)))
        found.push(`${what} (${value}) in ${place}: ${line}`)
  }
  if (process.env.CANARY_LOG) writeFileSync(process.env.CANARY_LOG, JSON.stringify(places))
  expect(found).toEqual([])
})

test('figures are told to who has the token; a label has few values, whatever is asked for', async () => {
  const scrape = async (token: string) => {
    const response = await fetch(`${demo.ownUrl}/api/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: response.status, text: await response.text() }
  }
  expect((await scrape('another-token-of-nobody')).status).toBe(404)
  const before = seriesOf((await scrape(scrapeToken)).text)
  for (let nth = 0; nth < 100; nth += 1) {
    await ask(`/${randomUUID()}`, { method: 'HEAD' })
    await ask(`/api/orders/${randomUUID()}`, { method: ['GET', 'DELETE'][nth % 2] })
    await ask(`/estimate/${randomUUID()}`)
  }
  const { status, text } = await scrape(scrapeToken)
  expect(status).toBe(200)
  expect(seriesOf(text).length - before.length).toBeLessThan(12)
  expect(text).toMatch(/^ocotillo_pages_stored_total [1-9]/m)
  expect(text).toMatch(/^ocotillo_orders\{status="paid"\} 1$/m)
  expect(text).toMatch(/^ocotillo_mails\{status="failed"\} \d+$/m)
  expect(text).toMatch(/^ocotillo_jobs_total\{job="mail-outbox",outcome="done"\} [1-9]/m)
  expect(text).toMatch(/^ocotillo_webhooks_total\{from="paypal",outcome="taken"\} [1-9]/m)
  expect(text).toMatch(/^ocotillo_webhooks_total\{from="sanity",outcome="refused"\} [1-9]/m)
  // Each route is one of the build.
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8'))
  const pages = [...staticRoutes, ...dynamicRoutes].map(({ page }: { page: string }) => page)
  const routes = [...text.matchAll(/route="([^"]+)"/g)].map(([, route = '']) => route)
  expect(routes.filter((route) => !/…$|^unknown$/.test(route) && !pages.includes(route))).toEqual([])
})

const seriesOf = (metrics: string) => metrics.split('\n').filter((line) => line.startsWith('ocotillo_'))

/** A refusal names the field it is about, and the place where nobody comes: in the answer alone, and to nobody else. */
function isToldToSender(what: string, line: string): boolean {
  const { error, problems = {} } = line.startsWith('{"error"') ? JSON.parse(line) : {}
  if (what === 'ZIP code') return error === 'outside_area'
  return what === 'first name' && error === 'invalid' && planted['first name'] in problems
}

const because = (way: string) => (error: unknown) => {
  throw new Error(`${way}: ${error}`, { cause: error })
}

/** Written as it is, in an address or in JSON; a number must not be a part of a longer one. */
function stands(value: string, text: string): boolean {
  const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]
  if (!/^\d+$/.test(value)) return forms.some((form) => text.toLowerCase().includes(form.toLowerCase()))
  return new RegExp(`(?<![\\d.])${value}(?!\\d)`).test(text)
}

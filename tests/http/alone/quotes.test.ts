import { type QuoteMenu, quoteBy } from '../../../lib/care/quotes/shared/quote.ts'
import { clinicDate } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { minimalValues, openDay } from '../../setup/form-table'
import { newSender, sendProved, sendValues } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { publishInjection } from '../../setup/injections'
import { fetchPage, textOf } from '../../setup/page-facts'
import { sendPlainly } from '../../setup/plain-form'
import { demoNow, planPrice } from '../../setup/schedule'
import { auditOf, staffOf } from '../../setup/staff'
import { nextMail, withoutLinks } from '../../setup/subscribers'

const inDays = async (demo: Demo, days: number) =>
  clinicDate(new Date((await demoNow(demo)).getTime() + days * 86_400_000))

async function menuOf(demo: Demo, day: string) {
  const response = await fetch(`${demo.ownUrl}/api/quotes/menu?day=${day}`)
  return { status: response.status, json: (await response.json()) as QuoteMenu & { field?: string } }
}

/** Asks for 20 guests in Mesa, where the way costs $25. */
async function ask(demo: Demo, values: Record<string, unknown> = {}) {
  const email = newSender()
  const sent = await sendProved(demo, 'group-quote', {
    ...minimalValues('group-quote', email),
    guests: '20',
    zip: '85201',
    services: ['drip-myers', 'injection-b12'],
    ...values,
  })
  expect(sent.status, sent.text).toBe(200)
  const [row] = await demo.rows('submissions', `form=eq.group-quote&payload->>email=eq.${email}`)
  return { email, id: String(row?.id), row, path: String(sent.json.path) }
}

test('a quote is counted by the server at the menu’s prices, mailed, and can be printed [AREA-012]', async ({
  demo,
}) => {
  const { email, id, row, path } = await ask(demo)
  expect(row?.payload).toMatchObject({
    services: [
      { id: 'drip-myers', title: 'Myers', price: 205 },
      { id: 'injection-b12', title: 'Vitamin B12', price: 13 },
    ],
    quote: { guests: 20, city: 'Mesa', totalCents: 20 * (20_500 + 1_300), isTravelWaived: true },
  })
  expect(row?.due_at).not.toBeNull()
  const mail = await nextMail(demo, email, `Your group estimate, reference #${id.slice(0, 8)}`)
  for (const words of [
    'Myers, 20 × $205: $4,100.00',
    'Estimated total: $4,360.00',
    'an estimate until we confirm',
  ])
    expect(mail.text).toContain(words)
  expect(mail.text).toContain(`${demo.siteUrl}${path}`)
  const toStaff = await nextMail(demo, 'bookings@ocotillo.example', 'A new group quote is waiting')
  expect(withoutLinks(toStaff.text)).not.toMatch(/Ana|Ruiz|Myers|B12/)

  const page = await fetch(`${demo.ownUrl}${path}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const html = await page.text()
  for (const words of ['$4,360.00', 'Mesa, ZIP code 85201', 'waived for groups once we confirm'])
    expect(html).toContain(words)
  expect(html).not.toMatch(/<script|Ruiz|example\.com/)
  for (const wrong of [path.slice(0, -1), `${path.slice(0, -4)}AAAA`, '/quote/x'])
    expect((await fetch(`${demo.ownUrl}${wrong}`)).status, wrong).toBe(404)
})

test('without scripts the answer states the figure', async ({ demo }) => {
  const values = { ...minimalValues('group-quote', newSender()), guests: '2', zip: '85201' }
  const page = await fetchPage(demo, '/event-inquiry')
  const led = await sendPlainly(demo, page, 'form[action="/api/forms/group-quote"]', values)
  expect(led.status).toBe(200)
  const words = textOf(led.main.element)
  expect(words).toContain('Myers, 2 × $205$410.00')
  expect(words).toContain('Travel to Mesa$25.00')
  expect(words).toContain('Estimated total$435.00')
})

test('what can’t be quoted is refused by its field, never by the browser’s word for a price', async ({
  demo,
}) => {
  const good = minimalValues('group-quote', newSender())
  for (const [field, value] of [
    ['guests', '0'],
    ['guests', '501'],
    ['guests', '2.5'],
    ['eventDate', await inDays(demo, -1)],
    ['eventDate', await inDays(demo, 400)],
    ['services', ['drip-gone']],
    ['services', []],
    ['zip', '10001'],
    ['totalCents', '1'],
  ] as const) {
    const { status, json } = await sendValues(demo, 'group-quote', { ...good, [field]: value })
    expect([status, json.field], `${field} ${value}`).toEqual([400, field])
  }
  for (const day of ['', 'tomorrow', '2020-01-01', '2999-01-01', '2027-02-30'])
    expect((await menuOf(demo, day)).json.field, day).toBe('eventDate')
})

test('a planned price counts from its day on, in the figure and in what is stored', async ({ demo }) => {
  const content = contentOf(demo)
  const id = await publishInjection(content, { name: 'Selenium', price: 30 })
  // The first edition's ids are the keys: kind and slug.
  const key = id
  const now = await demoNow(demo)
  const [before, after] = [openDay(now, 10), openDay(now, 20)]
  const priceOn = async (day: string) =>
    (await menuOf(demo, day)).json.offers.find((offer) => offer.key === key)?.cents
  await expect.poll(() => priceOn(before), longPatience).toBe(3_000)
  const dueAt = new Date(now.getTime() + 15 * 86_400_000).toISOString()
  const group = await planPrice(demo, content, {
    document: id,
    price: 33,
    group: { title: 'A quote', dueAt },
  })
  try {
    await expect.poll(() => priceOn(after), longPatience).toBe(3_300)
    expect(await priceOn(before)).toBe(3_000)
    for (const day of [before, after]) {
      const menu = (await menuOf(demo, day)).json
      const keys = menu.offers.map((offer) => offer.key).filter((_, n) => n % 3 === 0 && n < 30)
      const services = [...new Set([key, ...keys])].slice(0, 10)
      const lines = services.map((one) => ({ key: one, count: 7 }))
      const { row } = await ask(demo, { guests: '7', eventDate: day, services })
      expect(row?.payload).toHaveProperty('quote', quoteBy(menu, { guests: 7, zip: '85201', lines }))
    }
  } finally {
    const [row] = await demo.rows('scheduled_groups', `id=eq.${group}`)
    const change = { action: 'cancel', seen: Number(row?.version) }
    await staffOf(demo, 'ed')('PATCH', `schedule/${group}`, change)
    await content.remove(id)
  }
})

test('the desk issues it with other numbers: mailed with a code that waives the travel fee, which the desk redeems [AREA-012] [ROLE-001]', async ({
  demo,
}) => {
  const { id, email, path } = await ask(demo)
  const fred = staffOf(demo, 'fred')
  const { json: work } = await fred('GET', `quotes/${id}`)
  expect(work).toMatchObject({ asked: { totalCents: 436_000 }, issued: null, path })
  const looks = (await auditOf(demo, `submission:${id}`)).map(({ action }) => action)
  expect(looks).toEqual(['request.read'])
  const seenAt = async () => (await fred('GET', `requests/${id}`)).json?.updatedAt
  const input = async (more: object = {}) => ({
    seen: await seenAt(),
    day: await inDays(demo, 31),
    guests: 18,
    lines: [
      { key: 'drip-myers', count: 18 },
      { key: 'injection-b12', count: 4 },
    ],
    isTravelWaived: true,
    totalCents: 18 * 20_500 + 4 * 1_300,
    ...more,
  })
  for (const [who, status] of [
    [null, 401],
    ['ed', 403],
    ['clara', 403],
  ] as const)
    expect((await staffOf(demo, who)('POST', `quotes/${id}`, await input())).status).toBe(status)
  for (const [more, answer] of [
    [{ guests: 0 }, '400 guests'],
    [{ lines: [] }, '400 lines'],
    [{ lines: [{ key: 'drip-gone', count: 1 }] }, '400 lines'],
    [{ day: '2020-01-01' }, '400 day'],
    [{ totalCents: 1 }, '409 price_changed'],
    [{ seen: '2020-01-01T00:00:00Z' }, '409 changed'],
  ] as const) {
    const { status, json } = await fred('POST', `quotes/${id}`, await input(more))
    expect(`${status} ${json?.field ?? json?.error}`).toBe(answer)
  }
  const issued = await fred('POST', `quotes/${id}`, await input())
  expect([issued.status, issued.json?.outcome], issued.text).toEqual([200, 'done'])
  const after = (await fred('GET', `quotes/${id}`)).json as { issued: { code: string; quote: object } }
  expect(after.issued.quote).toMatchObject({ guests: 18, totalCents: 374_200, isTravelWaived: true })
  const { code } = after.issued
  const mail = await nextMail(demo, email, `Your group quote, reference #${id.slice(0, 8)}`)
  for (const words of [`Your code: ${code}`, 'Total: $3,742.00', 'waived for your group', path])
    expect(mail.text).toContain(words)
  expect(await (await fetch(`${demo.ownUrl}${path}`)).text()).toContain(code)
  expect((await fred('GET', `requests/${id}`)).json?.status).toBe('answered')
  const redeemed = await fred('POST', 'discounts/redeem', { code })
  expect([redeemed.status, redeemed.json?.effect]).toEqual([200, 'no travel fee'])
})

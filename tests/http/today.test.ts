import { expect, test } from '../setup/http-test'
import { staffOf } from '../setup/staff'
import type { PersonId } from '../setup/studio'

// docs/decisions/0050-alarms.md
const figures: [PersonId, string[]][] = [
  ['olivia', ['exams', 'mails', 'money', 'orders', 'planned', 'requests', 'stock']],
  ['fred', ['mails', 'money', 'orders', 'planned', 'requests', 'stock']],
  ['clara', ['exams', 'orders', 'planned', 'requests', 'stock']],
  ['ed', ['planned', 'stock']],
]

test.for(figures)(
  '%s sees on Today what the role may see, and nobody’s data [ROLE-001]',
  async ([who, names], { demo }) => {
    const look = () => staffOf(demo, who)('GET', 'today')
    // The watch begins with the site, and its first look takes a while.
    await expect.poll(async () => (await look()).json?.seenAt).toBeTruthy()
    const { status, headers, json } = await look()
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { open, seenAt, now, ...shown } = json ?? {}
    expect(Object.keys(shown).sort()).toEqual(names)
    expect(open).toBeInstanceOf(Array)
    expect(Date.parse(String(seenAt))).toBeGreaterThan(0)
    expect(Date.parse(String(now))).toBeGreaterThan(0)
    expect(Date.parse(String((shown.planned as { nextAt: unknown }).nextAt ?? now))).toBeGreaterThan(0)
    const { nextAt: _, ...planned } = shown.planned as { nextAt: unknown }
    const leaves = Object.values({ ...shown, planned }).flatMap((part) => Object.values(part as object))
    const numbers = leaves.flatMap((leaf) =>
      typeof leaf === 'object' ? Object.values(leaf as object) : [leaf],
    )
    expect(numbers.map((leaf) => typeof leaf)).toEqual(numbers.map(() => 'number'))
  },
)

test('the status page says what works, in no cache and no search engine, as often as is fair', async ({
  demo,
}) => {
  const ask = (address: string) =>
    fetch(`${demo.ownUrl}/status`, { headers: { 'x-forwarded-for': address }, redirect: 'manual' })
  const words = async () => (await ask(`10.77.3.${Math.ceil(Math.random() * 250)}`)).text()
  await expect
    .poll(words, { interval: 5_000 })
    .toMatch(/<h1>(Everything is working|Working, with delays)<\/h1>/)
  const response = await ask('10.77.1.1')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  for (const part of ['Booking', 'Shop and gift cards', 'Forms and requests', 'Checked today'])
    expect(html).toContain(part)
  expect(html).not.toMatch(/supabase|sanity|paypal|127\.0\.0\.1|postgres/i)
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await ask('10.77.1.2')).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses).toContain(429)
})

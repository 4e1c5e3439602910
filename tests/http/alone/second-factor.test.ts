import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PersonRow } from '@/lib/desk/staff/shared'
import { secondFactorHeader } from '@/lib/platform/staff-session/shared/second-factor'
import { fillShelves, mailboxOf, moveOn, runJobs } from '../../setup/buyer'
import { connectToDatabase } from '../../setup/database'
import { type OwnDemo, startDemo } from '../../setup/demo'
import { paidOrder, refundedAtPayPal, refundOf, refundsOf } from '../../setup/paid-order'
import { demoNow } from '../../setup/schedule'
import { beginFactor, codeOf, freshCode, setUpFactor } from '../../setup/second-factor'
import { auditOf, newPerson, newRequest, staffOf } from '../../setup/staff'
import type { PersonId } from '../../setup/studio'

// docs/decisions/0052-second-factor.md
let demo: OwnDemo
let sql: postgres.Sql
beforeAll(async () => {
  demo = await startDemo('demo', { STAFF_SECOND_FACTOR: 'on' }, { wasStartedBefore: true })
  await fillShelves(demo)
  sql = await connectToDatabase(demo)
})
beforeEach(async () => {
  await sql`delete from public.staff_factors`
})
afterAll(async () => {
  await sql?.end()
  await demo?.stop()
})

const needed = { status: 403, json: { error: 'second_factor_needed', field: 'totp' } }
const wrong = { status: 403, json: { error: 'wrong_code', field: 'totp' } }
const idOf = async (who: PersonId): Promise<string> =>
  (await sql`select id from public.staff where email = ${demo.person(who).email}`)[0]?.id

const tables = [
  'requests.csv',
  'orders.csv',
  'gift-cards.csv',
  'subscribers.csv',
  `rsvps/${randomUUID()}/csv`,
  `stock/lots/${randomUUID()}/recall`,
  `stock/lots/${randomUUID()}/recall.csv`,
]

test('without a second factor nobody refunds, takes patients away in bulk or changes access; the rest of the desk goes on', async () => {
  const order = await paidOrder(demo)
  const { email } = await newRequest(demo)
  const olivia = staffOf(demo, 'olivia')
  const refused = { status: 403, json: { error: 'not_enrolled' } }
  for (const asked of tables) {
    const answer = await olivia('GET', asked)
    expect(answer, asked).toMatchObject(refused)
    expect(answer.text).not.toContain(email)
  }
  for (const [asked, body] of [
    [refundsOf(order), refundOf(order)],
    [`orders/${order.orderId}/declined-refund`, { all: true }],
    [`gift-cards/${randomUUID()}/cancel`, {}],
    [`gift-cards/${randomUUID()}/change`, {}],
    ['people', newPerson()],
    [`people/${await idOf('fred')}/remove`, {}],
    [`people/${await idOf('fred')}/reset-factor`, {}],
  ] as const)
    expect(await olivia('POST', asked, body, '123456'), asked).toMatchObject(refused)
  const role = { role: 'owner', seen: 'front_desk' }
  expect(await olivia('PATCH', `people/${await idOf('fred')}`, role)).toMatchObject(refused)
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  for (const open of ['requests', 'orders', `orders/${order.orderId}`, 'people', 'prices.csv', 'today'])
    expect((await olivia('GET', open)).status, open).toBe(200)
  expect(await sql`select role from public.staff where id = ${await idOf('fred')}`).toMatchObject([
    { role: 'front_desk' },
  ])
})

test('a refund takes a code of this half minute, once; then ten minutes none, and afterwards another', async () => {
  const order = await paidOrder(demo)
  const fred = staffOf(demo, 'fred')
  const { key } = await setUpFactor(demo, 'fred')
  await moveOn(demo, 11)
  const part = refundOf(order, { cents: 600 })
  expect(await fred('POST', refundsOf(order), part)).toMatchObject(needed)
  expect(await fred('POST', refundsOf(order), part, '000000')).toMatchObject(wrong)
  expect(await fred('POST', refundsOf(order), part, await codeOf(demo, key, -4))).toMatchObject(wrong)
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  const code = await codeOf(demo, key)
  expect((await fred('POST', refundsOf(order), part, code)).status).toBe(200)
  const second = refundOf(order, { cents: 500, seenCents: 2000 })
  expect((await fred('POST', refundsOf(order), second)).status).toBe(200)
  await expect.poll(() => refundedAtPayPal(demo, order)).toEqual([600, 500])

  await moveOn(demo, 11)
  const third = refundOf(order, { cents: 100, seenCents: 1500 })
  expect(await fred('POST', refundsOf(order), third)).toMatchObject(needed)
  expect((await fred('POST', refundsOf(order), third, await codeOf(demo, key))).status).toBe(200)
})

test('a code that counted never counts again, not even at the same moment', async () => {
  const { key } = await setUpFactor(demo, 'fred')
  await moveOn(demo, 11)
  const fred = staffOf(demo, 'fred')
  const code = await codeOf(demo, key)
  // Each asks for a new set-up, which the ten minutes don't cover.
  const asked = await Promise.all([1, 2, 3].map(() => fred('POST', 'second-factor', {}, code)))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect(await fred('POST', 'second-factor', {}, code)).toMatchObject(wrong)
  expect((await fred('POST', 'second-factor', {}, await codeOf(demo, key, 1))).status).toBe(200)
})

test('the ten minutes are for one person and log-in; another’s code opens nothing', async () => {
  const { key } = await setUpFactor(demo, 'fred')
  await setUpFactor(demo, 'olivia')
  const olivia = staffOf(demo, 'olivia')
  expect((await olivia('GET', 'orders.csv')).status).toBe(200)
  const [fredsId, oliviasId] = [await idOf('fred'), await idOf('olivia')]
  await sql`update public.staff_step_ups set staff_id = ${fredsId} where staff_id = ${oliviasId}`
  expect(await olivia('GET', 'orders.csv')).toMatchObject(needed)
  expect(await olivia('GET', 'orders.csv', undefined, await freshCode(demo, key))).toMatchObject(wrong)
  await sql`delete from public.staff_step_ups`
  const until = new Date((await demoNow(demo)).getTime() + 5 * 60_000)
  await sql`insert into public.staff_step_ups (token_hash, staff_id, until)
    values (${'x'.repeat(43)}, ${oliviasId}, ${until})`
  // Another log-in of hers.
  expect(await olivia('GET', 'orders.csv')).toMatchObject(needed)
})

test('whoever copies a log-in out of a browser doesn’t get its ten minutes along', async () => {
  const { key } = await setUpFactor(demo, 'fred')
  await moveOn(demo, 11)
  const fred = staffOf(demo, 'fred')
  const cookie = (await fred('GET', 'orders.csv')).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^staff_browser=[\w-]{22}; Path=\/api\/staff; HttpOnly; SameSite=Strict/)
  const inBrowser = async (code?: string) => {
    const headers = {
      authorization: `Bearer ${demo.person('fred').token}`,
      cookie: cookie.split(';')[0] ?? '',
      ...(code && { [secondFactorHeader]: code }),
    }
    return (await fetch(`${demo.ownUrl}/api/staff/orders.csv`, { headers })).status
  }
  expect(await inBrowser(await codeOf(demo, key))).toBe(200)
  expect(await inBrowser()).toBe(200)
  expect(await fred('GET', 'orders.csv')).toMatchObject(needed)
})

test('with a right code each table comes, without a code none', async () => {
  const { key } = await setUpFactor(demo, 'fred')
  await moveOn(demo, 11)
  const fred = staffOf(demo, 'fred')
  for (const asked of tables) expect(await fred('GET', asked), asked).toMatchObject(needed)
  expect((await fred('GET', 'orders.csv', undefined, await codeOf(demo, key))).text).toContain('"Order"')
  for (const asked of tables) expect([200, 404], asked).toContain((await fred('GET', asked)).status)
})

test('five wrong codes close it, a right one too; it opens by itself, and owner and person hear of it', async () => {
  const { key } = await setUpFactor(demo, 'fred')
  await moveOn(demo, 11)
  const fred = staffOf(demo, 'fred')
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => fred('GET', 'orders.csv', undefined, '000000')),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  const closed = await fred('GET', 'orders.csv', undefined, await codeOf(demo, key))
  expect(closed).toMatchObject({ status: 429, json: { error: 'locked', field: 'totp' } })
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(600)
  await runJobs(demo)
  for (const who of ['fred', 'olivia'] as const)
    await expect
      .poll(async () => (await mailboxOf(demo, demo.person(who).email)).map(({ subject }) => subject))
      .toContain('Wrong codes, five in a row')
  await moveOn(demo, 16)
  expect((await fred('GET', 'orders.csv', undefined, await codeOf(demo, key))).status).toBe(200)
  expect((await auditOf(demo, `staff:${await idOf('fred')}`)).map(({ action }) => action)).toContain(
    'factor.locked',
  )
})

test('a recovery code works once, as it was typed, and leads to another phone; the old one’s codes are worth nothing then', async () => {
  const first = await setUpFactor(demo, 'olivia')
  expect(new Set(first.recoveryCodes).size).toBe(10)
  await moveOn(demo, 11)
  const olivia = staffOf(demo, 'olivia')
  const [code = '', another = ''] = first.recoveryCodes
  expect((await olivia('GET', 'orders.csv', undefined, code.toLowerCase().replace('-', ' '))).status).toBe(
    200,
  )
  await moveOn(demo, 11)
  expect(await olivia('GET', 'orders.csv', undefined, code)).toMatchObject(wrong)
  expect((await olivia('GET', 'second-factor')).json).toMatchObject({ isAsked: true, recoveryCodesLeft: 9 })
  expect(await olivia('POST', 'second-factor', {})).toMatchObject(needed)
  const second = await setUpFactor(demo, 'olivia', another)
  await moveOn(demo, 11)
  expect(await olivia('GET', 'orders.csv', undefined, await codeOf(demo, first.key))).toMatchObject(wrong)
  expect(await olivia('GET', 'orders.csv', undefined, first.recoveryCodes[2])).toMatchObject(wrong)
  expect((await olivia('GET', 'orders.csv', undefined, await codeOf(demo, second.key))).status).toBe(200)
})

test('setting up takes the person’s mailbox, too: a stolen log-in alone can’t, and nothing counts before', async () => {
  const fred = staffOf(demo, 'fred')
  const { key, mailedCode } = await beginFactor(demo, 'fred')
  const code = await freshCode(demo, key)
  expect(await fred('GET', 'orders.csv', undefined, code)).toMatchObject({ json: { error: 'not_enrolled' } })
  const tried = async (body: object) => {
    const { status, json } = await fred('POST', 'second-factor/confirm', body)
    return [status, json?.field ?? json?.error]
  }
  expect(await tried({ mailedCode: 'AAAA-AAAA', code })).toEqual([403, 'mailedCode'])
  expect(await tried({ mailedCode, code: '000000' })).toEqual([403, 'code'])
  expect(await tried({ mailedCode, code: '' })).toEqual([400, 'code'])
  await moveOn(demo, 61)
  expect(await tried({ mailedCode, code: await codeOf(demo, key) })).toEqual([409, 'expired'])
  const again = await setUpFactor(demo, 'fred')
  const [row] = await sql`select secret from public.staff_factors where staff_id = ${await idOf('fred')}`
  expect(row?.secret).not.toContain(again.key.replaceAll(' ', ''))
  const kept = JSON.stringify(await sql`select * from public.staff_recovery_codes`)
  for (const one of again.recoveryCodes) expect(kept).not.toContain(one)
  expect(JSON.stringify(await demo.rows('mail_outbox', 'kind=eq.staff_factor_code'))).not.toContain(
    mailedCode,
  )
})

test('an owner resets another’s factor with a code of theirs, never their own, and both are told', async () => {
  const { key } = await setUpFactor(demo, 'olivia')
  await setUpFactor(demo, 'fred')
  const [fred, olivia] = [staffOf(demo, 'fred'), staffOf(demo, 'olivia')]
  expect((await fred('POST', `people/${await idOf('olivia')}/reset-factor`, {})).status).toBe(403)
  await moveOn(demo, 11)
  const asked = `people/${await idOf('fred')}/reset-factor`
  expect(await olivia('POST', asked, {})).toMatchObject(needed)
  expect((await olivia('POST', asked, {}, await codeOf(demo, key))).status).toBe(200)
  expect(await fred('GET', 'orders.csv')).toMatchObject({ json: { error: 'not_enrolled' } })
  expect((await olivia('POST', asked, {})).status).toBe(404)
  expect(await olivia('POST', `people/${await idOf('olivia')}/reset-factor`, {})).toMatchObject({
    status: 409,
    json: { error: 'own' },
  })
  const people = ((await olivia('GET', 'people')).json?.items ?? []) as PersonRow[]
  expect(people.filter(({ hasFactor }) => hasFactor).map(({ isYou }) => isYou)).toEqual([true])
  for (const who of ['fred', 'olivia'] as const)
    await expect
      .poll(async () => (await mailboxOf(demo, demo.person(who).email)).map(({ subject }) => subject))
      .toContain('A second factor was reset')
})

test('who turns page after page of patients is asked as for a table', async () => {
  for (let nth = 0; nth < 3; nth += 1) await newRequest(demo)
  const clara = staffOf(demo, 'clara')
  const { json } = await clara('GET', 'requests?limit=1')
  const next = `requests?limit=1&after=${encodeURIComponent(String(json?.next))}`
  for (let nth = 0; nth < 10; nth += 1) expect((await clara('GET', next)).status).toBe(200)
  expect(await clara('GET', next)).toMatchObject({ status: 403, json: { error: 'not_enrolled' } })
  expect((await clara('GET', 'requests?limit=200')).status).toBe(200)
  const large = next.replace('limit=1&', 'limit=200&')
  expect(await staffOf(demo, 'fred')('GET', large)).toMatchObject({ status: 403 })
  expect((await staffOf(demo, 'fred')('GET', next)).status).toBe(200)
})

test('who searches for one name after another is asked as well; the same words again don’t count', async () => {
  const ed = staffOf(demo, 'ed')
  const look = (words: string) => ed('GET', `subscribers?search=${words}`)
  for (let nth = 0; nth < 60; nth += 1) expect((await look(`name${nth}`)).status).toBe(200)
  expect(await look('another')).toMatchObject({ status: 403, json: { error: 'not_enrolled' } })
  expect((await look('name7')).status).toBe(200)
  expect((await ed('GET', 'subscribers')).status).toBe(200)
})

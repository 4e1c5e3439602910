import { randomUUID } from 'node:crypto'
import { allBooks } from '../../setup/books'
import { letPass, newBuyer } from '../../setup/buyer'
import type { Demo } from '../../setup/demo'
import { paypalOf } from '../../setup/demo-paypal'
import { newDevice } from '../../setup/device'
import { expect, testAlone as test } from '../../setup/http-test'
import { newShopper } from '../../setup/shopper'
import { staffOf } from '../../setup/staff'

// What other files left unpaid is looked at now, and not in the midst of a comparison of all books.
test.beforeAll(async ({ demo }) => {
  for (const minutes of [11, 61]) await letPass(demo, minutes)
  await letPass(demo, -72)
})

/**
 * Refunds that are more, other or somebody else's than they may be: refused, and no book has changed, here or at
 * PayPal.
 */
type Paid = { orderId: string; captureId: string; cents: number }
type Changed = (paid: Paid, other: Paid) => Record<string, unknown>

const refused: [what: string, change: Changed, status: number[]][] = [
  ['more than was paid', ({ cents }) => ({ cents: cents + 1 }), [400, 409]],
  ['nothing', () => ({ cents: 0 }), [400]],
  ['less than nothing', () => ({ cents: -100 }), [400]],
  ['half a cent', () => ({ cents: 0.5 }), [400]],
  ['an amount as text', () => ({ cents: '100' }), [400]],
  ['an amount without end', () => ({ cents: 1e308 }), [400]],
  ['no amount', () => ({ cents: undefined }), [400]],
  ['a currency', () => ({ currency: 'JPY' }), [400]],
  ['a status', () => ({ status: 'done' }), [400]],
  ['another actor', () => ({ actor: 'olivia' }), [400]],
  ['an order in the body', (_, { orderId }) => ({ orderId }), [400]],
  ['another order’s payment', (_, { captureId }) => ({ captureId }), [400, 404]],
  ['a payment that is none', () => ({ captureId: '../../captures' }), [400]],
  ['another view of what is left', ({ cents }) => ({ seenCents: cents * 2 }), [409]],
  ['no reason', () => ({ reason: ' ' }), [400]],
  ['an id that is none', () => ({ id: 'mine' }), [400]],
]

for (const [what, change, statuses] of refused)
  test(`a refund with ${what} is refused, and nothing has changed`, async ({ demo }) => {
    const [paid, other] = await twoOrders(demo)
    const before = await allBooks(demo)
    const answer = await staffOf(demo, 'olivia')('POST', `orders/${paid.orderId}/refunds`, {
      ...refundOf(paid),
      ...change(paid, other),
    })
    expect(statuses, answer.text).toContain(answer.status)
    expect(String(answer.json?.message)).toMatch(/\w{2,}/)
    expect(await allBooks(demo)).toEqual(before)
  })

test('nobody but the owner and the front desk refunds: not another role, a shopper or anybody', async ({
  demo,
}) => {
  const [paid] = await twoOrders(demo)
  const path = `orders/${paid.orderId}/refunds`
  const shopper = newDevice(demo)
  await shopper.signIn(await newShopper(demo))
  const before = await allBooks(demo)
  for (const who of ['ed', 'clara', { token: 'made-up' }, { token: shopper.accessToken() }, null] as const) {
    const { status, text } = await staffOf(demo, who)('POST', path, refundOf(paid))
    expect([401, 403], text).toContain(status)
  }
  const withCookies = await shopper.post(`/api/staff/${path}`, refundOf(paid))
  expect([401, 403], withCookies.text).toContain(withCookies.status)
  expect(await allBooks(demo)).toEqual(before)
})

test('the same refund pressed five times at once is one; its id is no other refund’s', async ({ demo }) => {
  const paid = await pay(demo, 2)
  const olivia = staffOf(demo, 'olivia')
  const path = `orders/${paid.orderId}/refunds`
  const refund = { ...refundOf(paid), cents: 500 }
  const answers = await Promise.all(Array.from({ length: 5 }, () => olivia('POST', path, refund)))
  for (const { status, text } of answers) expect(status, text).toBe(200)
  await expect
    .poll(async () => (await refundsAtPayPal(demo, paid)).map(({ amountCents }) => amountCents))
    .toEqual([500])
  const before = await allBooks(demo)
  const reused = await olivia('POST', path, { ...refund, cents: 700, seenCents: paid.cents - 500 })
  expect([400, 409], reused.text).toContain(reused.status)
  expect(await allBooks(demo)).toEqual(before)
})

test('two people refund the same rest at once: the money goes back once', async ({ demo }) => {
  const paid = await pay(demo, 1)
  const path = `orders/${paid.orderId}/refunds`
  const answers = await Promise.all(
    (['olivia', 'fred'] as const).map((who) => staffOf(demo, who)('POST', path, refundOf(paid))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await expect
    .poll(async () => (await refundsAtPayPal(demo, paid)).map(({ amountCents }) => amountCents))
    .toEqual([paid.cents])
})

const refundOf = ({ captureId, cents }: Paid) => ({
  id: randomUUID(),
  captureId,
  cents,
  seenCents: cents,
  reason: 'The visit was cancelled.',
})

let known: { demo: Demo; orders: [Paid, Paid] } | undefined

async function twoOrders(demo: Demo): Promise<[Paid, Paid]> {
  if (known?.demo !== demo) known = { demo, orders: [await pay(demo, 1), await pay(demo, 1)] }
  return known.orders
}

async function pay(demo: Demo, quantity: number): Promise<Paid> {
  const buyer = newBuyer(demo)
  const started = await buyer.start({ productId: 'injection-b12', quantity })
  await paypalOf(demo).approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('paid')
  const [capture] = await paypalOf(demo).captures(started.paypalOrderId)
  return { orderId: started.orderId, captureId: capture?.id ?? '', cents: started.totalCents }
}

async function refundsAtPayPal(demo: Demo, { captureId }: Paid): Promise<{ amountCents: number }[]> {
  const { refunds } = await paypalOf(demo).control('ledger')
  return refunds.filter((refund: { captureId: string }) => refund.captureId === captureId)
}

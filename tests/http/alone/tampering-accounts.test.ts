import { randomUUID } from 'node:crypto'
import { allBooks } from '../../setup/books'
import { letPass, newBuyer } from '../../setup/buyer'
import type { Demo } from '../../setup/demo'
import { paypalOf } from '../../setup/demo-paypal'
import { type Device, newDevice } from '../../setup/device'
import { expect, testAlone as test } from '../../setup/http-test'
import { newShopper, type TestShopper } from '../../setup/shopper'

// What other files left unpaid is looked at now, and not in the midst of a comparison of all books.
test.beforeAll(async ({ demo }) => {
  for (const minutes of [11, 61]) await letPass(demo, minutes)
  await letPass(demo, -72)
})

/**
 * What a signed-in shopper changes in requests to reach more than their own: refused, and nothing has changed in any
 * book.
 */
type People = { ana: TestShopper; ben: TestShopper; asAna: Device; asBen: Device }
type Field = [what: string, more: (people: People) => Record<string, unknown>, field: string]

const line = { productId: 'injection-b12', quantity: 1 }
const cart = (owner: string) => ({ owner, lines: [line], seen: [] })
const password = 'another horse 42'

let known: (People & { demo: Demo }) | undefined

/** Ana and Ben, each with a cart; the same for all tests of one demo. */
async function people(demo: Demo): Promise<People> {
  if (known?.demo === demo) return known
  const [ana, ben] = [await newShopper(demo), await newShopper(demo)]
  const [asAna, asBen] = [newDevice(demo), newDevice(demo)]
  await asAna.signIn(ana)
  await asBen.signIn(ben)
  for (const [{ id }, device] of [[ana, asAna] as const, [ben, asBen] as const])
    expect((await device.put('/api/cart', cart(id))).status).toBe(200)
  known = { demo, ana, ben, asAna, asBen }
  return known
}

const carts: Field[] = [
  ['a price', () => ({ lines: [{ ...line, price: 0.01 }] }), 'lines.0.price'],
  ['an owner', ({ ben }) => ({ userId: ben.id }), 'userId'],
  ['an owner, as the column is called', ({ ben }) => ({ user_id: ben.id }), 'user_id'],
  ['an owner on the line', ({ ben }) => ({ lines: [{ ...line, user_id: ben.id }] }), 'lines.0.user_id'],
  ['an id on the line', () => ({ lines: [{ ...line, id: randomUUID() }] }), 'lines.0.id'],
  ['quantity 0', () => ({ lines: [{ ...line, quantity: 0 }] }), 'lines.0.quantity'],
  ['a negative quantity', () => ({ lines: [{ ...line, quantity: -1 }] }), 'lines.0.quantity'],
  ['half a unit', () => ({ lines: [{ ...line, quantity: 0.5 }] }), 'lines.0.quantity'],
  ['21 units', () => ({ lines: [{ ...line, quantity: 21 }] }), 'lines.0.quantity'],
  ['a quantity as text', () => ({ lines: [{ ...line, quantity: '1' }] }), 'lines.0.quantity'],
  ['a product twice', () => ({ lines: [line, line] }), 'lines'],
  [
    'a query as product',
    () => ({ lines: [{ ...line, productId: '") || true || ("' }] }),
    'lines.0.productId',
  ],
  [
    '51 lines',
    () => ({ lines: Array.from({ length: 51 }, (_, n) => ({ ...line, productId: `p${n}` })) }),
    'lines',
  ],
  ['a product that is none', () => ({ lines: [{ ...line, productId: 'gold' }] }), 'lines'],
  ['a document that is no product', () => ({ lines: [{ ...line, productId: 'siteSettings' }] }), 'lines'],
]

for (const [what, more, field] of carts)
  test(`a cart with ${what} is refused by the name of its field, and nothing has changed [ROLE-005]`, async ({
    demo,
  }) => {
    const who = await people(demo)
    const before = await allBooks(demo)
    const answer = await who.asAna.put('/api/cart', { ...cart(who.ana.id), ...more(who) })
    expect(answer.status, answer.text).toBe(
      ['gold', 'siteSettings'].some((id) => answer.text.includes(id)) ? 409 : 400,
    )
    expect(answer.json).toMatchObject({ field })
    expect(await allBooks(demo)).toEqual(before)
  })

test('a cart in somebody else’s name is refused, and nobody’s cart has changed [ROLE-005]', async ({
  demo,
}) => {
  const { asAna, ben } = await people(demo)
  const before = await allBooks(demo)
  const answer = await asAna.put('/api/cart', { ...cart(ben.id), lines: [{ ...line, quantity: 20 }] })
  expect(answer, answer.text).toMatchObject({ status: 409, json: { error: 'other_shopper' } })
  expect(await allBooks(demo)).toEqual(before)
})

const accountCalls: [path: string, fits: (people: People) => Record<string, unknown>][] = [
  ['sign-in', ({ ana }) => ({ email: ana.email, password: ana.password })],
  [
    'sign-up',
    () => ({ firstName: 'Ana', lastName: 'Ruiz', email: `t-${randomUUID()}@example.com`, password }),
  ],
  ['recover', ({ ana }) => ({ email: ana.email })],
  ['resend', ({ ana }) => ({ email: ana.email })],
  ['password', ({ ana }) => ({ password, current: ana.password })],
  ['email', ({ ana }) => ({ email: `t-${randomUUID()}@example.com`, password: ana.password })],
  ['orders/claim', () => ({ ref: '0a1b2c3d', code: 'abcdefghjkmnp' })],
  ['orders/prove', () => ({ token: 'x'.repeat(75) })],
  ['sign-out', () => ({})],
]
const powers: Field[] = [
  ['another id', ({ ben }) => ({ id: ben.id }), 'id'],
  ['another owner', ({ ben }) => ({ userId: ben.id }), 'userId'],
  ['a role', () => ({ role: 'service_role' }), 'role'],
  ['rights', () => ({ app_metadata: { role: 'owner' } }), 'app_metadata'],
  ['a confirmed address', () => ({ email_confirm: true }), 'email_confirm'],
  ['another place to be led to', () => ({ redirectTo: 'https://evil.example' }), 'redirectTo'],
]

for (const [path, fits] of accountCalls)
  test(`account call ${path} with an id, an owner, a role or rights is refused by their name, and nothing has changed`, async ({
    demo,
  }) => {
    const who = await people(demo)
    const before = await allBooks(demo)
    for (const [what, more, field] of powers) {
      const answer = await who.asAna.post(`/api/account/${path}`, { ...fits(who), ...more(who) })
      expect(answer, `${what}: ${answer.text}`).toMatchObject({ status: 400, json: { field } })
    }
    expect(await allBooks(demo)).toEqual(before)
  })

test('a password or an address is changed only by who knows the present password', async ({ demo }) => {
  const { ana, ben, asAna } = await people(demo)
  const before = await allBooks(demo)
  for (const current of [ben.password.toUpperCase(), 'x', undefined]) {
    expect((await asAna.post('/api/account/password', { password, current })).status).toBe(400)
    const email = `t-${randomUUID()}@example.com`
    expect((await asAna.post('/api/account/email', { email, password: current })).status).toBe(400)
  }
  expect((await asAna.get('/api/account')).json).toMatchObject({ shopper: { id: ana.id } })
  expect(await allBooks(demo)).toEqual(before)
})

test('somebody else’s order is not to be claimed, whatever is tampered with', async ({ demo }) => {
  const { asAna, ana } = await people(demo)
  const { started, code } = await paidOrder(demo)
  const ref = started.orderId.slice(0, 8)
  const stranger = await paidOrder(demo)
  const before = await allBooks(demo)
  const claims: Record<string, unknown>[] = [
    { ref, code: stranger.code },
    { ref: stranger.started.orderId.slice(0, 8), code },
    { ref, code: code.slice(0, 12) },
    { ref, code: `${code.slice(0, 12)}${code.endsWith('a') ? 'b' : 'a'}` },
    { ref, code: '%%%%%%%%%%%%%' },
    { ref: '________', code },
    { ref, code: '' },
    { ref: started.orderId, code: 'x' },
    { ref, code, userId: ana.id },
    { ref, code, status: 'paid' },
    { ref: [ref], code },
  ]
  for (const claim of claims) {
    const { status, text } = await asAna.post('/api/account/orders/claim', claim)
    expect([400, 404], `${JSON.stringify(claim)}: ${text}`).toContain(status)
  }
  const guest = await newDevice(demo).post('/api/account/orders/claim', { ref, code })
  expect(guest.status, guest.text).toBe(401)
  expect(await allBooks(demo)).toEqual(before)
})

test('an order that is somebody’s is nobody else’s any more, and its owner keeps it', async ({ demo }) => {
  const { asAna, asBen, ana } = await people(demo)
  const { started, code } = await paidOrder(demo)
  const claim = { ref: started.orderId.slice(0, 8), code }
  expect((await asAna.post('/api/account/orders/claim', claim)).status).toBe(200)
  const before = await allBooks(demo)
  const again = await asBen.post('/api/account/orders/claim', claim)
  expect([400, 404, 409], again.text).toContain(again.status)
  expect(again.text).not.toContain(ana.email)
  const seen = await asBen.get(`/account/orders/${claim.ref}`)
  expect(seen.text, 'another shopper’s receipt').toContain('Nothing found')
  expect(seen.text).not.toContain(ana.email)
  expect(await allBooks(demo)).toEqual(before)
})

test('a shopper’s own token changes nothing past our own calls [ROLE-005]', async ({ demo }) => {
  const { asAna, ana, ben } = await people(demo)
  const before = await allBooks(demo)
  const rows: [table: string, row: object][] = [
    ['orders', { status: 'paid', user_id: ana.id, total_amount: 0.01, email: ana.email }],
    ['order_items', { price: 0.01, quantity: 20 }],
    ['cart_items', { user_id: ben.id, product_id: 'injection-b12', quantity: 20 }],
    ['products', { price: 0.01, stock_quantity: 1 }],
    ['payment_attempts', { amount: 0.01 }],
    ['refunds', { amount: 1 }],
    ['staff', { role: 'owner' }],
    ['mail_outbox', { recipient: ana.email }],
  ]
  for (const token of [asAna.accessToken(), null])
    for (const [table, row] of rows)
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const filter = method === 'POST' ? '' : '?or=(created_at.not.is.null,created_at.is.null)'
        const response = await fetch(`${demo.stackUrl}/rest/v1/${table}${filter}`, {
          method,
          headers: {
            apikey: demo.secrets.publishableKey,
            ...(token && { authorization: `Bearer ${token}` }),
            'content-type': 'application/json',
          },
          body: method === 'DELETE' ? undefined : JSON.stringify(row),
        })
        const text = await response.text()
        expect(response.status, `${method} ${table}: ${text}`).toBeGreaterThanOrEqual(400)
        expect(response.status, `${method} ${table}: ${text}`).toBeLessThan(500)
      }
  expect(await allBooks(demo)).toEqual(before)
})

/** A guest's order that is paid, with the code that only its buyer has. */
async function paidOrder(demo: Demo) {
  const buyer = newBuyer(demo)
  const started = await buyer.start(line)
  await paypalOf(demo).approve(started.paypalOrderId)
  const { status, accessToken = '' } = await buyer.settled(started)
  expect(status).toBe('paid')
  return { started, code: accessToken.slice(0, 13) }
}

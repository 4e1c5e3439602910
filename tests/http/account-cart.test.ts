import { b12, expectStored, storedCart, storeElsewhere, zinc } from '../setup/account-cart'
import { booksOf, newBuyer, type Started, totalCents, visit } from '../setup/buyer'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/http-test'
import { asShopper, newShopper } from '../setup/shopper'

test('two shoppers have two carts, each only its own; a guest has none on the server [ROLE-005]', async ({
  demo,
}) => {
  const [ana, ben] = [await newShopper(demo), await newShopper(demo, { firstName: 'Ben', lastName: 'Ode' })]
  await storeElsewhere(demo, ana, { [b12.id]: 1 })
  await storeElsewhere(demo, ben, { [zinc.id]: 2 })
  const asBen = await asShopper(demo, ben)
  expect((await asBen('GET', '/api/cart')).body).toMatchObject({
    owner: ben.id,
    items: [{ quantity: 2, product: { id: zinc.id } }],
  })
  const lines = [{ productId: b12.id, quantity: 20 }]
  const inAnasName = await asBen('PUT', '/api/cart', { owner: ana.id, lines, seen: [] })
  expect([inAnasName.status, inAnasName.body]).toEqual([
    409,
    expect.objectContaining({ error: 'other_shopper' }),
  ])
  const asGuest = await asShopper(demo, null)
  for (const answer of [
    await asGuest('GET', '/api/cart'),
    await asGuest('PUT', '/api/cart', { owner: ana.id, lines, seen: [] }),
  ])
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ error: 'signed_out' })])
  expect(await storedCart(demo, ana)).toEqual({ [b12.id]: 1 })
  expect(await storedCart(demo, ben)).toEqual({ [zinc.id]: 2 })
})

test('the stored cart is told with each product as it is sold now [CALL-004]', async ({ demo }) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 2 })
  const { body, headers } = await (await asShopper(demo, shopper))('GET', '/api/cart')
  const [product] = await demo.products(`id=eq.${b12.id}`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    owner: shopper.id,
    gone: [],
    items: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        quantity: 2,
        product: {
          id: b12.id,
          name: b12.name,
          description: product?.description,
          price: 13,
          image_url: product?.image_url,
          category: product?.category,
          stock_quantity: 20,
        },
      },
    ],
  })
})

test('an order begun while signed in and approved without the session is the account’s, whose stored cart is empty then [ROLE-002]', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 1 })
  const lines = [{ productId: b12.id, quantity: 1 }]
  const { checkoutKey, settled } = newBuyer(demo)
  const ask = await asShopper(demo, shopper)
  const begun = { checkoutKey, lines, visit, expectedTotalCents: await totalCents(demo, lines) }
  const { body } = await ask('POST', '/api/orders', begun)
  expect(body).toMatchObject({ outcome: 'ready' })
  const started = { ...(body as Started), checkoutKey }
  await paypalOf(demo).approve(started.paypalOrderId, { email: 'paypal-account@example.com' })
  expect((await settled(started)).status).toBe('paid')
  expect((await booksOf(demo, started)).order).toMatchObject({
    status: 'paid',
    user_id: shopper.id,
    email: shopper.email,
  })
  await expectStored(demo, shopper, {})
})

test('whatever is sent as a cart: a refusal that names the field, and nothing changed', async ({ demo }) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 1 })
  const ask = await asShopper(demo, shopper)
  const good = { owner: shopper.id, lines: [{ productId: b12.id, quantity: 1 }], seen: [] }
  const line = (productId: unknown, amount: unknown) => ({
    ...good,
    lines: [{ productId, quantity: amount }],
  })
  const strange = [
    '',
    ' ',
    'x'.repeat(129),
    '\u0000',
    '💉',
    '\u202eb12',
    '<script>',
    "' or 1=1",
    7,
    null,
    {},
    [],
  ]
  const bad: [object | null | string, RegExp][] = [
    ...strange.map((id): [object, RegExp] => [line(id, 1), /^lines\.0\.productId/]),
    ...[0, -1, 21, 1.5, 1e21, '1', null, Number.NaN, {}].map((amount): [object, RegExp] => [
      line(b12.id, amount),
      /^lines\.0\.quantity/,
    ]),
    [{ ...good, lines: [...good.lines, ...good.lines] }, /^lines/],
    [
      { ...good, lines: Array.from({ length: 51 }, (_, n) => ({ productId: `p${n}`, quantity: 1 })) },
      /^lines/,
    ],
    [{ ...good, lines: 'b12' }, /^lines/],
    [{ ...good, seen: undefined }, /^seen/],
    [{ ...good, seen: [{ productId: 5, quantity: 1 }] }, /^seen\.0\.productId/],
    [{ ...good, owner: 'ana' }, /^owner/],
    [{ ...good, price: 1 }, /^price/],
    [{ ...good, lines: [{ productId: b12.id, quantity: 1, price: 0 }] }, /^lines\.0\.price/],
    [[], /^body/],
    [null, /^body/],
    ['text', /^body/],
  ]
  for (const [body, field] of bad) {
    const answer = await ask('PUT', '/api/cart', body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect((answer.body as { field: string }).field, JSON.stringify(body)).toMatch(field)
  }
  const unknown = await ask('PUT', '/api/cart', line('injection-never-was', 1))
  expect([unknown.status, unknown.body]).toEqual([
    409,
    expect.objectContaining({ error: 'unavailable', field: 'lines' }),
  ])
  expect((await ask('PUT', '/api/cart', good, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask('PUT', '/api/cart', good, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await ask('DELETE', '/api/cart')).status).toBe(405)
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })
})

test('forged and broken sessions are a guest’s', async ({ demo }) => {
  const ask = await asShopper(demo, null)
  for (const cookie of [
    'sb-127-auth-token=base64-bm9wZQ; signed_in=1',
    'sb-127-auth-token=%00; signed_in=1',
    `sb-127-auth-token=base64-${Buffer.from(JSON.stringify({ access_token: 'a.b.c', refresh_token: 'x' })).toString('base64url')}`,
  ])
    expect((await ask('GET', '/api/cart', undefined, { cookie })).status, cookie).toBe(401)
})

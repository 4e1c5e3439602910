import { b12, expectStored, storedCart, storeElsewhere, zinc } from '../../setup/account-cart'
import { eventually } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { asShopper, newShopper } from '../../setup/shopper'

test('what is unpublished is told as gone from a stored cart, which can be stored without it only', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  const content = contentOf(demo)
  const original = await content.published('injection-biotin')
  await storeElsewhere(demo, shopper, { 'injection-biotin': 1, [b12.id]: 1 })
  const ask = await asShopper(demo, shopper)
  const lines = [{ productId: b12.id, quantity: 1 }]
  const put = (more: typeof lines, seen: typeof lines) =>
    ask('PUT', '/api/cart', { owner: shopper.id, lines: [...lines, ...more], seen })
  const biotin = [{ productId: 'injection-biotin', quantity: 1 }]
  try {
    await content.unpublish('injection-biotin')
    await eventually(async () => (await demo.products('id=eq.injection-biotin'))[0]?.is_active).toBe(false)
    expect((await ask('GET', '/api/cart')).body).toMatchObject({
      items: [{ quantity: 1, product: { id: b12.id } }],
      gone: [{ id: 'injection-biotin', name: original?.name, quantity: 1 }],
    })
    const again = await put([{ productId: 'injection-biotin', quantity: 2 }], [...lines, ...biotin])
    expect(again).toMatchObject({ status: 409, body: { error: 'unavailable', field: 'lines' } })
    expect(await storedCart(demo, shopper)).toEqual({ 'injection-biotin': 1, [b12.id]: 1 })
    expect((await put([], [...lines, ...biotin])).status).toBe(200)
    await expectStored(demo, shopper, { [b12.id]: 1 })
  } finally {
    await content.publish('injection-biotin')
  }
  await eventually(async () => (await demo.products('id=eq.injection-biotin'))[0]?.is_active).toBe(true)
})

test('a stored cart is told at the price of today', async ({ demo }) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [zinc.id]: 1 })
  const ask = await asShopper(demo, shopper)
  const toldPrice = async () => {
    const { body } = await ask('GET', '/api/cart')
    return (body as { items: { product: { price: number } }[] }).items[0]?.product.price
  }
  expect(await toldPrice()).toBe(8)
  try {
    await contentOf(demo).publishPrice(zinc.id, 9.5)
    await eventually(toldPrice).toBe(9.5)
  } finally {
    await contentOf(demo).publishPrice(zinc.id, 8)
  }
  await eventually(toldPrice).toBe(8)
})

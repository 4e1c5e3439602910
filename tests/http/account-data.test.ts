import { expect, test } from '../setup/http-test'
import { ownOrder } from '../setup/own-order'
import { asShopper, newShopper } from '../setup/shopper'

test('without scripts the file comes as a download, too; a wrong password is said on a page', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  const order = await ownOrder(demo, shopper)
  const ask = await asShopper(demo, shopper)
  const post = (password: string) => ask('POST', '/api/account/export', new URLSearchParams({ password }))
  const wrong = await post('not my password')
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('This is not your current password.')
  const right = await post(shopper.password)
  expect(right.status).toBe(200)
  expect(right.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/)
  expect(right.headers.get('cache-control')).toBe('no-store')
  expect(right.body).toMatchObject({ orders: [{ id: order.orderId, buyer_name: 'Demo Buyer' }] })
})

test('the session of a deleted account opens nothing on another device', async ({ demo }) => {
  const shopper = await newShopper(demo)
  await ownOrder(demo, shopper)
  const [here, there] = [await asShopper(demo, shopper), await asShopper(demo, shopper)]
  const sure = { password: shopper.password, sure: 'yes' }
  expect((await here('POST', '/api/account/delete', sure)).status).toBe(200)
  expect((await there('POST', '/api/account/delete', sure)).status).toBe(401)
  expect((await there('POST', '/api/account/export', { password: shopper.password })).status).toBe(401)
  const page = await there('GET', '/account')
  expect(page.body).not.toContain(shopper.email)
})

test('odd input is refused with a sentence, never a 5xx', async ({ demo }) => {
  const shopper = await newShopper(demo)
  const ask = await asShopper(demo, shopper)
  for (const odd of ['', ' ', 'x'.repeat(81), 'a\u0000b', '\u202eevil', 7, null, ['Ana'], {}]) {
    const answer = await ask('POST', '/api/account/name', { firstName: odd, lastName: 'Ruiz' })
    expect(answer.status, JSON.stringify(odd)).toBe(400)
    expect(answer.body).toMatchObject({ field: 'firstName', message: expect.any(String) })
  }
  const extra = await ask('POST', '/api/account/name', { firstName: 'Ana', lastName: 'Ruiz', role: 'owner' })
  expect(extra.status).toBe(400)
  expect(
    (await ask('POST', '/api/account/delete', { password: shopper.password, sure: 'no' })).body,
  ).toMatchObject({
    field: 'sure',
  })
  const script = await ask('POST', '/api/account/name', {
    firstName: '<script>alert(1)</script>',
    lastName: '🙂',
  })
  expect(script.status).toBe(200)
  const page = await ask('GET', '/account')
  expect(page.body).not.toContain('<script>alert(1)')
})

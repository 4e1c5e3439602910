import { booksOf, eventually, mailboxOf } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { type Device, newDevice } from '../setup/device'
import { expect, test } from '../setup/http-test'
import { shownTo } from '../setup/own-page'
import { fetchPage, textsOf } from '../setup/page-facts'
import { type PaidOrder, paidOrder } from '../setup/paid-order'
import { sendPlainly, typedIn } from '../setup/plain-form'

const look = (device: Device, { ref, code }: Pick<PaidOrder, 'ref' | 'code'>) =>
  device.post('/api/account/orders/look', { ref, code })

/** The order's page after its number and code were given. */
async function shownOrder(demo: Demo, order: Pick<PaidOrder, 'ref' | 'code'>) {
  const device = newDevice(demo)
  const { status, text } = await look(device, order)
  expect(status, text).toBe(200)
  return shownTo(demo, device, '/order-status')
}

test('a guest sees what was ordered and what comes next, on a page that is kept and found nowhere [ERR-010] [ROLE-004]', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const { main, headers } = await shownOrder(demo, order)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(`Order #${order.ref}`)
  const table = main.getByRole('table').textContent
  expect(table).toContain('2 × Vitamin B12')
  expect(table).toContain('$26.00')
  expect(main.element.textContent).toContain('An exam comes first.')
  expect(main.getByText('Paid', { exact: true, selector: 'dd' })).toBeTruthy()
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a wrong number and a wrong code read the same; what is none is said at its field', async ({ demo }) => {
  const order = await paidOrder(demo)
  const device = newDevice(demo)
  const wrongCode = `${order.code.slice(0, 12)}${order.code.endsWith('a') ? 'b' : 'a'}`
  const wrong = await look(device, { ref: order.ref, code: wrongCode })
  expect(wrong.json?.message).toContain('We can’t find an order with this number and code.')
  expect(await look(device, { ref: '00000000', code: order.code })).toMatchObject({
    status: wrong.status,
    json: wrong.json,
  })
  expect((await look(device, { ref: '12', code: order.code })).json).toMatchObject({
    field: 'ref',
    message: expect.stringContaining('The order number has 8 letters and digits'),
  })
})

test('without scripts a wrong code is refused with what was typed, and the right one shows the order', async ({
  demo,
}) => {
  const { ref, code } = await paidOrder(demo)
  const asked = await fetchPage(demo, '/order-status')
  const form = 'form[aria-label="Find my order"]'
  const refused = await sendPlainly(demo, asked, form, { ref, code: 'aaaaaaaaaaaaa' })
  expect(textsOf(refused.main.getAllByRole('alert')).join()).toContain(
    'We can’t find an order with this number and code.',
  )
  expect(typedIn(refused, 'Order number')).toBe(ref)

  const device = newDevice(demo)
  const action = refused.document.querySelector('form')?.getAttribute('action') ?? ''
  const body = new URLSearchParams({ ref, code })
  const { status, headers } = await device.call('POST', action, { body })
  expect([status, headers.get('location')]).toEqual([303, '/order-status'])
  const { main } = await shownTo(demo, device, '/order-status')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(`Order #${ref}`)
})

test('the receipt says where the order can be seen, and its code opens it', async ({ demo }) => {
  const order = await paidOrder(demo)
  const receipts = async () =>
    (await mailboxOf(demo, order.email)).filter(({ subject }) => subject.startsWith('Your receipt'))
  await eventually(async () => (await receipts()).length).toBe(1)
  const [receipt] = await receipts()
  expect(receipt?.text).toContain('/order-status')
  expect(receipt?.text).toContain('good faith exam')
  const code = /Your access code: (\S{13})/.exec(receipt?.text ?? '')?.[1] ?? ''
  expect(receipt?.text).not.toMatch(new RegExp(`https?:\\S*${code}`))
  const { main } = await shownOrder(demo, { ref: order.ref, code })
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(`Order #${order.ref}`)
})

test('a refund shows on the order', async ({ demo }) => {
  const order = await paidOrder(demo)
  await paypalOf(demo).control(`orders/${order.paypalOrderId}/refund`, { value: '10.00' })
  await eventually(async () => (await booksOf(demo, order)).order?.status).toBe('partially_refunded')
  const { main } = await shownOrder(demo, order)
  expect(main.element.textContent).toContain('Partly refunded')
  expect(main.element.textContent).toContain('$10.00 was refunded')
})

test('guessing a code is stopped, for this order and this network', async ({ demo }) => {
  const order = await paidOrder(demo)
  const [guesser, owner] = [newDevice(demo), newDevice(demo)]
  const guesses: number[] = []
  for (let n = 0; n < 12; n += 1)
    guesses.push((await look(guesser, { ref: order.ref, code: 'aaaaaaaaaaaaa' })).status)
  expect(guesses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(guesses.slice(10)).toEqual([429, 429])
  expect((await look(guesser, order)).status).toBe(429)
  expect((await look(owner, order)).status).toBe(200)
})

test('a pass of another making opens nothing', async ({ demo }) => {
  const order = await paidOrder(demo)
  const device = newDevice(demo)
  const until = Math.floor(Date.now() / 1000) + 600
  device.cookies.set('order_pass', `${order.orderId}.${until}.${'A'.repeat(43)}`)
  const { main } = await shownTo(demo, device, '/order-status')
  expect(main.getByRole('form', { name: 'Find my order' })).toBeTruthy()
  expect(main.element.textContent).not.toContain(order.ref)
})

import { booksOf, eventually, newBuyer, runJobs } from '../../setup/buyer'
import { paypalOf } from '../../setup/demo-paypal'
import { expect, testAlone as test } from '../../setup/http-test'

/**
 * The failure cases of docs/contracts/payments.md A5, by their numbers, over HTTP against the production build: what
 * PayPal tells, and does not tell, by webhook.
 */
const two = (productId: string) => ({ productId, quantity: 2 })
const one = (productId: string) => ({ productId, quantity: 1 })

test.afterEach(async ({ demo }) => {
  await paypalOf(demo).clearFaults()
  await paypalOf(demo).webhooks('on')
})

test('A5 case 8: messages twice and out of order change nothing', async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('out-of-order')
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect(['paid', 'confirming']).toContain((await buyer.settle(started)).body.status)
  await eventually(async () => (await buyer.state(started)).status).toBe('paid')
  await paypal.webhooks('duplicate')
  await runJobs(demo)
  const { mailKinds, attempts } = await booksOf(demo, started)
  expect(mailKinds).toEqual(['exam_needed', 'order_receipt', 'staff_order'])
  expect(attempts).toMatchObject([{ status: 'captured' }])
})

test('A5 case 8: a forged message is refused and moves nothing', async ({ demo }) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  const forged = JSON.stringify({
    id: 'WH-FORGED',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id: 'FORGED',
      custom_id: started.orderId,
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '13.00' },
    },
  })
  const headers = Object.fromEntries(
    ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
      `paypal-${name}`,
      'https://api.paypal.com/forged',
    ]),
  )
  const send = (extra: Record<string, string>, body = forged) =>
    fetch(`${demo.ownUrl}/api/paypal/webhook`, { method: 'POST', body, headers: extra })
  expect((await send(headers)).status).toBe(400)
  expect((await send({})).status).toBe(400)
  expect((await send(headers, 'not json')).status).toBe(400)
  expect((await send(headers, '[]')).status).toBe(400)
  expect((await buyer.state(started)).status).toBe('pending')
  expect(await demo.rows('paypal_events', 'event_id=eq.WH-FORGED')).toEqual([])
})

test('A5 case 8: a message about an order that is not ours is kept for a person and answered 200', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const { status } = await paypal.control('events', {
    event: {
      id: 'WH-STRANGER',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: '00000000000000000', status: 'APPROVED' },
    },
  })
  expect(status).toBe(200)
  await eventually(async () =>
    (await demo.rows('paypal_events', 'problem=not.is.null&select=problem')).map(({ problem }) => problem),
  ).toContain('it names an order that is not ours')
})

test('A5 case 8: a refund made at PayPal shows on the order', async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(two('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('paid')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, { value: '10.00' })
  await eventually(async () => (await buyer.state(started)).status).toBe('partially_refunded')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, {})
  await eventually(async () => (await buyer.state(started)).status).toBe('refunded')
})

test('A5 case 8: a message that never came is found in PayPal’s own list', async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('paid')
  await paypal.webhooks('off')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, {})
  await runJobs(demo)
  expect((await buyer.state(started)).status).toBe('refunded')
})

test('A5 case 8: a capture is told while PayPal does not tell of its order: the money counts all the same', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.webhooks('off')
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { dropAfterCommit: true })
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settle(started)).body.status).toBe('confirming')
  await paypal.fault({ path: '^.*/v2/checkout/orders/', method: 'GET' }, { status: 404 })
  await runJobs(demo)
  // The site's own sweep may have been at it already.
  await eventually(async () => (await buyer.state(started)).status).toBe('paid')
})

test('A5 case 8: money that belongs to no order is told to the clinic, once', async ({ demo }) => {
  const event = {
    id: 'WH-NOBODYS',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    create_time: new Date(0).toISOString(),
    resource: { id: '0'.repeat(17) },
  }
  for (let n = 0; n < 2; n += 1) expect((await paypalOf(demo).control('events', { event })).status).toBe(200)
  const told = async () =>
    (await demo.rows('mail_outbox', 'kind=eq.staff_event&data->>event=eq.WH-NOBODYS')).map(
      ({ status }) => status,
    )
  await eventually(told).toEqual(['sent'])
})

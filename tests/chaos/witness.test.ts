import { expect, test } from 'vitest'
import { createWitness } from './witness.ts'

test('keeps what was acknowledged, once, and nothing that was refused', () => {
  const witness = createWitness()
  const capture = JSON.stringify({ purchase_units: [{ payments: { captures: [{ id: 'C1' }] } }] })
  witness.hear('place-order', 200, '{"outcome":"ready","order_id":"o1"}')
  witness.hear('place-order', 200, '{"outcome":"ready", "order_id": "o1"}')
  witness.hear('paypal-create', 201, '{"id":"P1"}')
  witness.hear('paypal-create', 503, 'not JSON')
  witness.hear('paypal-capture', 201, capture)
  witness.hear('paypal-capture', 422, '{"name":"UNPROCESSABLE_ENTITY"}')
  witness.hear('paypal-read', 200, '{"id":"P2"}')
  expect(witness).toMatchObject({ orders: ['o1'], paypalOrders: ['P1'], captures: ['C1'], mails: [] })
})

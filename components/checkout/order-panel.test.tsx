import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { OrderPanel } from './order-panel'

const order: OrderState = {
  orderId: '0b9f2c7e-1111-4222-8333-444455556666',
  ref: '0b9f2c7e',
  status: 'paid',
  message: 'PayPal is still checking the payment.',
  totalCents: 26_00,
  discountCents: 0,
  giftCents: 0,
  gifts: [],
  isGuest: true,
}

const drawn = (status: OrderState['status'], more: Partial<OrderState> = {}) =>
  renderToStaticMarkup(
    <OrderPanel
      phase={{ name: 'done', order: { ...order, ...more, status } }}
      phone={null}
      onClose={() => undefined}
    />,
  )

test.each(['in_review', 'needs_attention'] as const)('an order that is %s is not called paid', (status) => {
  expect(drawn(status)).toContain('>We have your order</h3><p>PayPal is still checking the payment.</p>')
  expect(drawn(status)).not.toMatch(/paid|Thank you/i)
  expect(drawn('paid')).toContain('>Thank you. Your order is paid.</h3>')
})

test('what a code took off is told beside what was paid, and nothing where there was none', () => {
  const paid = drawn('paid', { totalCents: 34_75, discountCents: 3_25 })
  expect(paid).toMatch(/>\$34\.75<.*>\$3\.25 off with your code</)
  expect(drawn('paid')).not.toContain('off with your code')
})

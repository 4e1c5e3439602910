import { expect, test, vi } from 'vitest'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { PayPalUnclear } from '@/lib/shop/payments/server/ask-paypal'
import { answerNotStarted } from './not-started'
import { OutcomeUnknown } from './start'

vi.mock('./start', () => ({ OutcomeUnknown: class extends Error {} }))

const told = async (error: unknown, expectedTotalCents: number) => {
  const answer = answerNotStarted(error, { expectedTotalCents })
  return [answer.status, await answer.json()]
}

test('where a gift card pays all of it no failure is told as one: placing the order is paying it', async () => {
  for (const error of [new Error('the connection died'), new OutcomeUnknown('x'), 'anything'])
    expect(await told(error, 0)).toEqual([503, { error: 'not_known', message: placingSentence }])
})

test('where PayPal is to be asked nothing was charged, unless an earlier payment is under way', async () => {
  expect(await told(new Error('the connection died'), 1)).toMatchObject([503, { error: 'not_saved' }])
  expect(await told(new PayPalUnclear('slow'), 1)).toMatchObject([503, { error: 'payment_unavailable' }])
  expect(await told(new OutcomeUnknown('x'), 1)).toMatchObject([
    503,
    { error: 'not_known', message: expect.stringContaining('don’t pay again') },
  ])
})

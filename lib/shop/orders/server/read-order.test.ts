import { expect, test } from 'vitest'
import type { ExamState } from '@/lib/care/clearances/shared'
import { type Audience, rights, viewFor } from '@/lib/shop/orders/shared/order'
import { orderOf, type StoredOrder } from './read-order'

const at = '2026-11-24 10:00:00.5+00'
const stored: StoredOrder = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  user_id: 'the account',
  status: 'partially_refunded',
  email: 'the buyer’s address',
  is_email_known: true,
  total_amount: 85.1,
  travel_fee: 25,
  discount_amount: 0,
  visit_area: 'Mesa',
  visit_zip: 'the ZIP code',
  phone: 'the phone number',
  time_chosen_at: at,
  access_token: 'the access token',
  attention: 'why to look',
  created_at: at,
  paid_at: at,
  fulfilled_at: at,
  fulfilled_by: 'the nurse’s address',
  order_items: [{ product_id: 'b12', name: 'Vitamin B12', quantity: 3, price: 13.1, is_exam_required: true }],
  exam_checks: { ticked_by: 'the clinician’s address', ticked_at: at },
  gift_cards: [
    {
      id: 'card',
      title: 'Starter',
      value: 25,
      price: 20.8,
      recipient_name: 'Sam',
      deliver_on: null,
      status: 'delivered',
    },
  ],
  gift_card_uses: { amount: 10.05, state: 'taken' },
  gift_card_entries: [
    {
      position: 2,
      kind: 'refund',
      key: 'refund:1',
      amount: 4,
      by: 'the desk’s address',
      note: 'the desk’s reason',
      at,
    },
    { position: 1, kind: 'redeem', key: 'redeem:1', amount: -10.05, by: null, note: null, at },
  ],
  refund_requests: [
    {
      id: 'asked',
      amount: 5,
      status: 'refused',
      paypal_refund_id: null,
      problem: 'why it was refused',
      reason: 'the desk’s reason',
      requested_by: 'the desk’s address',
      created_at: at,
    },
  ],
  payment_attempts: [
    {
      seq: 1,
      status: 'captured',
      problem: 'how it ended',
      shortage: null,
      paypal_order_id: 'PayPal’s order',
      payment_captures: [
        {
          refunds: [
            { paypal_refund_id: 'PayPal’s refund', amount: 5.5, status: 'COMPLETED', created_at: at },
          ],
        },
      ],
    },
  ],
}
const exams: ExamState[] = [
  {
    group: 'injections',
    lastId: 'the decision',
    outcome: 'more_needed',
    validUntil: null,
    isCleared: false,
    isOpen: false,
  },
]
const order = orderOf(stored, exams)

const amongColleagues = [
  'why to look',
  'the nurse’s address',
  'the clinician’s address',
  'the desk’s address',
  'the desk’s reason',
  'why it was refused',
  'PayPal’s order',
  'PayPal’s refund',
]
const hidden: [Audience, string[]][] = [
  ['buyer', [...amongColleagues, 'the access token', 'how it ended']],
  ['checkout', [...amongColleagues, 'the buyer’s address']],
  ['mail', [...amongColleagues, 'the buyer’s address', 'the account', 'how it ended']],
  ['staff', ['the access token', 'the account']],
]
test.each(hidden)('the %s of an order is not told what is not theirs [ERR-010]', (who, words) => {
  const told = JSON.stringify(viewFor(who, order))
  expect(words.filter((word) => told.includes(word))).toEqual([])
  expect(words.filter((word) => !JSON.stringify(stored).includes(word))).toEqual([])
})

test('a buyer is told nothing of an order beyond this: what is new is hidden until somebody decides', () => {
  const kept = Object.keys(order).filter((field) => !(rights.buyer as readonly string[]).includes(field))
  expect(kept.toSorted()).toEqual([
    'accessToken',
    'attention',
    'exam',
    'exams',
    'fulfilled',
    'fulfilledAt',
    'giftShareCents',
    'gifts',
    'isGuest',
    'isRefundUnderWay',
    'lastTry',
    'needsExam',
    'paypalOrders',
    'phone',
    'refundLog',
    'status',
    'visitZip',
  ])
})

test('dollars become integer cents, products and gift cards one list, refunds of every kind one by one', () => {
  expect(order).toMatchObject({
    totalCents: 8510,
    giftCents: 1005,
    isGift: false,
    items: [
      { name: 'Vitamin B12', quantity: 3, cents: 3930, needsExam: true },
      { name: 'Gift card for Sam', quantity: 1, cents: 2080, needsExam: false },
    ],
    refunds: [
      { cents: 550, isDone: true },
      { cents: 400, isDone: true },
    ],
  })
  expect(order.refundLog.map(({ id, status }) => [id, status])).toEqual([
    ['asked', 'refused'],
    ['PayPal’s refund', 'done'],
    ['1', 'done'],
  ])
})

test('what a card does not pay yet is only its share; a payment under way is confirming', () => {
  const pending = orderOf(
    {
      ...stored,
      status: 'pending',
      gift_card_uses: { amount: 10.05, state: 'held' },
      payment_attempts: [
        {
          seq: 1,
          status: 'superseded',
          problem: null,
          shortage: null,
          paypal_order_id: null,
          payment_captures: [],
        },
        {
          seq: 2,
          status: 'capturing',
          problem: null,
          shortage: null,
          paypal_order_id: 'P',
          payment_captures: [],
        },
      ],
    },
    [],
  )
  expect(pending).toMatchObject({ state: 'confirming', giftCents: 0, giftShareCents: 1005, paypalOrders: [] })
})

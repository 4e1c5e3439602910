import { describe, expect, test } from 'vitest'
import type { Answer, BuyerRecord, Evidence } from './evidence.ts'
import { judge } from './judge.ts'

const order = '0a1b2c3d-0000-4000-8000-000000000001'
const paidAt = 1_000

const answer = (over: Partial<Answer>): Answer => ({
  at: 2_000,
  asked: 'look',
  status: 200,
  body: {},
  ...over,
})

const buyer = (over: Partial<BuyerRecord> = {}): BuyerRecord => ({
  name: 'buyer 1',
  email: 'buyer-1@example.com',
  point: 'after paypal-capture',
  orderId: order,
  acts: [100, 900],
  answers: [answer({ body: { status: 'paid' } })],
  gifts: 0,
  stays: true,
  ...over,
})

/** One buyer who paid two units for $26.00, told by every book. */
function goodBooks(): Evidence {
  return {
    paypal: {
      orders: [{ id: 'PAYPALORDER', status: 'COMPLETED', orderId: order }],
      captures: [
        {
          id: 'CAPTURE',
          paypalOrderId: 'PAYPALORDER',
          orderId: order,
          status: 'COMPLETED',
          cents: 2600,
          at: paidAt,
        },
      ],
    },
    shop: {
      orders: [
        { id: order, status: 'paid', cents: 2600, email: 'buyer-1@example.com', paypalPaymentId: 'CAPTURE' },
      ],
      attempts: [{ id: 'attempt', orderId: order, status: 'captured', paypalOrderId: 'PAYPALORDER' }],
      items: [{ orderId: order, productId: 'b12', quantity: 2 }],
      holds: [{ orderId: order, productId: 'b12', quantity: 2, state: 'sold' }],
      unsent: [],
    },
    discounts: {
      uses: [],
      orders: [{ id: order, status: 'paid', totalCents: 2600, discountCents: 0, wholeCents: 2600 }],
    },
    mails: [
      {
        messageId: 'a',
        to: ['buyer-1@example.com'],
        subject: 'Your receipt, order #0a1b2c3d',
        deliveries: 1,
      },
      {
        messageId: 'exam',
        to: ['buyer-1@example.com'],
        subject: 'One more step for your order #0a1b2c3d',
        deliveries: 1,
      },
      {
        messageId: 'b',
        to: ['clinic@example.com'],
        subject: 'Order #0a1b2c3d is paid: $26.00',
        deliveries: 3,
      },
    ],
    gifts: { cards: [], entries: [], uses: [] },
    desk: [],
    buyers: [buyer()],
    shelfBefore: { b12: 100 },
    shelfAfter: { b12: 98 },
    shelfErrors: [],
    acknowledged: {
      orders: [order],
      paypalOrders: ['PAYPALORDER'],
      captures: ['CAPTURE'],
      mails: ['a', 'b'],
    },
    troubles: [],
  }
}

/** What the judge says after one thing in good books was changed. */
function judged(change: (books: Evidence) => void): string[] {
  const books = goodBooks()
  change(books)
  return judge(books)
}

const [capture] = goodBooks().paypal.captures
const [receipt, , notice] = goodBooks().mails
if (!capture || !receipt || !notice) throw new Error('The books lack what the tests copy.')

test('books that agree break no rule, also when a mail was handed in three times', () => {
  expect(judge(goodBooks())).toEqual([])
})

test('a violation names order, buyer and kill point', () => {
  expect(judged(({ shop }) => Object.assign(shop.orders[0] ?? {}, { cents: 2700 }))).toEqual([
    `Order ${order} (buyer 1, killed after paypal-capture): PayPal took $26.00, the order says $27.00`,
  ])
})

const broken: [rule: string, change: (books: Evidence) => void, says: RegExp][] = [
  ['money for no order', ({ shop }) => void shop.orders.pop(), /for no order of ours/],
  [
    'money for an unpaid order',
    ({ shop }) => set(shop.orders[0], { status: 'expired' }),
    /the order is expired/,
  ],
  ['a second capture', ({ paypal }) => void paypal.captures.push({ ...capture, id: 'TWO' }), /money 2 times/],
  [
    'paid without money',
    ({ paypal }) => set(paypal.captures[0], { status: 'DECLINED' }),
    /PayPal took nothing/,
  ],
  ['another payment id', ({ shop }) => set(shop.orders[0], { paypalPaymentId: 'X' }), /names the payment X/],
  ['an order left pending', ({ shop }) => set(shop.orders[0], { status: 'pending' }), /it is still pending/],
  ['an attempt left open', ({ shop }) => set(shop.attempts[0], { status: 'capturing' }), /still capturing/],
  ['an approval left alone', ({ paypal }) => set(paypal.orders[0], { status: 'APPROVED' }), /never captured/],
  ['an order at PayPal nobody knows', ({ shop }) => void shop.attempts.pop(), /which no attempt knows/],
  ['no receipt', ({ mails }) => void mails.shift(), /0 receipts/],
  ['two receipts', ({ mails }) => void mails.push({ ...receipt, messageId: 'c' }), /2 receipts/],
  [
    'a receipt for nobody else',
    ({ mails }) => set(mails[0], { to: ['x@example.com'] }),
    /went to x@example.com/,
  ],
  ['no mail about the exam', ({ mails }) => void mails.splice(1, 1), /0 mails about the exam/],
  ['no staff notice', ({ mails }) => void mails.pop(), /0 staff notices/],
  [
    'a mail of refusal',
    ({ mails }) => void mails.push({ ...notice, subject: 'Order #0a1b2c3d was not paid' }),
    /was not paid/,
  ],
  [
    'a unit lost',
    ({ shelfAfter }) => set(shelfAfter, { b12: 97 }),
    /2 were sold and 0 are held, and 97 are left/,
  ],
  ['a stock past its ledger', ({ shelfErrors }) => void shelfErrors.push('b12'), /not what its ledger says/],
  [
    'a shelf below zero',
    (books) => {
      books.shelfBefore = { b12: 1 }
      books.shelfAfter = { b12: -1 }
    },
    /has -1 units/,
  ],
  [
    'an order that was acknowledged and is gone',
    ({ acknowledged }) => void acknowledged.orders.push('gone'),
    /the order gone was acknowledged and is forgotten/,
  ],
  [
    'an order at PayPal that is gone',
    ({ acknowledged }) => void acknowledged.paypalOrders.push('GONE'),
    /PayPal’s order GONE was acknowledged/,
  ],
  [
    'a payment that PayPal forgot',
    ({ acknowledged }) => void acknowledged.captures.push('GONE'),
    /PayPal’s payment GONE was acknowledged/,
  ],
  [
    'a mail that was taken and is gone',
    ({ acknowledged }) => void acknowledged.mails.push('gone'),
    /the mail gone was acknowledged/,
  ],
  ['a site that died too', ({ troubles }) => void troubles.push('The site died.'), /^The site died/],
  [
    'a mail that was given up',
    ({ shop }) =>
      void shop.unsent.push({
        id: 'm',
        kind: 'order_receipt',
        orderId: order,
        status: 'failed',
        error: '550',
      }),
    /order_receipt\) is failed: 550/,
  ],
]

describe('every rule can be broken', () => {
  test.each(broken)('%s', (_rule, change, says) => {
    expect(judged(change)).toContainEqual(expect.stringMatching(says))
  })
})

describe('what buyers were told', () => {
  const failure = { status: 'cancelled', message: 'The order was canceled. Nothing was charged.' }
  const told = (answers: Answer[], over: Partial<BuyerRecord> = {}) =>
    judged((books) => {
      books.buyers = [buyer({ ...over, answers: [...answers, answer({ body: { status: 'paid' } })] })]
    })

  test('a failure after the money moved', () => {
    expect(told([answer({ at: 1_500, body: failure })])).toContainEqual(expect.stringMatching(/was told/))
  })

  test('a failure before money that moved without another press', () => {
    expect(told([answer({ at: 950, body: failure })])).toContainEqual(expect.stringMatching(/was told/))
  })

  test('a failure is true when the buyer pressed again before the money moved', () => {
    expect(told([answer({ at: 500, body: failure })])).toEqual([])
  })

  test('a reason alone is a failure, and so is "nothing was charged" from a server in trouble', () => {
    const wrong = expect.stringMatching(/was told/)
    expect(told([answer({ body: { status: 'pending', reason: 'declined' } })])).toContainEqual(wrong)
    const unavailable = { error: 'not_saved', message: 'The order could not be saved. Nothing was charged.' }
    expect(told([answer({ status: 503, body: unavailable })])).toContainEqual(wrong)
  })

  test('"confirming" and no answer at all are no failures', () => {
    expect(told([answer({ body: { status: 'confirming' } }), answer({ status: null })])).toEqual([])
  })

  test('an answer a person can do nothing with', () => {
    expect(told([answer({ status: 500 })])).toContainEqual(expect.stringMatching(/was answered 500/))
  })

  test('who stays learns the truth; who left need not', () => {
    const answers = [answer({ body: { status: 'confirming' } })]
    const say = (stays: boolean) => judged(({ buyers }) => set(buyers[0], { stays, answers }))
    expect(say(true)).toContainEqual(expect.stringMatching(/last told 'confirming', the order is paid/))
    expect(say(false)).toEqual([])
  })
})

function set<T extends object>(target: T | undefined, values: Partial<T>): void {
  if (!target) throw new Error('There is nothing to change.')
  Object.assign(target, values)
}

describe('gift cards', () => {
  const card = {
    id: 'card',
    orderId: order,
    status: 'delivered',
    valueCents: 2500,
    balanceCents: 1800,
    recipientEmail: 'friend@example.com',
  }
  /** One card is bought with the order; $5 of another order were paid with it, and $2 at the desk. */
  const withCard = (change: (books: Evidence) => void) =>
    judged((books) => {
      const [first] = books.shop.orders
      if (!first) throw new Error('The books have no order.')
      books.buyers = [buyer({ gifts: 1 })]
      books.shop.orders.push({ ...first, id: 'whole', cents: 0, paypalPaymentId: null })
      books.mails.push(
        { messageId: 'c', to: ['friend@example.com'], subject: 'A gift card for you', deliveries: 1 },
        { ...notice, messageId: 'e', subject: 'Order #whole is paid: $5.00' },
      )
      books.gifts = {
        cards: [{ ...card }],
        entries: [
          { cardId: 'card', kind: 'issue', cents: 2500, orderId: order, key: 'issue:card' },
          { cardId: 'card', kind: 'redeem', cents: -500, orderId: 'whole', key: 'redeem:whole' },
          { cardId: 'card', kind: 'redeem', cents: -200, orderId: null, key: 'desk:key' },
        ],
        uses: [{ orderId: 'whole', cardId: 'card', cents: 500, state: 'taken' }],
      }
      books.desk = [{ key: 'key', cents: 200 }]
      change(books)
    })

  test('books that agree break no rule', () => expect(withCard(() => undefined)).toEqual([]))

  const broken: [rule: string, change: (books: Evidence) => void, says: RegExp][] = [
    [
      'a paid card that is not there',
      ({ gifts }) => void gifts.cards.pop(),
      /1 gift cards are paid, 0 exist/,
    ],
    ['a card never issued', ({ gifts }) => void gifts.entries.shift(), /issued 0 times/],
    [
      'a card issued twice',
      ({ gifts }) => void gifts.entries.push({ ...gifts.entries[0], key: 'again' } as never),
      /issued 2 times/,
    ],
    ['a card left pending', ({ gifts }) => set(gifts.cards[0], { status: 'pending' }), /is paid and pending/],
    [
      'a balance that is no sum',
      ({ gifts }) => set(gifts.cards[0], { balanceCents: 1900 }),
      /entries are 1800/,
    ],
    [
      'a code mailed twice',
      ({ mails }) => void mails.push({ ...mails[3], messageId: 'f' } as never),
      /mailed 2 times/,
    ],
    ['a cent not taken', ({ gifts }) => void gifts.entries.splice(1, 1), /0 were taken in 0 redemptions/],
    ['money held for ever', ({ gifts }) => set(gifts.uses[0], { state: 'held' }), /part is held/],
    [
      'a redemption lost',
      ({ gifts }) => void gifts.entries.pop(),
      /200 cents were redeemed at the desk, and 0/,
    ],
    ['a redemption of nobody', (books) => void books.desk.pop(), /redeemed by nobody/],
  ]
  test.each(broken)('%s is told', (_rule, change, says) => expect(withCard(change).join('\n')).toMatch(says))
})

describe('discount codes', () => {
  const withCode = (change: (books: Evidence['discounts']) => void) => {
    const books = goodBooks()
    books.discounts = {
      uses: [{ code: 'OCO-7KQ4-MX', maxUses: 1, orderId: order, cents: 260 }],
      orders: [{ id: order, status: 'paid', totalCents: 2600, discountCents: 260, wholeCents: 2860 }],
    }
    change(books.discounts)
    return judge(books)
  }

  test('books that agree break no rule', () => expect(withCode(() => undefined)).toEqual([]))

  const broken: [rule: string, change: (books: Evidence['discounts']) => void, says: RegExp][] = [
    ['a discount of no code', ({ uses }) => void uses.pop(), /codes take 0 cents off, its books say 260/],
    [
      'a total that is no sum',
      ({ orders }) => void Object.assign(orders[0] ?? {}, { totalCents: 2599 }),
      /2860 less 260 cents are not its total 2599/,
    ],
    [
      'a code used twice',
      ({ uses, orders }) => {
        uses.push({ code: 'OCO-7KQ4-MX', maxUses: 1, orderId: 'b', cents: 100 })
        orders.push({ id: 'b', status: 'paid', totalCents: 900, discountCents: 100, wholeCents: 1000 })
      },
      /was used 2 times/,
    ],
  ]
  test.each(broken)('%s is told', (_rule, change, says) => expect(withCode(change).join('\n')).toMatch(says))
})

import { expect, test } from 'vitest'
import type { OrderState, OrderStatus } from '@/lib/shop/orders/shared/order-state'
import { atRest, type CheckoutEffect, type CheckoutEvent, nextPhase, type Phase } from './machine'

const orderId = '0b9f2c7e-1111-4222-8333-444455556666'
const order = (status: OrderStatus, more: Partial<OrderState> = {}): OrderState => ({
  orderId,
  ref: '0b9f2c7e',
  status,
  totalCents: 26_00,
  discountCents: 0,
  giftCents: 0,
  gifts: [],
  isGuest: false,
  ...more,
})
const placed = { key: 'key', orderId, paypalOrderId: 'PAYPAL1', contents: { lines: [], gifts: [] } }
const card = {
  code: 'OCO',
  balanceCents: 50_00,
  heldCents: 0,
  valueCents: 50_00,
  endsWith: 'HWVC',
  status: 'delivered' as const,
}

const discount = {
  code: 'OCO-7KQ4-MX',
  name: 'First-visit discount',
  effect: { kind: 'percent' as const, percent: 25 },
  productIds: null,
  minimumCents: 0,
  isCombinable: false,
}

const phases: { [Name in Phase['name']]: Extract<Phase, { name: Name }> } = {
  idle: { name: 'idle', words: { text: 'Said before.', isProblem: false } },
  approving: { name: 'approving' },
  checking: { name: 'checking' },
  placing: { name: 'placing' },
  processing: { name: 'processing' },
  confirming: { name: 'confirming', orderId: 'another', ref: 'another' },
  done: { name: 'done', order: order('paid', { orderId: 'another' }) },
}

const visit = { zip: '85201', phone: '480', area: 'Mesa', time: null, feeCents: 25_00 }

/** Every event, and where what follows depends on more than its name, every kind of it. */
const events = {
  pressed: [{}],
  placed: [{}],
  cardNamed: [{ card }, { card: null }],
  discountsNamed: [{ discounts: [discount] }],
  drawerClosed: [{}],
  orderClosed: [{}],
  returned: [{}],
  signedOut: [{}],
  approved: [{ paypalOrderId: 'PAYPAL1' }],
  windowClosed: [{}],
  windowFailed: [{ isBlocked: false }, { isBlocked: true }],
  ready: [{ order: placed }],
  notCovered: [{ order: placed }],
  refused: [
    { answer: { outcome: 'refused', error: 'not_saved', message: 'Not saved.' } },
    { answer: { outcome: 'refused', error: 'payment_unavailable', message: 'No PayPal.' } },
    { answer: { outcome: 'refused', error: 'not_known', message: 'Not known.' } },
    { answer: { outcome: 'changed', message: 'Changed.', presets: null, giftBalanceCents: 5, visit } },
    { answer: { outcome: 'visit_refused', field: 'zip', message: 'Too far.', isOutside: true } },
    { answer: { outcome: 'gift_refused', giftKey: 'gift', field: 'recipientName', message: 'No name.' } },
    { answer: { outcome: 'gift_code_refused', message: 'Empty.' } },
    { answer: { outcome: 'discount_refused', code: 'OCO-7KQ4-MX', message: 'Used.' } },
  ],
  orderKnown: [
    { order: order('paid') },
    { order: order('in_review') },
    { order: order('confirming') },
    { order: order('pending', { reason: 'declined', message: 'Declined.' }) },
    { order: order('pending', { reason: 'refused', message: 'Refused.' }) },
    { order: order('pending', { reason: 'out_of_stock', message: 'Sold out.' }) },
    { order: order('expired', { reason: 'gift_card_empty', message: 'Spent.' }) },
    { order: order('expired', { reason: 'code_used', message: 'Gone.' }) },
    { order: order('cancelled') },
  ],
  orderUnclear: [{ orderId }],
  unpaid: [{ why: 'closed' }, { why: 'failed' }],
  orderLost: [{}],
  found: [{ order: order('paid') }, { order: order('confirming') }],
} satisfies { [Name in CheckoutEvent['name']]: Omit<Extract<CheckoutEvent, { name: Name }>, 'name'>[] }

/** Where an event of this kind leads, and what is done, in this order; `=` is the phase as it was. */
type Row = { [Name in keyof typeof events]: string[] }

const blocked =
  '“Your browser blocked PayPal’s window. Allow pop-ups for this page in the address bar, then press the button again.”!'
const paid = 'done: stopFollowing, takePaidOut, payWith nothing, discount nothing, tellPaid'
const confirming = `confirming ${orderId}: follow ${orderId}`
const orderTrouble = 'tellTrouble There was an issue processing your order. Please try again.'
const payPalTrouble = 'tellTrouble There was an issue with PayPal. Please try again.'

/** What is heard of an order counts, whenever it is heard. */
const heard = {
  cardNamed: ['=: payWith HWVC', '=: payWith nothing'],
  discountsNamed: ['=: discount OCO-7KQ4-MX'],
  signedOut: ['idle'],
  approved: ['processing: settle PAYPAL1'],
  ready: ['=: recordOrder true'],
  notCovered: [
    'idle “Your gift card doesn’t cover all of this. Please pay the rest with PayPal.”!: recordOrder false',
  ],
  refused: [
    `idle “Not saved.”!: ${orderTrouble}`,
    `idle “No PayPal.”!: ${payPalTrouble}`,
    'idle “Not known.”!',
    'idle “Changed.”!: renewGifts nothing 5, renewVisit, refreshCart true',
    'idle “Too far.”!: markVisit',
    'idle “No name.”!: markGift gift',
    'idle “Empty.”!: payWith nothing',
    'idle “Used.”!: dropDiscount OCO-7KQ4-MX',
  ],
  orderKnown: [
    paid,
    paid,
    confirming,
    `idle “Declined.”!: stopFollowing, ${orderTrouble}`,
    `idle “Refused.”!: stopFollowing, ${orderTrouble}`,
    'idle “Sold out.”!: stopFollowing, refreshCart false',
    `idle “Spent.”!: stopFollowing, forgetOrder ${orderId}, payWith nothing`,
    `idle “Gone.”!: stopFollowing, forgetOrder ${orderId}, discount nothing`,
    `idle “This order was not paid. Nothing was charged.”!: stopFollowing, forgetOrder ${orderId}`,
  ],
  orderUnclear: [confirming],
  unpaid: [
    'idle “Payment canceled. Nothing was charged.”',
    `idle “PayPal reported a problem. Nothing was charged.”!: ${payPalTrouble}`,
  ],
  orderLost: ['idle “We lost track of this order. Please call us before you pay again.”!'],
} satisfies Partial<Row>

/** Nothing is begun while somebody waits for an answer. */
const waiting: Row = {
  ...heard,
  pressed: ['='],
  placed: ['='],
  drawerClosed: ['='],
  orderClosed: ['='],
  returned: ['='],
  windowClosed: ['='],
  windowFailed: ['=', '='],
  found: ['=', '='],
}

/** Money is on its way, or has arrived: a press that is refused late changes nothing. */
const paying: Row = { ...waiting, refused: events.refused.map(() => '=') }

const expected: { [Name in Phase['name']]: Row } = {
  idle: {
    ...heard,
    pressed: ['approving: markGift nothing, startOrder'],
    placed: ['placing: markGift nothing, placeOrder'],
    cardNamed: ['idle: payWith HWVC', '=: payWith nothing'],
    discountsNamed: ['idle: discount OCO-7KQ4-MX'],
    drawerClosed: ['idle'],
    orderClosed: ['='],
    returned: ['=: askUnfinished'],
    windowClosed: ['='],
    windowFailed: ['=', '='],
    found: [paid, confirming],
  },
  approving: {
    ...heard,
    pressed: ['approving: markGift nothing, startOrder'],
    placed: ['='],
    drawerClosed: ['idle'],
    orderClosed: ['='],
    returned: ['='],
    windowClosed: ['checking: check closed'],
    windowFailed: ['checking: check failed', `idle ${blocked}`],
    found: ['=', '='],
  },
  checking: waiting,
  placing: waiting,
  processing: paying,
  confirming: paying,
  done: { ...paying, orderClosed: ['idle'] },
}

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

/** A step in words. */
function told(phase: Phase, event: CheckoutEvent): string {
  const [next, ...effects] = nextPhase(phase, event)
  return [next === phase ? '=' : phaseInWords(next), effects.map(effectInWords).join(', ')]
    .filter(Boolean)
    .join(': ')
}

function phaseInWords(phase: Phase): string {
  if (phase.name === 'idle')
    return phase.words ? `idle “${phase.words.text}”${phase.words.isProblem ? '!' : ''}` : 'idle'
  return phase.name === 'confirming' ? `confirming ${phase.orderId}` : phase.name
}

function effectInWords([name, ...args]: CheckoutEffect): string {
  return [name, ...args.map(argumentInWords).filter(Boolean)].join(' ')
}

function argumentInWords(value: unknown): string {
  if (value === null) return 'nothing'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(({ code }) => code).join(' ') || 'nothing'
  if ('endsWith' in value) return String(value.endsWith)
  return 'giftKey' in value ? String(value.giftKey) : ''
}

test.each(names(phases))('at checkout, while %s: what follows each event [PAY-009] [ERR-007]', (name) => {
  const found = Object.fromEntries(
    names(events).map((event) => [
      event,
      events[event].map((more) => told(phases[name], { name: event, ...more } as CheckoutEvent)),
    ]),
  )
  expect(found).toEqual(expected[name])
})

test('what is heard names the order and the answer it came with', () => {
  const known = order('paid')
  expect(nextPhase(atRest, { name: 'found', order: known })).toEqual([
    { name: 'done', order: known },
    ['stopFollowing'],
    ['takePaidOut', known],
    ['payWith', null],
    ['discount', []],
    ['tellPaid', known],
  ])
})

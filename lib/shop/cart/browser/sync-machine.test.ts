import { expect, test } from 'vitest'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import type { StoredCart } from '@/lib/shop/cart/shared/stored-cart'
import { nextSync, type SyncEffect, type SyncEvent, type SyncState } from './sync-machine'

const line = (id: string, quantity = 1): CartLine => ({ id, product: { id, name: id, price: 10 }, quantity })
const stored = (owner: string, units: Record<string, number>, gone: StoredCart['gone'] = []): StoredCart => ({
  owner,
  items: Object.entries(units).map(([id, quantity]) => ({
    id,
    quantity,
    product: {
      id,
      name: id,
      price: 10,
      description: null,
      category: null,
      stock_quantity: 20,
      image_url: null,
    },
  })),
  gone,
})

const memory = { sent: null, before: [line('zinc')], failures: 1, hasAdded: true }
const states: { [Name in SyncState['name']]: SyncState } = {
  guest: { ...memory, name: 'guest' },
  inStep: { ...memory, name: 'inStep' },
  behind: { ...memory, name: 'behind' },
  failed: { ...memory, name: 'failed' },
  refused: { ...memory, name: 'refused' },
  meeting: { ...memory, name: 'meeting' },
  reading: { ...memory, name: 'reading', before: null },
  sending: { ...memory, name: 'sending', before: null, sent: { b12: 2 } },
}

const unsent = { owner: 'ana', seen: { b12: 1 }, isUnsent: true }
const here = { record: unsent, lines: [line('b12', 2)], isPaying: false, isSignedIn: true }
const cart = (...args: Parameters<typeof stored>) => ({ outcome: 'cart' as const, cart: stored(...args) })

/** Every event, and where what follows depends on more than its name, every kind of it. */
const events = {
  opened: { 'or looked at again': {} },
  changed: {
    more: { was: [line('b12')], ...here, isHidden: false },
    'more, in the background': { was: [line('b12')], ...here, isHidden: true },
    'taken back': { was: [line('b12', 2)], lines: [line('b12')], record: unsent, isHidden: false },
    'by a guest': { was: [], lines: [line('b12')], record: null, isHidden: false },
  },
  due: {
    'something unsent': here,
    'nothing unsent': { ...here, record: { ...unsent, isUnsent: false } },
    'nothing known': { ...here, record: null },
    'while paying': { ...here, isPaying: true },
    'signed out': { ...here, isSignedIn: false },
  },
  answered: {
    'as it is here': { ...here, answer: cart('ana', { b12: 2 }) },
    'changed elsewhere': { ...here, answer: cart('ana', { b12: 2, iron: 1 }) },
    'unsold since': { ...here, answer: cart('ana', { b12: 2 }, [{ id: 'old', name: 'Old', quantity: 1 }]) },
    'met first': { ...here, record: null, lines: [line('zinc')], answer: cart('ana', { b12: 2 }) },
    'of somebody else': { ...here, answer: cart('ben', { b12: 2 }) },
    'while paying': { ...here, isPaying: true, answer: cart('ana', { b12: 2, iron: 1 }) },
    'signed out': { ...here, answer: { outcome: 'signed_out' } },
    'other shopper': { ...here, answer: { outcome: 'other_shopper' } },
    unsold: { ...here, answer: { outcome: 'unsold', products: [{ id: 'b12', name: 'B12' }] } },
    refused: { ...here, answer: { outcome: 'refused', why: '400' } },
    failed: { ...here, answer: { outcome: 'failed', why: '503' } },
  },
  leaving: {
    'something unsent': here,
    'nothing unsent': { ...here, record: { ...unsent, isUnsent: false } },
    'signed out': { ...here, isSignedIn: false },
  },
} satisfies { [Name in SyncEvent['name']]: Record<string, Omit<Extract<SyncEvent, { name: Name }>, 'name'>> }

/** Where an event of this kind leads, and what is done, in this order; `=` is the state as it was. */
type Row = { [Name in keyof typeof events]: { [Kind in keyof (typeof events)[Name]]: string } }

const always = {
  opened: { 'or looked at again': '=: wait 0' },
  leaving: {
    'something unsent': '=: putAndLeave ana b12 2 seen b12 1',
    'nothing unsent': '=',
    'signed out': '=',
  },
} satisfies Partial<Row>

const atRest: Row = {
  ...always,
  changed: {
    more: 'behind: wait 300',
    'more, in the background': 'behind: wait 3000',
    'taken back': '=: record ana b12 1 in step',
    'by a guest': 'behind: wait 300',
  },
  due: {
    'something unsent': 'sending: put ana b12 2 seen b12 1',
    'nothing unsent': 'reading: ask',
    'nothing known': 'meeting: ask',
    'while paying': '=: wait 2000',
    'signed out': 'guest: stopWaiting, detach',
  },
  answered: {
    'as it is here': '=',
    'changed elsewhere': '=',
    'unsold since': '=',
    'met first': '=',
    'of somebody else': '=',
    'while paying': '=',
    'signed out': '=',
    'other shopper': '=',
    unsold: '=',
    refused: '=',
    failed: '=',
  },
}

const signedOut = 'You’re signed out now. Your cart is saved in your account.'
const elsewhere = 'Your cart was updated because you changed or paid for it on another device.'
const old = 'Old is no longer available, so we took it out of your cart.'
const anew = 'behind: stopWaiting, detach, wait 0'

const asking: Row = {
  ...always,
  changed: {
    more: 'as before: wait 300',
    'more, in the background': 'as before: wait 3000',
    'taken back': '=: record ana b12 1 in step',
    'by a guest': 'as before: wait 300',
  },
  due: {
    'something unsent': '=: wait 300',
    'nothing unsent': '=: wait 300',
    'nothing known': '=: wait 300',
    'while paying': '=: wait 2000',
    'signed out': '=: wait 300',
  },
  answered: {
    'as it is here': 'inStep: record ana b12 2 in step',
    'changed elsewhere': `inStep: record ana b12 2, iron 1 in step, replace b12 2, iron 1 “${elsewhere}”`,
    'unsold since': `behind: record ana b12 2, old 1 unsent, replace b12 2 “${old}”, wait 300`,
    'met first': anew,
    'of somebody else': anew,
    'while paying': 'behind: wait 2000',
    'signed out': `guest: stopWaiting, detach “${signedOut}”`,
    'other shopper': anew,
    unsold: 'behind: takeOut B12, wait 0',
    refused: 'refused: log 400, warn',
    failed: 'failed: log 503, warn, wait 5000',
  },
}

const expected: { [Name in SyncState['name']]: Row } = {
  guest: atRest,
  inStep: atRest,
  behind: atRest,
  failed: atRest,
  refused: atRest,
  meeting: {
    ...asking,
    answered: {
      ...asking.answered,
      'met first': 'inStep: record ana b12 2 in step, replace b12 2, offer zinc 1',
    },
  },
  reading: asking,
  sending: asking,
}

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

function inWords(was: SyncState, event: SyncEvent): string {
  const [next, ...effects] = nextSync(was, event)
  const name = next === was ? '=' : isAsking(was) && next.name === was.name ? 'as before' : next.name
  return [name, effects.map(effectInWords).join(', ')].filter(Boolean).join(': ')
}

const isAsking = ({ name }: SyncState) => ['meeting', 'reading', 'sending'].includes(name)

function effectInWords([name, ...args]: SyncEffect): string {
  if (name === 'put' || name === 'putAndLeave') args.splice(2, 0, 'seen')
  return [name, ...args.map(argumentInWords).filter(Boolean)].join(' ')
}

/** Lines and units as 'b12 2', sentences in quotes, the record as what it says. */
function argumentInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(argumentInWords).join(typeof value[0] === 'string' ? ' ' : ', ')
  if (typeof value === 'string') return value.includes(' ') ? `“${value}”` : value
  if (typeof value !== 'object' || value === null) return String(value)
  if ('seen' in value && 'owner' in value && 'isUnsent' in value)
    return `${value.owner} ${argumentInWords(value.seen)} ${value.isUnsent ? 'unsent' : 'in step'}`
  if ('quantity' in value && 'id' in value) return `${value.id} ${value.quantity}`
  if ('name' in value) return String(value.name)
  return Object.entries(value)
    .map(([id, quantity]) => `${id} ${quantity}`)
    .join(', ')
}

test.each(names(states))('the cart’s sync, %s: what follows each event [CART-011] [CART-013]', (name) => {
  const found = Object.fromEntries(
    names(events).map((event) => [
      event,
      Object.fromEntries(
        Object.entries(events[event]).map(([kind, more]) => [
          kind,
          inWords(states[name], { name: event, ...more } as SyncEvent),
        ]),
      ),
    ]),
  )
  expect(found).toEqual(expected[name])
})

/** What is remembered after these events, from the first look on. */
function remembered(events: SyncEvent[], first: Partial<SyncState> = {}) {
  let state: SyncState = { name: 'behind', sent: null, before: [], failures: 0, hasAdded: false, ...first }
  const waits = []
  for (const event of events) {
    const [next, ...effects] = nextSync(state, event)
    state = next
    waits.push(...effects.flatMap(([name, ms]) => (name === 'wait' ? [ms] : [])))
  }
  return { state, waits }
}

test('what can’t be stored is tried ever more slowly, and at once as often again after a success', () => {
  const due = { ...here, name: 'due' } as const
  const failed = { ...here, name: 'answered', answer: { outcome: 'failed', why: '503' } } as const
  const stored = { ...here, name: 'answered', answer: cart('ana', { b12: 2 }) } as const
  const fails = Array.from({ length: 5 }, () => [due, failed]).flat()
  expect(remembered(fails).waits).toEqual([2_000, 5_000, 15_000, 60_000, 60_000])
  expect(remembered([...fails, due, stored, due, failed]).waits.at(-1)).toBe(2_000)
})

test('an addition is remembered until it is stored, warned of, or the account is gone', () => {
  const due = { ...here, name: 'due' } as const
  const answered = (answer: Extract<SyncEvent, { name: 'answered' }>['answer']) =>
    ({ ...here, name: 'answered', answer }) as const
  const added: Partial<SyncState> = { hasAdded: true }
  expect(remembered([due, answered(cart('ana', { b12: 2 }))], added).state.hasAdded).toBe(false)
  expect(remembered([due, answered({ outcome: 'failed', why: '503' })], added).state.hasAdded).toBe(false)
  expect(remembered([due, answered({ outcome: 'signed_out' })], added).state.hasAdded).toBe(false)
  expect(remembered([{ ...due, record: null }, answered(cart('ana', {}))], added).state.hasAdded).toBe(true)
})

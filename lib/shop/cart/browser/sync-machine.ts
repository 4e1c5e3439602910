import { nextIn, type Step, type Table } from '@/lib/platform/shared/machine'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import type { StoredCart } from '@/lib/shop/cart/shared/stored-cart'
import {
  type AccountRecord,
  hasMore,
  hasSameUnits,
  linesOf,
  mergeCarts,
  type StoredAnswer,
  storedUnits,
  type Units,
  unitsOf,
} from './account-cart'

/** Several presses in a row are one change; a tab in the background leaves the sending to the one in front. */
const gatherMs = 300
const backgroundMs = 3_000
const whilePayingMs = 2_000
const retriesMs = [2_000, 5_000, 15_000, 60_000]

/** How this browser's cart stands to the stored one of whoever is signed in. */
export type SyncState = {
  name:
    | 'guest'
    | 'inStep'
    /** Something is unsent, or to be looked at: a timer runs. */
    | 'behind'
    | 'failed'
    /** Asking the same again will not help. */
    | 'refused'
    /** Asks, and knew nothing of this account's cart then. */
    | 'meeting'
    | 'reading'
    | 'sending'
  /** What is being sent. */
  sent: Units | null
  /** The lines before the stored cart was first met: a guest's, unless the record knows them. */
  before: CartLine[] | null
  failures: number
  /** Something was added that is not stored yet. */
  hasAdded: boolean
}

/** What the record and the cart say at the moment of the event, whichever tab wrote it. */
type Here = { record: AccountRecord | null; lines: CartLine[]; isPaying: boolean; isSignedIn: boolean }

export type SyncEvent =
  /** The page or its drawer opens, or the shopper comes back: another device may have changed it meanwhile. */
  | { name: 'opened' }
  | { name: 'changed'; was: CartLine[]; lines: CartLine[]; record: AccountRecord | null; isHidden: boolean }
  | ({ name: 'due' } & Here)
  | ({ name: 'answered'; answer: StoredAnswer } & Here)
  | ({ name: 'leaving' } & Here)

export type SyncEffect =
  /** One timer: a later one takes its place. */
  | ['wait', ms: number]
  | ['stopWaiting']
  | ['ask']
  | ['put', owner: string, units: Units, seen: Units]
  /** Whether it arrived is seen on the next page. */
  | ['putAndLeave', owner: string, units: Units, seen: Units]
  | ['record', record: AccountRecord]
  | ['replace', lines: CartLine[], notices: string[]]
  | ['offer', leftBehind: CartLine[]]
  /** What the account keeps leaves this browser. */
  | ['detach', notices: string[]]
  | ['takeOut', unsold: { id: string; name: string }[]]
  | ['log', why: string]
  | ['warn']

type Next = Step<SyncState, SyncEffect>
type Of<Name extends SyncEvent['name']> = Extract<SyncEvent, { name: Name }>

const wait = (ms: number): SyncEffect => ['wait', ms]

const always = {
  opened: (state: SyncState): Next => [state, wait(0)],
  leaving(state: SyncState, { record, lines, isSignedIn }: Of<'leaving'>): Next {
    if (!record?.isUnsent || !isSignedIn) return [state]
    return [state, ['putAndLeave', record.owner, unitsOf(lines), record.seen]]
  },
}

const resting = {
  ...always,
  changed: (state: SyncState, event: Of<'changed'>) => noteChange(state, event, 'behind'),
  due: exchange,
  answered: (state: SyncState): Next => [state],
}

const asking = {
  ...always,
  changed: (state: SyncState, event: Of<'changed'>) => noteChange(state, event, state.name),
  due: (state: SyncState, { isPaying }: Of<'due'>): Next => [
    state,
    wait(isPaying ? whilePayingMs : gatherMs),
  ],
  answered: hear,
}

const table: Table<SyncState, SyncEvent, SyncEffect> = {
  guest: resting,
  inStep: resting,
  behind: resting,
  failed: resting,
  refused: resting,
  meeting: asking,
  reading: asking,
  sending: asking,
}

/** What follows an event of the cart's sync: pure, and complete. */
export const nextSync = nextIn(table)

function noteChange(state: SyncState, event: Of<'changed'>, name: SyncState['name']): Next {
  const { was, lines, record, isHidden } = event
  const isUnsent = !record || !hasSameUnits(unitsOf(lines), record.seen)
  const effects: SyncEffect[] =
    record && record.isUnsent !== isUnsent ? [['record', { ...record, isUnsent }]] : []
  if (!isUnsent) return [state, ...effects]
  const hasAdded = state.hasAdded || hasMore(unitsOf(was), unitsOf(lines))
  return [{ ...state, name, hasAdded }, ...effects, wait(isHidden ? backgroundMs : gatherMs)]
}

function exchange(state: SyncState, { record, lines, isPaying, isSignedIn }: Of<'due'>): Next {
  // The order is for the lines as they were when PayPal's button was pressed.
  if (isPaying) return [state, wait(whilePayingMs)]
  if (!isSignedIn) return detach(state)
  if (!record) return [{ ...state, name: 'meeting', before: state.before ?? lines }, ['ask']]
  if (!record.isUnsent) return [{ ...state, name: 'reading' }, ['ask']]
  const sent = unitsOf(lines)
  return [{ ...state, name: 'sending', sent }, ['put', record.owner, sent, record.seen]]
}

function hear(state: SyncState, event: Of<'answered'>): Next {
  const { answer } = event
  const behind: SyncState = { ...state, name: 'behind', sent: null }
  switch (answer.outcome) {
    case 'cart':
      if (event.isPaying) return [behind, wait(whilePayingMs)]
      return isStillFor(answer.cart, state, event) ? takeOver(answer.cart, state, event) : askAnew(state)
    case 'signed_out':
      return detach(state, ['You’re signed out now. Your cart is saved in your account.'])
    case 'other_shopper':
      return askAnew(state)
    case 'unsold':
      return [behind, ['takeOut', answer.products], wait(0)]
    default:
      return fail(behind, answer)
  }
}

function fail(state: SyncState, { outcome, why }: Extract<StoredAnswer, { why: string }>): Next {
  const effects: SyncEffect[] = [['log', why]]
  if (state.hasAdded) effects.push(['warn'])
  const next = { ...state, name: outcome, hasAdded: false }
  if (outcome === 'refused') return [next, ...effects]
  const { failures } = state
  const retry = wait(retriesMs[Math.min(failures, retriesMs.length - 1)] ?? 60_000)
  return [{ ...next, failures: failures + 1 }, ...effects, retry]
}

/** Another tab may have signed out meanwhile, or somebody else in. */
function isStillFor({ owner }: StoredCart, { sent, before }: SyncState, { record }: Here): boolean {
  return record ? record.owner === owner : before !== null && sent === null
}

function detach(state: SyncState, notices: string[] = []): Next {
  const guest: SyncState = { ...state, name: 'guest', sent: null, before: null, hasAdded: false }
  return [guest, ['stopWaiting'], ['detach', notices]]
}

function askAnew(state: SyncState): Next {
  const [guest, ...effects] = detach(state)
  return [{ ...guest, name: 'behind' }, ...effects, wait(0)]
}

function takeOver(cart: StoredCart, state: SyncState, { record, lines }: Here): Next {
  const { sent } = state
  const before = state.before ?? []
  const base = baseOf(state, record)
  const guests = base ? [] : before.filter(({ id }) => record?.seen[id] === undefined)
  const stored = linesOf(cart, lines)
  const met = mergeCarts({ stored, lines, base: base ?? unitsOf(before), guests })
  const units = unitsOf(met.lines)
  const seen = storedUnits(cart)
  const isUnsent = !hasSameUnits(units, seen)
  const effects: SyncEffect[] = [['record', { owner: cart.owner, seen, isUnsent }]]
  const known = sent ?? record?.seen
  if (cart.gone.length > 0 || !hasSameUnits(units, unitsOf(lines)))
    effects.push(['replace', met.lines, noticesOf(cart, known !== undefined && !hasSameUnits(known, seen))])
  if (met.leftBehind.length > 0) effects.push(['offer', met.leftBehind])
  if (isUnsent) effects.push(wait(gatherMs))
  const hasAdded = !sent && state.hasAdded
  const name = isUnsent ? 'behind' : 'inStep'
  return [{ name, sent: null, before: null, failures: 0, hasAdded }, ...effects]
}

/**
 * What was stored when the lines here were last in line with it; null when this page meets the stored cart for the
 * first time.
 */
function baseOf({ name, sent, before }: SyncState, record: AccountRecord | null): Units | null {
  if (sent) return sent
  // Another tab met it while this one asked.
  if (record && (name === 'meeting' || record.isUnsent || !before)) return record.seen
  return null
}

function noticesOf({ gone }: StoredCart, isChangedElsewhere: boolean): string[] {
  if (gone.length > 0) return gone.map(unsoldNotice)
  return isChangedElsewhere
    ? ['Your cart was updated because you changed or paid for it on another device.']
    : []
}

export const unsoldNotice = ({ name }: { name: string }) =>
  `${name} is no longer available, so we took it out of your cart.`

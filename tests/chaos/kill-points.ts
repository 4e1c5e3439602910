import type { Random } from './random.ts'

/**
 * When in a call of the site to one of its services, or of PayPal to the site: not forwarded; forwarded, not
 * answered; written to PayPal's ledger, not answered; answered.
 */
export type Moment = 'before' | 'in' | 'write' | 'after'

/** What dies: the site; the local stack without its PostgreSQL; its PostgreSQL; both at once, as in a power cut. */
export type Victim = 'site' | 'stack' | 'postgres' | 'power'

export type KillPoint = {
  name: string
  call: string
  moment: Moment
  /** Which part of a checkout comes there. */
  stage: 'ordering' | 'settling' | 'desk'
  /** Only a message of PayPal's comes there. */
  needsWebhook: boolean
}

type Calls = [call: string, ...Moment[]][]
type Part = Pick<KillPoint, 'stage' | 'needsWebhook'>

const ordering: Part = { stage: 'ordering', needsWebhook: false }
const settling: Part = { stage: 'settling', needsWebhook: false }
const fromWebhook: Part = { stage: 'settling', needsWebhook: true }

/** Every point at which the site is killed: a call as the proxies see it, and the moment in it. */
export const sitePoints: KillPoint[] = [
  ...points(ordering, [
    ['place-order', 'before', 'in', 'after'],
    ['paypal-create', 'before', 'in', 'after'],
    ['record-paypal-order', 'before', 'after'],
  ]),
  ...points(settling, [
    ['lease-attempt', 'after'],
    ['paypal-read', 'before', 'after'],
    ['secure-stock', 'after'],
    ['paypal-capture', 'before', 'in', 'after'],
    ['record-capture', 'before', 'in', 'after'],
    ['take-mails', 'after'],
    ['smtp-data', 'before', 'in', 'after'],
    ['finish-mail', 'before', 'after'],
  ]),
  ...points(fromWebhook, [
    ['verify-webhook', 'after'],
    ['record-event', 'after'],
    ['finish-event', 'before'],
  ]),
]

/** Every point at which the stack is killed, or its PostgreSQL. What it answered before must be on the disk. */
export const stackPoints: KillPoint[] = [
  ...points(ordering, [
    ['place-order', 'before', 'in', 'after'],
    ['paypal-create', 'before', 'in', 'write', 'after'],
    ['record-paypal-order', 'before', 'in', 'after'],
  ]),
  ...points(settling, [
    ['lease-attempt', 'in', 'after'],
    ['paypal-read', 'before', 'after'],
    ['secure-stock', 'in', 'after'],
    ['paypal-capture', 'before', 'in', 'write', 'after'],
    ['record-capture', 'before', 'in', 'after'],
    ['take-mails', 'before', 'in', 'after'],
    ['smtp-data', 'before', 'in', 'after'],
    ['finish-mail', 'before', 'in', 'after'],
  ]),
  ...points(fromWebhook, [
    ['webhook', 'before', 'in', 'after'],
    ['verify-webhook', 'before', 'after'],
    ['record-event', 'in', 'after'],
    ['finish-event', 'before', 'in', 'after'],
  ]),
]

const atDesk: Part = { stage: 'desk', needsWebhook: false }

/**
 * With gift cards: somebody redeems one at the front desk. Issuing and redeeming in the shop happen in the points
 * above.
 */
export const giftPoints = {
  site: points(atDesk, [['redeem-gift-card', 'before', 'in', 'after']]),
  stack: points(atDesk, [['redeem-gift-card', 'before', 'in', 'after']]),
}

/** Draws a point each time it is called: all of them in a random order, then all again. */
export function createPointBag(random: Random, from: KillPoint[]): () => KillPoint {
  let bag: KillPoint[] = []
  return () => {
    if (bag.length === 0) bag = random.shuffle(from)
    return bag.pop() as KillPoint
  }
}

function points(part: Part, calls: Calls): KillPoint[] {
  return calls.flatMap(([call, ...moments]) =>
    moments.map((moment) => ({ name: `${moment} ${call}`, call, moment, ...part })),
  )
}

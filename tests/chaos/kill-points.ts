import type { Random } from './random.ts'

/** When in a call of the site to one of its services: not forwarded; forwarded, not answered; answered, answer not passed on. */
export type Moment = 'before' | 'in' | 'after'

export type KillPoint = {
  name: string
  call: string
  moment: Moment
  /** Which part of a checkout comes there. */
  stage: 'ordering' | 'settling'
  /** Only a message of PayPal's comes there. */
  needsWebhook: boolean
}

const ordering: [call: string, ...Moment[]][] = [
  ['place-order', 'before', 'in', 'after'],
  ['paypal-create', 'before', 'in', 'after'],
  ['record-paypal-order', 'before', 'after'],
]
const settling: [call: string, ...Moment[]][] = [
  ['lease-attempt', 'after'],
  ['paypal-read', 'before', 'after'],
  ['secure-stock', 'after'],
  ['paypal-capture', 'before', 'in', 'after'],
  ['record-capture', 'before', 'in', 'after'],
  ['take-mails', 'after'],
  ['smtp-data', 'before', 'in', 'after'],
  ['finish-mail', 'before', 'after'],
]
const fromWebhook: [call: string, ...Moment[]][] = [
  ['verify-webhook', 'after'],
  ['record-event', 'after'],
  ['finish-event', 'before'],
]

/** Every point at which the process is killed: a call as the proxies see it, and the moment in it. */
export const killPoints: KillPoint[] = [
  ...points(ordering, 'ordering', false),
  ...points(settling, 'settling', false),
  ...points(fromWebhook, 'settling', true),
]

/** Draws a point each time it is called: all of them in a random order, then all again. */
export function createPointBag(random: Random, from: KillPoint[]): () => KillPoint {
  let bag: KillPoint[] = []
  return () => {
    if (bag.length === 0) bag = random.shuffle(from)
    return bag.pop() as KillPoint
  }
}

function points(calls: [string, ...Moment[]][], stage: KillPoint['stage'], needsWebhook: boolean) {
  return calls.flatMap(([call, ...moments]) =>
    moments.map((moment) => ({ name: `${moment} ${call}`, call, moment, stage, needsWebhook })),
  )
}

import {
  createPointBag,
  giftPoints,
  type KillPoint,
  sitePoints,
  stackPoints,
  type Victim,
} from './kill-points.ts'
import { createRandom, type Random } from './random.ts'
import type { WebhookMode } from './stand-in.ts'

/** Who brings the approved payment to the shop. */
export type Trigger = 'return' | 'webhook' | 'sweep'

/**
 * What a checkout has to do with gift cards: nothing; it buys one; one pays a part, or all of it; or it is none, and
 * somebody redeems one at the desk.
 */
export type GiftPart = 'none' | 'buys' | 'part' | 'whole' | 'desk'

/** One checkout: what dies where, and how its buyer behaves. */
export type Plan = {
  number: number
  victim: Victim
  point: KillPoint
  /** How long after the call was forwarded the victim dies, for what dies in a call. */
  lingerMs: number
  /** The dead stack starts again while the buyer still waits for an answer; otherwise only after it. */
  isBackSoon: boolean
  /** Somebody else buys at the same time. */
  hasCompany: boolean
  trigger: Trigger
  webhooks: WebhookMode
  /** After the kill the buyer goes on in the same tab; otherwise it is closed. */
  stays: boolean
  /** After the kill the buyer presses the button again, as somebody does who reloaded the page. */
  pressesAgain: boolean
  /** Every call comes twice at once, as from a double click. */
  isDoubled: boolean
  /** The first card is declined at PayPal; the buyer agrees again with another. */
  declinesFirst: boolean
  /** Which products, and how many of each. */
  wishes: { nth: number; quantity: number }[]
  gift: GiftPart
  /** The buyer has a discount code. */
  hasCode: boolean
}

type Wanted = {
  kills: number
  stackKills: number
  seed: number
  only?: string
  gifts?: boolean
  codes?: boolean
}

const loudModes = ['on', 'on', 'duplicate', 'before-response', 'out-of-order'] as const
const stackVictims = ['stack', 'stack', 'postgres', 'power'] as const

/**
 * So many checkouts in which the site dies, and so many in which the stack does, spread evenly. A longer run draws
 * the same checkouts as a shorter one of the same seed, and more. Throws when `only` names no point.
 */
export function drawPlans({ kills, stackKills, seed, only, gifts = false, codes = false }: Wanted): Plan[] {
  const ofSite = createRandom(seed)
  const ofStack = createRandom(seed + 1)
  const more = gifts ? giftPoints : { site: [], stack: [] }
  const sitePlans = drawMany(kills, [...sitePoints, ...more.site], only, ofSite, () => ({
    victim: 'site',
    lingerMs: 0,
    isBackSoon: false,
  }))
  const stackPlans = drawMany(stackKills, [...stackPoints, ...more.stack], only, ofStack, () => ({
    victim: ofStack.pick(stackVictims),
    lingerMs: ofStack.pick([0, 0, 1, 3, 8, 20]),
    isBackSoon: ofStack.chance(50),
  }))
  // Drawn by itself, so that a seed without gift cards goes on meaning the same.
  const ofGifts = createRandom(seed + 2)
  return spread(sitePlans, stackPlans).map((plan, index) => ({
    ...plan,
    number: index + 1,
    gift: gifts ? drawGift(plan.point, ofGifts) : 'none',
    hasCode: codes && index % 2 === 0,
  }))
}

function drawGift({ stage, call }: KillPoint, random: Random): GiftPart {
  if (stage === 'desk') return 'desk'
  // What a card pays whole meets no other point.
  return random.pick(call === 'place-order' ? (['buys', 'part', 'whole'] as const) : giftParts)
}
const giftParts = ['buys', 'buys', 'part', 'part', 'none'] as const

type Drawn = Omit<Plan, 'number' | 'gift' | 'hasCode'>
type Death = Pick<Plan, 'victim' | 'lingerMs' | 'isBackSoon'>

function choose(points: KillPoint[], only: string | undefined): KillPoint[] {
  const chosen = points.filter(({ name }) => !only || name === only)
  if (chosen.length > 0) return chosen
  throw new Error(`There is no kill point '${only}'. There are: ${points.map((p) => p.name).join(', ')}.`)
}

function drawMany(
  count: number,
  points: KillPoint[],
  only: string | undefined,
  random: Random,
  drawDeath: () => Death,
): Drawn[] {
  if (count === 0) return []
  const draw = createPointBag(random, choose(points, only))
  return Array.from({ length: count }, () => ({ ...drawCheckout(draw(), random), ...drawDeath() }))
}

function drawCheckout(point: KillPoint, random: Random): Omit<Drawn, keyof Death> {
  const hasWebhooks = random.chance(50) || point.needsWebhook
  const webhooks = hasWebhooks ? random.pick(loudModes) : 'off'
  const isOrdering = point.stage === 'ordering'
  const closesTab = point.needsWebhook || random.chance(50)
  const trigger = !closesTab ? 'return' : hasWebhooks ? 'webhook' : 'sweep'
  return {
    point,
    trigger,
    webhooks,
    stays: isOrdering ? random.chance(70) : trigger === 'return' && random.chance(70),
    pressesAgain: random.chance(30),
    isDoubled: random.chance(25),
    declinesFirst: random.chance(20),
    hasCompany: random.chance(20),
    wishes: Array.from({ length: 1 + random.below(2) }, () => ({
      nth: random.below(1000),
      quantity: 1 + random.below(3),
    })),
  }
}

/** Both lists in their own order, the shorter spread evenly over the longer. */
function spread<Item>(one: Item[], other: Item[]): Item[] {
  const place = (list: Item[]) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length }))
  return [...place(one), ...place(other)].sort((a, b) => a.at - b.at).map(({ item }) => item)
}

import { createPointBag, type KillPoint, killPoints } from './kill-points.ts'
import type { Random } from './random.ts'
import type { WebhookMode } from './stand-in.ts'

/** Who brings the approved payment to the shop. */
export type Trigger = 'return' | 'webhook' | 'sweep'

/** One checkout: where the process dies, and how its buyer behaves. */
export type Plan = {
  number: number
  point: KillPoint
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
}

const loudModes = ['on', 'on', 'duplicate', 'before-response', 'out-of-order'] as const

/** So many checkouts; half of those that need no webhook have none. A longer run begins like a shorter one of the same seed. */
export function drawPlans(kills: number, random: Random, only?: string): Plan[] {
  const points = killPoints.filter(({ name }) => !only || name === only)
  if (points.length === 0)
    throw new Error(
      `There is no kill point '${only}'. There are: ${killPoints.map((p) => p.name).join(', ')}.`,
    )
  const draw = createPointBag(random, points)
  return Array.from({ length: kills }, (_, index) => drawPlan(index + 1, draw(), random))
}

function drawPlan(number: number, point: KillPoint, random: Random): Plan {
  const hasWebhooks = random.chance(50) || point.needsWebhook
  const webhooks = hasWebhooks ? random.pick(loudModes) : 'off'
  const isOrdering = point.stage === 'ordering'
  const closesTab = point.needsWebhook || random.chance(50)
  const trigger = !closesTab ? 'return' : hasWebhooks ? 'webhook' : 'sweep'
  return {
    number,
    point,
    trigger,
    webhooks,
    stays: isOrdering ? random.chance(70) : trigger === 'return' && random.chance(70),
    pressesAgain: random.chance(30),
    isDoubled: random.chance(25),
    declinesFirst: random.chance(20),
    wishes: Array.from({ length: 1 + random.below(2) }, () => ({
      nth: random.below(1000),
      quantity: 1 + random.below(3),
    })),
  }
}

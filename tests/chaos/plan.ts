import { drawPoints, type KillPoint, killPoints } from './kill-points.ts'
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
  /** Every call comes twice at once, as from a double click. */
  isDoubled: boolean
  /** The first card is declined at PayPal; the buyer agrees again with another. */
  declinesFirst: boolean
  /** Which products, and how many of each. */
  wishes: { nth: number; quantity: number }[]
}

const loudModes = ['on', 'on', 'duplicate', 'before-response', 'out-of-order'] as const

/** So many checkouts; half of those that need no webhook have none. */
export function drawPlans(kills: number, random: Random, only?: string): Plan[] {
  const points = killPoints.filter(({ name }) => !only || name === only)
  if (points.length === 0)
    throw new Error(
      `There is no kill point '${only}'. There are: ${killPoints.map((p) => p.name).join(', ')}.`,
    )
  return drawPoints(kills, random, points).map((point, index) => drawPlan(index + 1, point, random))
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
    isDoubled: random.chance(25),
    declinesFirst: trigger === 'return' && random.chance(15),
    wishes: Array.from({ length: 1 + random.below(2) }, () => ({
      nth: random.below(1000),
      quantity: 1 + random.below(3),
    })),
  }
}

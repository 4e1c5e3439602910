import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { demoPeople } from '../../local/people.ts'
import type { Cards } from './carts.ts'
import type { DeskRedemption } from './evidence.ts'
import type { Plan } from './plan.ts'
import type { Shop } from './shop.ts'

const cents = 700
const timeoutMs = 120_000

/**
 * The front desk redeems a card while the site or the stack is killed at the plan's point, and presses again, with
 * the same key, until it is told that it is done. Throws when it never is.
 */
export async function redeemAtDesk(shop: Shop, plan: Plan, { codes }: Cards): Promise<DeskRedemption> {
  const key = randomUUID()
  const body = { code: codes.get(plan.number), amountCents: cents, note: 'Hydration', key }
  const press = () => redeem(shop, body)
  shop.trap.follow([key])
  const dead = shop.trap.arm(plan.point, plan)
  const pressed = Promise.all(plan.isDoubled ? [press(), press()] : [press()])
  const patience = new AbortController()
  const isLate = delay(timeoutMs, true, { signal: patience.signal }).catch(() => false)
  if (await Promise.race([dead.then(() => false), isLate]))
    throw new Error(`The desk never came to '${plan.point.name}'.`)
  patience.abort()
  if (plan.isBackSoon) await Promise.all([pressed, shop.restart(plan.victim)])
  else {
    await pressed
    if (plan.victim !== 'site') await shop.lookAround(plan.point.name)
    await shop.restart(plan.victim)
  }
  const deadline = Date.now() + timeoutMs
  while (!(await press())) {
    if (Date.now() > deadline) throw new Error('The desk could not redeem a card for two minutes.')
    await delay(300)
  }
  return { key, cents }
}

/** Whether it was acknowledged. */
async function redeem(shop: Shop, body: object): Promise<boolean> {
  const fred = demoPeople(shop.secrets).find(({ staffRole }) => staffRole === 'front_desk')
  const response = await fetch(`${shop.siteUrl}/api/staff/gift-cards/redeem`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${fred?.token}`,
      origin: shop.siteUrl,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null)
  return response?.status === 200
}

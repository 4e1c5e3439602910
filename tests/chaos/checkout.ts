import { setTimeout as delay } from 'node:timers/promises'
import { buyPatiently } from './buy-patiently.ts'
import { type Buyer, createBuyer } from './buyer.ts'
import { type Cards, cartOf } from './carts.ts'
import type { BuyerRecord } from './evidence.ts'
import type { Plan } from './plan.ts'
import type { Shop } from './shop.ts'
import { setWebhooks } from './stand-in.ts'

const timeoutMs = 60_000
const minute = 60_000

/** So that nobody else has the number of somebody in company. */
const companyNumber = 10_000

/**
 * One checkout during which the site or the stack is killed at the plan's point and started again. Returns who
 * bought. Throws when the checkout never came to that point: then the plan is wrong, or the shop.
 */
export async function checkOut(shop: Shop, plan: Plan, cards: Cards): Promise<Buyer[]> {
  const { number, point } = plan
  const buyer = createBuyer(shop, number, cartOf(plan, cards), point.name)
  buyer.record.stays = plan.stays && plan.trigger === 'return'
  await setWebhooks(shop, plan.webhooks)
  shop.trap.follow(buyer.ids)
  const die = point.stage === 'ordering' ? orderAndDie : settleAndDie
  if (!plan.hasCompany) {
    await die(shop, plan, buyer)
    return [buyer]
  }
  const company = createBuyer(
    shop,
    companyNumber + number,
    cartOf({ ...plan, gift: 'none', hasCode: false }, cards),
    point.name,
  )
  await Promise.all([die(shop, plan, buyer), buyPatiently(company)])
  return [buyer, company]
}

async function orderAndDie(shop: Shop, plan: Plan, buyer: Buyer): Promise<void> {
  const dead = shop.trap.arm(plan.point, plan)
  const pressed = twiceIf(plan.isDoubled, buyer.press)
  await killed(dead, plan, buyer.record)
  await recover(shop, plan, pressed)
  if (!plan.stays) return
  if (!(await pressUntilReady(buyer))) return void (await buyer.look())
  await buyer.approve()
  if (plan.trigger === 'return') await twiceIf(plan.isDoubled, buyer.comeBack)
}

async function settleAndDie(shop: Shop, plan: Plan, buyer: Buyer): Promise<void> {
  await pressUntilReady(buyer)
  if (plan.declinesFirst) {
    await buyer.approve('declined')
    await buyer.comeBack()
    await pressUntilReady(buyer)
  }
  const dead = shop.trap.arm(plan.point, plan)
  await buyer.approve().catch((error) => {
    // A stack that dies in the webhook this sets off may take the answer with it.
    if (plan.victim === 'site') throw error
  })
  const triggered = trigger(shop, plan, buyer, dead)
  await killed(dead, plan, buyer.record)
  await recover(shop, plan, triggered)
  if (!plan.stays) return
  if (!plan.pressesAgain) await buyer.comeBack()
  // An order that is being paid is told as it stands; only one that nobody is paying can be paid.
  else if ((await buyer.press()).body.outcome === 'ready') {
    await buyer.approve()
    await buyer.comeBack()
  }
  await buyer.look()
}

/** What died starts again, while or after `waiting` is answered. */
async function recover(shop: Shop, plan: Plan, waiting: Promise<unknown>): Promise<void> {
  if (plan.isBackSoon) {
    await Promise.all([waiting, shop.restart(plan.victim)])
  } else {
    await waiting
    if (plan.victim !== 'site') await shop.lookAround(plan.point.name)
    await shop.restart(plan.victim)
  }
  await setWebhooks(shop, plan.webhooks)
}

async function trigger(
  shop: Shop,
  { trigger, isDoubled }: Plan,
  buyer: Buyer,
  dead: Promise<void>,
): Promise<void> {
  if (trigger === 'return') await twiceIf(isDoubled, buyer.comeBack)
  if (trigger !== 'sweep') return
  // The sweep looks after ten minutes for the first time. It dies in the middle, so its answer never comes.
  await shop.moveClock(11 * minute)
  let isDead = false
  void dead.then(() => {
    isDead = true
  })
  // A job the last outage left in the middle may cost the first round.
  for (let round = 0; round < 4 && !isDead; round += 1) await shop.runJobs().catch(() => undefined)
}

/** False: a gift card has paid all of it. */
async function pressUntilReady(buyer: Buyer): Promise<boolean> {
  let { body, status } = await buyer.press()
  // Somebody is still asking PayPal about this order: its page waits until it knows more.
  for (let looks = 0; body.status === 'confirming' && looks < 40; looks += 1) {
    await delay(250)
    if ((await buyer.look()).body.status === 'pending') ({ body, status } = await buyer.press())
  }
  if (body.outcome === 'settled' && body.status === 'paid') return false
  if (body.outcome !== 'ready')
    throw new Error(`${buyer.record.name} could not pay: ${status} ${JSON.stringify(body)}`)
  return true
}

async function killed(
  dead: Promise<void>,
  { point, trigger, webhooks, victim }: Plan,
  { name, answers }: BuyerRecord,
) {
  const late = new AbortController()
  const isDead = await Promise.race([
    dead.then(() => true),
    delay(timeoutMs, false, { signal: late.signal }).catch(() => false),
  ])
  late.abort()
  if (!isDead)
    throw new Error(
      `${name} (${victim}, ${trigger}, webhooks ${webhooks}) never came to '${point.name}': ${JSON.stringify(answers.at(-1) ?? null)}`,
    )
}

const twiceIf = (isDoubled: boolean, act: () => Promise<unknown>) =>
  Promise.all(isDoubled ? [act(), act()] : [act()])

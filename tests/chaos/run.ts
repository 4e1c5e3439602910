// Kills the site and the local stack at named points of real checkouts and compares all books afterwards:
// `npm run chaos:payments -- --kills 40 --stack-kills 40 [--seed N] [--gifts] [--codes] [--only 'after paypal-capture']`.
import { parseArgs } from 'node:util'
import { booksAgainstShelf } from '../setup/stock.ts'
import { type Buyer, keepAsking } from './buyer.ts'
import { buyCards } from './carts.ts'
import { checkOut } from './checkout.ts'
import {
  fillShelf,
  readCatalogue,
  readDiscountLedger,
  readGiftLedger,
  readShelf,
  readShopLedger,
} from './collect.ts'
import { redeemAtDesk } from './desk.ts'
import type { DeskRedemption, Evidence } from './evidence.ts'
import { heal } from './heal.ts'
import { judge } from './judge.ts'
import { drawPlans, type Plan } from './plan.ts'
import { describeRun, type Run } from './report.ts'
import { type Shop, startShop } from './shop.ts'
import { readMails, readPayPalLedger } from './stand-in.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    'stack-kills': { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    // Some buy gift cards, some pay with one.
    gifts: { type: 'boolean', default: false },
    // Every second buyer has a discount code.
    codes: { type: 'boolean', default: false },
  },
})
// Who names one victim wants only that one to die.
const isPlain = values.kills === undefined && values['stack-kills'] === undefined
const kills = wholeNumber('kills', values.kills ?? (isPlain ? '40' : '0'))
const stackKills = wholeNumber('stack-kills', values['stack-kills'] ?? (isPlain ? '40' : '0'))
const seed = wholeNumber('seed', values.seed ?? String(Date.now() % 1_000_000))

const began = performance.now()
const plans = drawPlans({
  kills,
  stackKills,
  seed,
  only: values.only,
  gifts: values.gifts,
  codes: values.codes,
})
console.log(
  `Seed ${seed}, ${kills} kills of the site, ${stackKills} of the stack. The same again: npm run chaos:payments -- --kills ${kills} --stack-kills ${stackKills} --seed ${seed}${values.gifts ? ' --gifts' : ''}${values.codes ? ' --codes' : ''}`,
)
const shop = await startShop()
const stopEarly = () => void shop.stop({ keepsData: false }).finally(() => process.exit(130))
process.once('SIGINT', stopEarly)
process.once('SIGTERM', stopEarly)
let violations: string[] = []
try {
  const run = await runAll(shop, plans)
  violations = run.violations
  console.log(describeRun(run))
} catch (error) {
  violations = [`The run itself failed: ${error instanceof Error ? error.message : error}`]
  console.error(`${violations[0]} (seed ${seed})`)
}
await shop.stop({ keepsData: violations.length > 0 })
if (violations.length > 0) console.error(`Logs and data: ${shop.dataDir}`)
process.exit(violations.length > 0 ? 1 : 0)

async function runAll(shop: Shop, plans: Plan[]): Promise<Run> {
  const catalogue = await readCatalogue(shop)
  await fillShelf(shop)
  const shelfBefore = await readShelf(shop)
  const buyers: Buyer[] = []
  const desk: DeskRedemption[] = []
  const cards = await buyCards(shop, plans, catalogue, buyers)
  for (const plan of plans) {
    const started = performance.now()
    if (plan.gift === 'desk') desk.push(await redeemAtDesk(shop, plan, cards))
    else buyers.push(...(await checkOut(shop, plan, cards)))
    await keepAsking(buyers)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${plan.number}/${plans.length} ${plan.victim} ${plan.point.name} (${plan.trigger}, webhooks ${plan.webhooks}) ${seconds} s`,
    )
  }
  const minutes = await heal(shop, () => keepAsking(buyers))
  // Also who was told an end: it must be the last.
  for (const buyer of buyers) if (buyer.record.stays) await buyer.look()
  const evidence: Evidence = {
    paypal: await readPayPalLedger(shop),
    shop: await readShopLedger(shop),
    mails: await readMails(shop),
    gifts: await readGiftLedger(shop),
    discounts: await readDiscountLedger(shop),
    desk,
    buyers: buyers.map(({ record }) => record),
    shelfBefore,
    shelfAfter: await readShelf(shop),
    shelfErrors: (await booksAgainstShelf(shop.sql)).map(({ id }) => id),
    acknowledged: shop.witness,
    troubles: shop.troubles,
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  return { seed, plans, evidence, violations: judge(evidence), minutesToHeal: minutes, seconds }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`--${name} is '${text}': give a whole number.`)
  process.exit(2)
}

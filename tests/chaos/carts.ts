import { setTimeout as delay } from 'node:timers/promises'
import { percentCents } from '../../lib/platform/shared/money.ts'
import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import { buyPatiently } from './buy-patiently.ts'
import { type Buyer, type Cart, createBuyer, type GiftWish, type Line } from './buyer.ts'
import type { Catalogue } from './collect.ts'
import type { Plan } from './plan.ts'
import type { Shop } from './shop.ts'

/** What can be bought, and the codes of gift cards and discounts, by the number of the plan that uses them. */
export type Cards = { catalogue: Catalogue; codes: Map<number, string>; discounts: Map<number, string> }

const percent = 10

/** The least a card is worth, in cents. */
const cardCents = 2500
const maxCardsAtOnce = 8
/** So that nobody else has the number of who buys cards beforehand. */
const cardBuyerNumber = 20_000

/** One buyer of three lives where the way costs something: Mesa, where it is $25. */
const isFar = ({ number }: Plan) => number % 3 === 0
const zipOf = (plan: Plan) => (isFar(plan) ? '85201' : '85251')
const feeOf = (plan: Plan) => (isFar(plan) ? 2500 : 0)

/** What a plan's buyer pays for: with a card, one that is worth less than the goods or just as much. */
export function cartOf(plan: Plan, { catalogue, codes, discounts }: Cards): Cart {
  const lines = linesOf(plan, catalogue)
  // A card pays the way there, too.
  const goods = netOf(plan, lines, catalogue)
  const discountCodes = plan.hasCode ? [discounts.get(plan.number) ?? ''] : []
  const bare = { lines, zip: zipOf(plan), gifts: [], giftCode: null, discountCodes, totalCents: goods }
  if (plan.gift === 'buys') {
    const gifts = [{ valueCents: cardCents, recipientEmail: `friend-${plan.number}@example.com` }]
    return { ...bare, gifts, totalCents: goods + cardCents }
  }
  if (plan.gift === 'none') return bare
  const covered = plan.gift === 'whole' ? goods : cardCents
  return { ...bare, giftCode: codes.get(plan.number) ?? '', totalCents: goods - covered }
}

/** Buys, in peace, a card for each plan that needs one, and reads their codes from the mailbox. */
export async function buyCards(
  shop: Shop,
  plans: Plan[],
  catalogue: Catalogue,
  buyers: Buyer[],
): Promise<Cards> {
  const codes = new Map<number, string>()
  const wanted = plans.filter(({ gift }) => ['part', 'whole', 'desk'].includes(gift))
  for (let first = 0; first < wanted.length; first += maxCardsAtOnce) {
    const some = wanted.slice(first, first + maxCardsAtOnce)
    const gifts = some.map((plan) => cardFor(plan, catalogue))
    const totalCents = gifts.reduce((sum, { valueCents }) => sum + valueCents, 0)
    const cart = { lines: [], zip: '', gifts, giftCode: null, discountCodes: [], totalCents }
    const buyer = createBuyer(shop, cardBuyerNumber + first, cart, 'no point')
    await buyPatiently(buyer)
    await buyer.look()
    buyers.push(buyer)
    for (const [index, { number }] of some.entries())
      codes.set(number, await codeMailedTo(shop, gifts[index]?.recipientEmail ?? ''))
  }
  return { catalogue, codes, discounts: await makeCodes(shop, plans) }
}

/** A code for each plan whose buyer has one. */
async function makeCodes({ sql }: Shop, plans: Plan[]): Promise<Map<number, string>> {
  const made = new Map(
    plans.filter(({ hasCode }) => hasCode).map(({ number }) => [number, newDiscountCode()]),
  )
  for (const code of made.values())
    await sql`insert into public.discount_codes (code, rule, percent, created_at, created_by)
      values (${code}, 'regulars', ${percent}, now(), 'owner@example.com')`
  return made
}

/** What goods and the way there cost, less what a code takes off. */
function netOf(plan: Plan, lines: Line[], catalogue: Catalogue): number {
  const goods = centsOf(lines, catalogue)
  return goods + feeOf(plan) - (plan.hasCode ? percentCents(goods, percent) : 0)
}

const cardFor = (plan: Plan, catalogue: Catalogue): GiftWish => ({
  // Not below what a card must be worth.
  valueCents:
    plan.gift === 'whole' ? Math.max(cardCents, netOf(plan, linesOf(plan, catalogue), catalogue)) : cardCents,
  recipientEmail: `card-${plan.number}@example.com`,
})

async function codeMailedTo(shop: Shop, email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails: { text: string }[] = await fetch(
      `${shop.stackUrl}/mail/messages.json?to=${encodeURIComponent(email)}`,
    ).then((response) => response.json())
    for (const { text } of mails) {
      const code = /OCO(?:-[2-9A-Z]{4}){4}/.exec(text)?.[0]
      if (code) return code
    }
    await delay(200)
  }
  throw new Error(`No gift card was mailed to ${email}.`)
}

function linesOf(plan: Plan, catalogue: Catalogue): Line[] {
  const { wishes, gift } = plan
  const quantities = new Map<string, number>()
  for (const { nth, quantity } of wishes) {
    const product = catalogue[nth % catalogue.length]
    if (product) quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity)
  }
  const lines = [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
  const [first] = lines
  // Something must be left for PayPal.
  if (gift === 'part')
    while (first && netOf(plan, lines, catalogue) - feeOf(plan) <= cardCents) first.quantity += 1
  return lines
}

const centsOf = (lines: Line[], catalogue: Catalogue): number =>
  lines.reduce((sum, { productId, quantity }) => {
    const cents = catalogue.find(({ id }) => id === productId)?.cents ?? 0
    return sum + cents * quantity
  }, 0)

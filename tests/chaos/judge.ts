import type { Evidence, Violation } from './evidence.ts'
import { judgeAnswers } from './judge-answers.ts'
import { judgeDiscounts } from './judge-discounts.ts'
import { judgeGifts } from './judge-gifts.ts'

/**
 * Every rule that was broken, one sentence each, by comparing PayPal's ledger, the shop's tables, the mailbox, the
 * shelf and what buyers were told, after everything has healed.
 */
export function judge(evidence: Evidence): string[] {
  const violations = [
    ...judgeMoney(evidence),
    ...judgeOpenEnds(evidence),
    ...judgeMails(evidence),
    ...judgeShelf(evidence),
    ...judgeAnswers(evidence),
    ...judgeMemory(evidence),
    ...judgeGifts(evidence),
    ...judgeDiscounts(evidence),
  ]
  const sentences = violations.map(({ orderId, sentence }) => `${nameOf(orderId, evidence)}: ${sentence}`)
  return [...evidence.troubles, ...sentences]
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function judgeMoney({ paypal, shop }: Evidence): Violation[] {
  const found: Violation[] = []
  const taken = paypal.captures.filter(({ status }) => status === 'COMPLETED')
  for (const { id, orderId, cents } of taken) {
    const order = shop.orders.find((one) => one.id === orderId)
    if (!order)
      found.push({ orderId, sentence: `PayPal took ${dollars(cents)} (${id}) for no order of ours` })
    else if (order.status !== 'paid')
      found.push({ orderId, sentence: `PayPal took ${dollars(cents)} (${id}), the order is ${order.status}` })
    else if (order.cents !== cents)
      found.push({
        orderId,
        sentence: `PayPal took ${dollars(cents)}, the order says ${dollars(order.cents)}`,
      })
  }
  for (const { id, status, cents, paypalPaymentId } of shop.orders) {
    const captures = taken.filter(({ orderId }) => orderId === id)
    if (captures.length > 1)
      found.push({ orderId: id, sentence: `PayPal took the money ${captures.length} times` })
    if (status === 'paid' && cents > 0 && captures.length === 0)
      found.push({ orderId: id, sentence: 'it is paid, and PayPal took nothing' })
    if (status === 'paid' && captures.length === 1 && captures[0]?.id !== paypalPaymentId)
      found.push({
        orderId: id,
        sentence: `it names the payment ${paypalPaymentId}, PayPal ${captures[0]?.id}`,
      })
  }
  return found
}

const finalStatuses = ['paid', 'cancelled', 'expired']
const openAttempts = ['creating', 'created', 'capturing', 'in_review']

function judgeOpenEnds({ paypal, shop }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { id, status } of shop.orders)
    if (!finalStatuses.includes(status)) found.push({ orderId: id, sentence: `it is still ${status}` })
  for (const { orderId, status } of shop.attempts)
    if (openAttempts.includes(status)) found.push({ orderId, sentence: `its attempt is still ${status}` })
  for (const { id, orderId, status } of paypal.orders) {
    if (status === 'APPROVED')
      found.push({ orderId, sentence: `PayPal's order ${id} is approved and was never captured` })
    if (!shop.attempts.some(({ paypalOrderId }) => paypalOrderId === id))
      found.push({ orderId, sentence: `PayPal has the order ${id}, which no attempt knows` })
  }
  for (const { id, kind, orderId, status, error } of shop.unsent)
    found.push({ orderId, sentence: `the mail ${id} (${kind}) is ${status}${error ? `: ${error}` : ''}` })
  return found
}

function judgeMails({ shop, mails }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { id, status, cents, email } of shop.orders) {
    const about = mails.filter(({ subject }) => subject.includes(`#${id.slice(0, 8)}`))
    const receipts = about.filter(({ subject }) => subject.startsWith('Your receipt'))
    const notices = about.filter(({ subject }) => subject.includes('is paid'))
    const wanted = status === 'paid' ? 1 : 0
    // Whom PayPal is not asked about, a guest, nobody knows the address of.
    if (receipts.length !== (cents > 0 ? wanted : 0))
      found.push({ orderId: id, sentence: `it is ${status} and has ${receipts.length} receipts` })
    if (notices.length !== wanted)
      found.push({ orderId: id, sentence: `it is ${status} and has ${notices.length} staff notices` })
    const invitations = about.filter(({ subject }) => subject.startsWith('One more step'))
    // Every product needs an exam, and nobody here has had one.
    const isExamDue = cents > 0 && shop.items.some(({ orderId }) => orderId === id)
    if (invitations.length !== (isExamDue ? wanted : 0))
      found.push({
        orderId: id,
        sentence: `it is ${status} and has ${invitations.length} mails about the exam`,
      })
    if (receipts.some(({ to }) => to.length !== 1 || to[0] !== email))
      found.push({ orderId: id, sentence: `its receipt went to ${receipts[0]?.to.join(', ')}, not ${email}` })
    for (const { subject } of about)
      if (!/^Your receipt|^One more step|is paid/.test(subject))
        found.push({ orderId: id, sentence: `somebody was mailed '${subject}'` })
  }
  return found
}

function judgeShelf({ shop, shelfBefore, shelfAfter, shelfErrors }: Evidence): Violation[] {
  const found: Violation[] = shelfErrors.map((productId) => ({
    orderId: null,
    sentence: `the stock of ${productId} is not what its ledger says`,
  }))
  const paid = new Set(shop.orders.filter(({ status }) => status === 'paid').map(({ id }) => id))
  for (const [productId, before] of Object.entries(shelfBefore)) {
    const units = (list: { productId: string; quantity: number }[]) =>
      list.filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0)
    const sold = units(shop.items.filter(({ orderId }) => paid.has(orderId)))
    const held = units(shop.holds.filter(({ orderId, state }) => state === 'held' && !paid.has(orderId)))
    const after = shelfAfter[productId] ?? 0
    if (after < 0) found.push({ orderId: null, sentence: `${productId} has ${after} units` })
    if (before - sold - held !== after)
      found.push({
        orderId: null,
        sentence: `${productId} had ${before} units, ${sold} were sold and ${held} are held, and ${after} are left`,
      })
  }
  return found
}

/** What was acknowledged before a death is still there after it. */
function judgeMemory({ acknowledged, paypal, shop, mails }: Evidence): Violation[] {
  const forgotten = (acknowledged: string[], known: string[], what: string) =>
    acknowledged
      .filter((id) => !known.includes(id))
      .map((id) => ({ orderId: null, sentence: `${what} ${id} was acknowledged and is forgotten` }))
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  return [
    ...forgotten(acknowledged.orders, ids(shop.orders), 'the order'),
    ...forgotten(acknowledged.paypalOrders, ids(paypal.orders), 'PayPal’s order'),
    ...forgotten(acknowledged.captures, ids(paypal.captures), 'PayPal’s payment'),
    ...forgotten(
      acknowledged.mails,
      mails.map(({ messageId }) => messageId),
      'the mail',
    ),
  ]
}

function nameOf(orderId: string | null, { buyers }: Evidence): string {
  if (!orderId) return 'The books'
  const buyer = buyers.find((one) => one.orderId === orderId)
  return `Order ${orderId} (${buyer ? `${buyer.name}, killed ${buyer.point}` : 'of no buyer'})`
}

import type { Evidence, Violation } from './evidence.ts'

const sum = (entries: { cents: number }[]) => entries.reduce((total, { cents }) => total + cents, 0)

/**
 * Every paid card exists once and is mailed once; every redeemed cent is recorded once, and no balance is anything
 * but its entries.
 */
export function judgeGifts(evidence: Evidence): Violation[] {
  return [...judgeCards(evidence), ...judgeUses(evidence), ...judgeDesk(evidence)]
}

function judgeCards({ shop, gifts, mails, buyers }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { id, orderId, status, valueCents, balanceCents, recipientEmail } of gifts.cards) {
    const say = (sentence: string) => found.push({ orderId, sentence: `its gift card ${id} ${sentence}` })
    const entries = gifts.entries.filter(({ cardId }) => cardId === id)
    const issued = entries.filter(({ kind }) => kind === 'issue')
    const isPaid = shop.orders.some((order) => order.id === orderId && order.status === 'paid')
    if (issued.length !== (isPaid ? 1 : 0)) say(`was issued ${issued.length} times`)
    if (isPaid && status !== 'delivered') say(`is paid and ${status}`)
    if (isPaid && issued[0]?.cents !== valueCents) say(`was issued with ${issued[0]?.cents} cents`)
    if (balanceCents < 0) say(`has ${balanceCents} cents`)
    if (balanceCents !== sum(entries)) say(`has ${balanceCents} cents, its entries are ${sum(entries)}`)
    const sent = mails.filter(({ to }) => to.includes(recipientEmail))
    if (sent.length !== (isPaid ? 1 : 0)) say(`was mailed ${sent.length} times`)
  }
  for (const { orderId, gifts: wanted } of buyers) {
    const isPaid = shop.orders.some(({ id, status }) => id === orderId && status === 'paid')
    const count = gifts.cards.filter((card) => card.orderId === orderId).length
    if (isPaid && count !== wanted)
      found.push({ orderId, sentence: `${wanted} gift cards are paid, ${count} exist` })
  }
  return found
}

function judgeUses({ shop, gifts }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { orderId, cardId, cents, state } of gifts.uses) {
    const isPaid = shop.orders.some(({ id, status }) => id === orderId && status === 'paid')
    const own = gifts.entries.filter((entry) => entry.orderId === orderId && entry.cardId === cardId)
    const spent = -sum(own)
    const redeemed = own.filter(({ kind }) => kind === 'redeem')
    if (spent !== (isPaid ? cents : 0) || redeemed.length !== (isPaid ? 1 : 0))
      found.push({
        orderId,
        sentence: `a gift card pays ${cents} cents of it, ${spent} were taken in ${redeemed.length} redemptions`,
      })
    if (state !== (isPaid ? 'taken' : 'released'))
      found.push({ orderId, sentence: `its gift card's part is ${state}` })
  }
  for (const { orderId, kind } of gifts.entries)
    if (kind === 'redeem' && orderId && !gifts.uses.some((used) => used.orderId === orderId))
      found.push({ orderId, sentence: 'a gift card paid for it that it does not know' })
  return found
}

function judgeDesk({ gifts, desk }: Evidence): Violation[] {
  const recorded = gifts.entries.filter(({ kind, orderId }) => kind === 'redeem' && orderId === null)
  const found: Violation[] = []
  for (const { key, cents } of desk) {
    const own = recorded.filter((entry) => entry.key === `desk:${key}`)
    if (own.length !== 1 || own[0]?.cents !== -cents)
      found.push({
        orderId: null,
        sentence: `${cents} cents were redeemed at the desk, and ${-sum(own)} are recorded`,
      })
  }
  for (const { key } of recorded)
    if (!desk.some((one) => `desk:${one.key}` === key))
      found.push({ orderId: null, sentence: `${key} was redeemed by nobody` })
  return found
}

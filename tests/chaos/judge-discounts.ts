import type { Evidence, Violation } from './evidence.ts'

/** Every order's parts make its total to the cent, its codes took off what it says, and no code was used too often. */
export function judgeDiscounts({ discounts: { uses, orders } }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { id: orderId, totalCents, discountCents, wholeCents } of orders) {
    const off = uses.filter((used) => used.orderId === orderId).reduce((sum, { cents }) => sum + cents, 0)
    if (off !== discountCents)
      found.push({ orderId, sentence: `codes take ${off} cents off, its books say ${discountCents}` })
    if (wholeCents - discountCents !== totalCents)
      found.push({
        orderId,
        sentence: `${wholeCents} less ${discountCents} cents are not its total ${totalCents}`,
      })
  }
  const isPaid = new Set(orders.filter(({ status }) => status === 'paid').map(({ id }) => id))
  for (const { code, maxUses } of uses) {
    const paid = uses.filter((used) => used.code === code && isPaid.has(used.orderId)).length
    if (paid > maxUses) found.push({ orderId: null, sentence: `the code ${code} was used ${paid} times` })
  }
  return found
}

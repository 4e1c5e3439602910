import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import { buyPatiently } from '../chaos/buy-patiently.ts'
import { createBuyer, type Market } from '../chaos/buyer.ts'
import { formTable } from '../setup/form-table.ts'
import { putOnShelf } from '../setup/stock.ts'

const product = 'injection-b12'
const patienceMs = 120_000

/**
 * Patients who send a form and shoppers who buy while everything fails around them: each says the same again, under the
 * same key, until there is an answer, as the browser does.
 */
export async function startWriters(shop: Market, sql: postgres.Sql) {
  await putOnShelf(sql, 5_000, product)
  const [price] = await sql<
    { cents: number }[]
  >`select (price * 100)::integer as cents from products where id = ${product}`
  const forms: string[] = []
  const orders: string[] = []
  const troubles: string[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false
  const start = (work: Promise<void>) => {
    const one = work.catch((error) => void troubles.push(String(error))).finally(() => underWay.delete(one))
    underWay.add(one)
  }

  async function sendForm(nth: number): Promise<void> {
    const email = `cluster-${nth}@example.com`
    const body = JSON.stringify({ key: randomUUID(), values: { ...formTable.contact.least, email } })
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      const status = await fetch(`${shop.siteUrl}/api/forms/contact`, {
        method: 'POST',
        headers: {
          origin: shop.siteUrl,
          'content-type': 'application/json',
          'x-forwarded-for': `10.66.${nth >> 8}.${nth & 255}`,
        },
        body,
        signal: AbortSignal.timeout(20_000),
      }).then(
        ({ status }) => status,
        () => 0,
      )
      if (status === 200) return void forms.push(email)
      if (status >= 400 && status < 500) throw new Error(`The form of ${email} was refused: ${status}`)
      await wait(300)
    }
    throw new Error(`The form of ${email} got no answer for ${patienceMs / 1000} s`)
  }

  async function buy(nth: number): Promise<void> {
    const lines = [{ productId: product, quantity: 1 }]
    const cart = {
      lines,
      zip: '85251',
      gifts: [],
      giftCode: null,
      discountCodes: [],
      totalCents: price?.cents ?? 0,
    }
    const buyer = createBuyer(shop, nth, cart, 'cluster')
    await buyPatiently(buyer)
    if (buyer.record.orderId) orders.push(buyer.record.orderId)
    // As a page that says "confirming" does.
    const deadline = Date.now() + patienceMs
    while (buyer.record.answers.at(-1)?.body.status !== 'paid' && Date.now() < deadline) {
      await wait(1_000)
      await buyer.comeBack()
    }
  }

  const running = (async () => {
    for (let nth = 0; !isOver; nth += 1) {
      start(sendForm(nth))
      if (nth % 3 === 0) start(buy(nth))
      await wait(500)
    }
  })()

  return {
    /** Ends it and says what was confirmed and is not in the database, or is there twice. */
    async judge(current: postgres.Sql) {
      isOver = true
      await running
      while (underWay.size > 0) await Promise.all(underWay)
      const kept = await current<{ email: string }[]>`
        select payload->>'email' as email from submissions where payload->>'email' like 'cluster-%'`
      const rows = await current<{ id: string }[]>`
        select id from orders where status = 'paid' and id = any(${orders})`
      const paid = new Set(rows.map(({ id }) => id))
      const times = (list: { email: string }[], email: string) =>
        list.filter((one) => one.email === email).length
      for (const email of forms)
        if (times(kept, email) !== 1) troubles.push(`${email}: ${times(kept, email)} rows`)
      for (const id of orders) if (!paid.has(id)) troubles.push(`order ${id} is not paid`)
      return { forms: forms.length, orders: orders.length, troubles }
    },
  }
}

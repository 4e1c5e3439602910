import { setTimeout as delay } from 'node:timers/promises'
import { putOnShelf } from '../setup/stock.ts'
import type { DiscountLedger, GiftLedger, Shelf, ShopLedger } from './evidence.ts'
import type { Shop } from './shop.ts'

/** The shop's own tables, read past the site. */
export async function readShopLedger({ sql }: Shop): Promise<ShopLedger> {
  return {
    orders: await sql`select id, status, due_cents(id) as cents, email,
      paypal_payment_id as "paypalPaymentId" from orders`,
    attempts:
      await sql`select id, order_id as "orderId", status, paypal_order_id as "paypalOrderId" from payment_attempts`,
    items: await sql`select order_id as "orderId", product_id as "productId", quantity from order_items`,
    holds:
      await sql`select order_id as "orderId", product_id as "productId", quantity, state from stock_holds`,
    unsent: await sql`select id, kind, order_id as "orderId", status, last_error as error from mail_outbox
      where status <> 'sent'`,
  }
}

/** Cards, every movement of their money, and what of it paid for orders. */
export async function readGiftLedger({ sql }: Shop): Promise<GiftLedger> {
  return {
    cards: await sql`select id, order_id as "orderId", status, (value * 100)::integer as "valueCents",
      (balance * 100)::integer as "balanceCents", recipient_email as "recipientEmail" from gift_cards`,
    entries:
      await sql`select gift_card_id as "cardId", kind, (amount * 100)::integer as cents, order_id as "orderId", key
      from gift_card_entries`,
    uses: await sql`select order_id as "orderId", gift_card_id as "cardId", (amount * 100)::integer as cents, state
      from gift_card_uses`,
  }
}

/** What codes took off, and what each order's lines, gift cards and way to the door cost. */
export async function readDiscountLedger({ sql }: Shop): Promise<DiscountLedger> {
  return {
    uses: await sql`select code, max_uses as "maxUses", order_id as "orderId", (used.amount * 100)::integer as cents
      from discount_uses as used join discount_codes on discount_codes.id = discount_id where order_id is not null`,
    orders: await sql`select id, status, (total_amount * 100)::integer as "totalCents",
      (discount_amount * 100)::integer as "discountCents", ((travel_fee
        + coalesce((select sum(price * quantity) from order_items where order_id = orders.id), 0)
        + coalesce((select sum(price) from gift_cards where order_id = orders.id), 0)) * 100)::integer as "wholeCents"
      from orders`,
  }
}

/** Units on the shelf, by product. */
export async function readShelf({ sql }: Shop): Promise<Shelf> {
  const rows = await sql<{ id: string; units: number }[]>`select id, stock_quantity as units from products`
  return Object.fromEntries(rows.map(({ id, units }) => [id, units]))
}

/** So much of everything that hundreds of checkouts don't empty it. */
export async function fillShelf({ sql }: Shop): Promise<void> {
  await putOnShelf(sql, 5000)
}

export type Catalogue = { id: string; cents: number }[]

/** What is on sale. Products enter the shop's table by themselves, soon after the site's first start. */
export async function readCatalogue({ sql }: Shop): Promise<Catalogue> {
  for (let tries = 0; tries < 100; tries += 1) {
    const products = await sql<Catalogue>`select id, (price * 100)::integer as cents from products
      where is_active order by id`
    if (products.length > 0) return products
    await delay(100)
  }
  throw new Error('The shop has nothing to sell.')
}

import { connectToDatabase } from './database'
import type { Demo } from './demo'
import { paypalOf } from './demo-paypal'

/** What nobody may change by a request that was refused: money, goods, owners and accounts, here and at PayPal. */
export async function allBooks(demo: Demo) {
  const sql = await connectToDatabase(demo)
  try {
    const { orders, captures, refunds } = await paypalOf(demo).control('ledger')
    return {
      orders: await sql`select id, user_id, email, total_amount, status, paypal_payment_id, access_token
        from public.orders order by id`,
      items: await sql`select * from public.order_items order by order_id, product_id`,
      attempts:
        await sql`select id, order_id, amount, currency, paypal_order_id from public.payment_attempts order by id`,
      refunds: await sql`select * from public.refunds order by paypal_refund_id`,
      refundRequests: await sql`select id, order_id, amount from public.refund_requests order by id`,
      carts: await sql`select * from public.cart_items order by id`,
      holds:
        await sql`select order_id, product_id, quantity from public.stock_holds order by order_id, product_id`,
      products: await sql`select id, price, stock_quantity, is_active from public.products order by id`,
      staff: await sql`select * from public.staff order by 1`,
      accounts: await sql`select id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data, role,
        email_confirmed_at from auth.users order by id`,
      atPayPal: [...orders, ...captures, ...refunds].map(({ id, status, amountCents }) => ({
        id,
        status,
        amountCents,
      })),
    }
  } finally {
    await sql.end()
  }
}

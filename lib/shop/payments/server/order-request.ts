import { paypalAmount } from './model'

type Order = {
  orderId: string
  amountCents: number
  items: { quantity: number; price_cents: number }[]
  brandName: string
  siteUrl: string
}

/**
 * The body of PayPal's create call. Names say nothing about treatments (contract B5), N counts units (PAY-004), amounts are
 * exact. No invoice_id: a constant one would refuse every second try.
 */
export function orderRequest({ orderId, amountCents, items, brandName, siteUrl }: Order) {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const itemCents = items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)
  // The part a gift card pays.
  const discount = itemCents > amountCents && { discount: paypalAmount(itemCents - amountCents) }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        description: `Order with ${units} ${units === 1 ? 'item' : 'items'}`,
        amount: {
          ...paypalAmount(amountCents),
          breakdown: { item_total: paypalAmount(itemCents), ...discount },
        },
        items: items.map(({ quantity, price_cents }, index) => ({
          name: `Wellness item ${index + 1}`,
          quantity: String(quantity),
          unit_amount: paypalAmount(price_cents),
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brandName,
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: 'NO_SHIPPING',
          return_url: siteUrl,
          cancel_url: siteUrl,
        },
      },
    },
  }
}

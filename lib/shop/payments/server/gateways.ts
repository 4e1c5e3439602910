import 'server-only'
import * as paypal from './paypal'

/** Whoever takes money: in PayPal's words (`paypal-answers.ts`), throwing PayPal's errors (`ask-paypal.ts`). */
type Gateway = Pick<
  typeof paypal,
  'merchantId' | 'createOrder' | 'readOrder' | 'captureOrder' | 'readCapture' | 'refundCapture' | 'readRefund'
> & { offer: () => object | undefined }

/** Who takes money at the till. All ids of one but PayPal begin with its name and a hyphen. */
export const gateways = { paypal } satisfies Record<string, Gateway>

export type GatewayName = keyof typeof gateways

/** Whose id this is: an order's, a capture's or a refund's. */
export function gatewayOf(id: string): Gateway {
  const [name = ''] = id.split('-')
  return Object.hasOwn(gateways, name) ? gateways[name as GatewayName] : gateways.paypal
}

/** What the buttons of those need that are set up, by name. */
export const currentOffers = () =>
  Object.fromEntries(
    Object.entries<Gateway>(gateways).flatMap(([name, { offer }]) => {
      const offered = offer()
      return offered ? [[name, offered]] : []
    }),
  )

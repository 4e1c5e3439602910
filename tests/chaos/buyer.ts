import { randomUUID } from 'node:crypto'
import type { Answer, BuyerRecord } from './evidence.ts'
import type { Shop } from './shop.ts'
import { approve } from './stand-in.ts'

export type Line = { productId: string; quantity: number }
/** `totalCents` is what PayPal is to be asked: with the travel fee to `zip`, without what codes take off and a gift card pays. */
export type Cart = {
  lines: Line[]
  zip: string
  gifts: GiftWish[]
  giftCode: string | null
  discountCodes: string[]
  totalCents: number
}
export type GiftWish = { valueCents: number; recipientEmail: string }

export type Buyer = {
  record: BuyerRecord
  /** What calls about this checkout can be told by. */
  ids: string[]
  /** Presses the button: the shop's order and PayPal's, or an answer that says why not. */
  press(): Promise<Answer>
  /** Agrees at PayPal. */
  approve(instrument?: 'good' | 'declined'): Promise<void>
  /** PayPal's window has closed: asks the shop to settle. */
  comeBack(): Promise<Answer>
  /** Asks how the order stands, as a page that says "confirming" does. */
  look(): Promise<Answer>
}

/** Those whose page says "confirming" ask again, as it does until it knows more. */
export async function keepAsking(buyers: Buyer[]): Promise<void> {
  const waiting = buyers.filter(
    ({ record }) => record.stays && record.answers.at(-1)?.body.status === 'confirming',
  )
  await Promise.all(waiting.map((buyer) => buyer.look()))
}

const timeoutMs = 30_000

/** Where somebody buys. */
export type Market = Pick<Shop, 'siteUrl' | 'stackUrl' | 'secrets' | 'now'>

/** Somebody with a cart and a browser: speaks the shop's HTTP as its pages do and writes down every answer. */
export function createBuyer(shop: Market, number: number, cart: Cart, point: string): Buyer {
  const checkoutKey = randomUUID()
  const email = `buyer-${number}@example.com`
  // An address of their own each, since the shop counts calls by it.
  const headers = { 'x-forwarded-for': `10.77.${number >> 8}.${number & 255}` }
  const record: BuyerRecord = {
    name: `buyer ${number}`,
    email,
    point,
    orderId: null,
    acts: [],
    answers: [],
    gifts: cart.gifts.length,
    stays: true,
  }
  const gifts = cart.gifts.map((wish) => ({
    ...wish,
    giftKey: randomUUID(),
    presetId: null,
    recipientName: 'Sam',
    senderName: 'Ana',
    message: '',
    deliverOn: '',
  }))
  let paypalOrderId = ''

  async function ask(asked: Answer['asked'], path: string, init: RequestInit): Promise<Answer> {
    const got = await fetch(`${shop.siteUrl}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .then(async (response) => ({ status: response.status, body: flat(await response.json()) }))
      // No answer, or one that was cut off: a browser knows nothing then.
      .catch(() => ({ status: null, body: {} }))
    const answer = { at: shop.now(), asked, ...got }
    record.answers.push(answer)
    return answer
  }
  const post = (asked: Answer['asked'], path: string, body: object) =>
    ask(asked, path, {
      method: 'POST',
      headers: { ...headers, origin: shop.siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    record,
    ids: [checkoutKey, email],
    async press() {
      record.acts.push(shop.now())
      const answer = await post('press', '/api/orders', {
        checkoutKey,
        lines: cart.lines,
        visit: cart.lines.length > 0 ? { zip: cart.zip, phone: '(480) 555-0100' } : null,
        gifts,
        giftCode: cart.giftCode,
        discountCodes: cart.discountCodes,
        expectedTotalCents: cart.totalCents,
      })
      const told = answer.body as { orderId?: string; paypalOrderId?: string }
      record.orderId = told.orderId ?? record.orderId
      paypalOrderId = told.paypalOrderId ?? paypalOrderId
      return answer
    },
    async approve(instrument = 'good') {
      record.acts.push(shop.now())
      await approve(shop, paypalOrderId, email, instrument)
    },
    comeBack: () => post('return', `/api/orders/${record.orderId}/settle`, { checkoutKey, paypalOrderId }),
    look: () =>
      ask('look', `/api/orders/${record.orderId}`, {
        headers: { ...headers, 'x-checkout-key': checkoutKey },
      }),
  }
}

/** A press for an order that needs no payment is answered with its state in `order`. */
const flat = ({ order, ...body }: { order?: object }) => ({ ...body, ...order })

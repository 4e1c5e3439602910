import type { Acknowledged } from './witness.ts'

/** One answer a buyer's browser got. */
export type Answer = {
  /** The demo's time, ms. */
  at: number
  asked: 'press' | 'return' | 'look'
  /** Null: no answer came. */
  status: number | null
  body: { status?: string; reason?: string; error?: string; message?: string; outcome?: string }
}

/** What one buyer did and was told. */
export type BuyerRecord = {
  name: string
  email: string
  /** The kill point of this checkout. */
  point: string
  orderId: string | null
  /** When the buyer pressed the button or approved at PayPal, the demo's time in ms. */
  acts: number[]
  answers: Answer[]
  /** Gift cards in the cart. */
  gifts: number
  /** False: the tab was closed, and nobody reads the end. */
  stays: boolean
}

export type PayPalLedger = {
  orders: { id: string; status: string; orderId: string }[]
  captures: {
    id: string
    paypalOrderId: string
    orderId: string
    status: string
    cents: number
    at: number
  }[]
}

export type ShopLedger = {
  /** `cents` is what PayPal is to take: without what a gift card pays. */
  orders: { id: string; status: string; cents: number; email: string; paypalPaymentId: string | null }[]
  attempts: { id: string; orderId: string; status: string; paypalOrderId: string | null }[]
  items: { orderId: string; productId: string; quantity: number }[]
  holds: { orderId: string; productId: string; quantity: number; state: string }[]
  /** Mails that were not sent. */
  unsent: { id: string; kind: string; orderId: string | null; status: string; error: string | null }[]
}

export type Mail = { messageId: string; to: string[]; subject: string; deliveries: number }

/** The shop's books about gift cards. */
export type GiftLedger = {
  cards: {
    id: string
    orderId: string
    status: string
    valueCents: number
    balanceCents: number
    recipientEmail: string
  }[]
  entries: { cardId: string; kind: string; cents: number; orderId: string | null; key: string }[]
  uses: { orderId: string; cardId: string; cents: number; state: string }[]
}

/** What codes took off: the parts of each order, and the books' sums of it, in cents. */
export type DiscountLedger = {
  uses: { code: string; maxUses: number; orderId: string; cents: number }[]
  orders: { id: string; status: string; totalCents: number; discountCents: number; wholeCents: number }[]
}

/** A redemption at the desk that was acknowledged. */
export type DeskRedemption = { key: string; cents: number }

/** Units on the shelf by product id. */
export type Shelf = Record<string, number>

/**
 * Everything the judge looks at. What PayPal says and what the mailbox holds come from elsewhere than the shop's own
 * tables.
 */
export type Evidence = {
  paypal: PayPalLedger
  shop: ShopLedger
  mails: Mail[]
  gifts: GiftLedger
  discounts: DiscountLedger
  desk: DeskRedemption[]
  buyers: BuyerRecord[]
  shelfBefore: Shelf
  shelfAfter: Shelf
  /** Products of which the ledger of the stock and what is for sale disagree. */
  shelfErrors: string[]
  acknowledged: Acknowledged
  /** What the site or the stack did that they should not when something died. */
  troubles: string[]
}

/** A rule that was broken, about an order or about the shelf. */
export type Violation = { orderId: string | null; sentence: string }

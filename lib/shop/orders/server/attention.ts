/** Why a person must look at an order, in words, from the code it was stored with. */
export function attentionSentence(attention: string | null): string {
  const sentence = attentionSentences[attention ?? '']
  if (sentence) return sentence
  return attention?.startsWith('NOT_CAPTURED_')
    ? `PayPal's order is not the one we asked for (${attention}); nothing was charged.`
    : `PayPal reported something the shop doesn’t recognize (${attention ?? 'no reason'}).`
}

const attentionSentences: Record<string, string> = {
  AMOUNT_DIFFERS: 'The amount received doesn’t match the order total.',
  PAID_TWICE: 'A second payment came in for an order that was paid already.',
  PAID_AN_OLD_CART: 'The payment is for a cart the buyer has changed since.',
  OUT_OF_STOCK: 'It was paid late, and what was ordered has sold out.',
  REFUND_REFUSED: 'A refund that was under way is refused by PayPal: the money is still here.',
  REFUND_FAILED: 'A refund failed at PayPal after it had begun: the buyer did not get the money.',
  REFUND_UNKNOWN: 'For 40 days PayPal has not said whether a refund went through.',
  DIFFERS_CAPTURE_MISSING: 'PayPal no longer has a record of this order’s payment.',
  DIFFERS_CAPTURE_STATUS: 'PayPal does not count the payment of this order as received; the shop does.',
  DIFFERS_CAPTURE_AMOUNT: 'PayPal shows another amount for the payment of this order than the shop.',
  DIFFERS_REFUND_MISSING: 'The shop shows more money given back for this order than PayPal does.',
  CODE_USED:
    'It was paid late, and a code in it was used elsewhere by then. Give the money back, or let the discount stand.',
  GIFT_CARD_EMPTY:
    'It was paid late, and the gift card that pays a part of it has too little money left. Give PayPal’s part back.',
  GIFT_CARDS_UNPAID:
    'Less money is here than its gift cards cost. Cancel the cards whose money went back (nothing is paid twice), or give the rest back.',
  GIFT_CARD_SPENT: 'It was refunded at PayPal, although part of its gift card had already been spent.',
  OUTCOME_UNKNOWN: 'For six hours PayPal has not said whether the payment went through.',
}

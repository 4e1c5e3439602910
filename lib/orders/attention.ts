/** Why a person must look at an order, in words, from the code it was stored with. */
export function attentionSentence(attention: string | null): string {
  const sentence = attentionSentences[attention ?? '']
  if (sentence) return sentence
  return attention?.startsWith('NOT_CAPTURED_')
    ? `PayPal's order is not the one we asked for (${attention}); nothing was charged.`
    : `PayPal told something the shop does not know (${attention ?? 'no reason'}).`
}

const attentionSentences: Record<string, string> = {
  AMOUNT_DIFFERS: 'The money that came is not the amount of the order.',
  PAID_TWICE: 'A second payment came in for an order that was paid already.',
  PAID_AN_OLD_CART: 'The payment is for a cart the buyer has changed since.',
  OUT_OF_STOCK: 'It was paid late, and what was ordered is sold out meanwhile.',
  OUTCOME_UNKNOWN: 'For six hours PayPal has not said whether the payment went through.',
}

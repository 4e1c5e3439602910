/** The first 8 characters of an order's id: the reference people read aloud (ERR-010). */
export const orderRef = (orderId: string) => orderId.slice(0, 8)

/** The part of the access token a person keeps (ERR-010). */
export const accessCode = (accessToken: string) => accessToken.slice(0, 13)

/**
 * While nobody knows whether an order was placed that a gift card pays as a whole. The checkout key places it once.
 */
export const placingSentence =
  'We can’t tell yet whether your order went through. Press the button again: you’ll only be charged once.'

/** What a shopper hears before and after buying something that needs a good faith exam first. */
export const examNote =
  'Before your first treatment, you need a good faith exam: a video call of 5 to 10 minutes with a licensed provider. If the provider decides against the treatment, we refund what you paid for it.'

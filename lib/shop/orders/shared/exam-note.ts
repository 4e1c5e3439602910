/** What a shopper hears before and after buying something that needs a good faith exam first. */
export const examNote =
  'Before your first treatment, you need a good faith exam: a video call of 5 to 10 minutes with a licensed provider. If the provider decides against the treatment, we refund what you paid for it.'

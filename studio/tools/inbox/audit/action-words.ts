const words: Record<string, string> = {
  'request.read': 'looked at it',
  'request.assigned': 'assigned it',
  'request.status': 'changed the status',
  'request.noted': 'left a note',
  'request.replied': 'replied by mail',
  'request.exported': 'took a table of requests away',
  'order.read': 'looked at it',
  'order.fulfilled': 'marked it as fulfilled',
  'order.unfulfilled': 'took “fulfilled” back',
  'order.settled': 'settled what needed a person',
  'refund.asked': 'gave money back',
  'exam.ticked': 'ticked the exam as done',
  'mail.resent': 'sent a mail once more',
  'subscriber.unsubscribed': 'ended a subscription',
  'subscriber.exported': 'took a table of subscribers away',
  'price.exported': 'took a table of prices away',
  'discount.redeemed': 'redeemed a discount code',
  'account.deleted': 'deleted their account',
  'exam.unticked': 'took the tick of the exam back',
}

/** An action in words; one without words of its own by its name. */
export const actionWords = (action: string): string => words[action] ?? action.replaceAll(/[._]/g, ' ')

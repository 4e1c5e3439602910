/** What `delete_account` in the database takes away, in its owner's words. */
export const whatGoes = [
  'Your account with name, email address and password, on all devices.',
  'Your stored cart.',
  'Your name and email address on your orders.',
  'What you wrote in requests we have answered, with your name and contacts, and our replies.',
  'Your reservations: spots at coming events are given back, on past ones your name is removed.',
  'Your name and message on gift cards you bought, and your name and address on those you received.',
  'Your subscriptions, an unused discount code, and our list of the mails we sent you.',
]

/** What it leaves, and why. */
export const whatStays = [
  'Orders with date, items, amounts and PayPal’s numbers, without your name. The tax office asks for them.',
  'Requests we have not answered. We answer first; then your name and what you wrote are removed.',
  'Gift cards with their money: who has the code can go on using it, and what is scheduled is still delivered.',
  'Good Faith Estimates we have sent you. We have to keep them.',
  'Your address on our do-not-write list, if you had subscribed, and beside a discount code you have used.',
]

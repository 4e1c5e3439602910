/** What `delete_account` in the database takes away, in its owner's words. */
export const whatGoes = [
  'Your account, with your name, email address and password, on all devices.',
  'Your saved cart.',
  'Your name and email address on your orders.',
  'What you wrote in requests we’ve answered, with your name and contact details, and our replies.',
  'Your reservations: we release your spots at upcoming events and remove your name from past ones.',
  'Your name and message on gift cards you bought, and your name and address on those you received.',
  'Your subscriptions, any unused discount code, and our list of the emails we sent you.',
]

/** What it leaves, and why. */
export const whatStays = [
  'Orders, with date, items, amounts and PayPal’s numbers, but without your name. We need them for taxes.',
  'Requests we haven’t answered. We’ll answer first, then remove your name and what you wrote.',
  'Gift cards and their balances: anyone with the code can keep using it, and scheduled cards still go out.',
  'Good Faith Estimates we’ve sent you. We’re required to keep them.',
  'Your address on our do-not-email list, if you were subscribed, and next to any discount code you’ve used.',
]

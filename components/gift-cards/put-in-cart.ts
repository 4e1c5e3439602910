// What a gift form needs once a card is to go into the cart.
export { putGift } from '@/lib/cart/gifts'
export { giftProblems, giftSentences } from '@/lib/gift-cards/rules'
export { showPrintNotes } from './print-notes'

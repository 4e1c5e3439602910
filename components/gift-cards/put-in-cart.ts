// What a gift form needs once a card is to go into the cart.
export { putGift } from '@/lib/shop/cart/browser/gifts'
export { giftProblems, giftSentences } from '@/lib/shop/gift-cards/shared/rules'
export { showPrintNotes } from './print-notes'

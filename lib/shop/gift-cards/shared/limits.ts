/** A card with a value of one's own choice, in cents (VALID-008). */
export const leastValueCents = 25_00
export const mostValueCents = 1000_00
export const mostNameLength = 80
export const mostEmailLength = 254
export const mostMessageLength = 500
/** Gift cards in one cart. */
export const mostGifts = 10

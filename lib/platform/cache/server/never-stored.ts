/** Tag of a page that says "there is nothing here": anybody can invent such addresses, so it is never stored. */
export const nothingHere = 'nothing-here'

/** Tag of a page that says "not now": it is never stored, and what is stored at its address stays. */
export const notNow = 'not-now'

import { fillReviews } from './reviews.ts'

/** The stand-in's script for browsers: Node has taken the types out of the function, so its own text is plain JavaScript. */
export const reviewsScript = `(${fillReviews})()\n`

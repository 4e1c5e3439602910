/** For `options`: how much a hit in this field counts in the Studio's search. A title counts 10, any other text 1. */
export const findable = (weight: number) => ({ search: { weight } })

/** What the thing is also called, or is found under. */
export const otherName = findable(6)

/** Sentences about it. */
export const about = findable(3)

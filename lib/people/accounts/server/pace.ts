/** Steps in which calls that may send a mail answer, in ms (see even-pace.ts). */
export const mailStepMs = 800

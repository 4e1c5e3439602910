/** What is wrong with a typed order number, or null. */
export const referenceProblem = (typed: string): string | null =>
  /^[0-9a-f]{8}$/.test(cleanReference(typed))
    ? null
    : 'The order number has 8 letters and digits, such as 1a2b3c4d.'

/** What is wrong with a typed access code, or null. */
export const codeProblem = (typed: string): string | null =>
  /^[a-z0-9]{13}$/.test(cleanCode(typed)) ? null : 'The access code has 13 letters and digits.'

/** As people copy it: with #, in capitals, with blanks around. */
export const cleanReference = (typed: string): string => typed.trim().replace(/^#\s*/, '').toLowerCase()

/** As people copy it: in capitals, with blanks, with the dots of the toast. */
export const cleanCode = (typed: string): string => typed.replaceAll(/[\s.…-]/g, '').toLowerCase()

type Promised = { amount?: number; unit?: string } | undefined

const wordsOfTime = /within\s+(?:(\d+)\s*[-–]\s*)?(\d+)\s+(hours?|business days?)/gi

/** `true`, or a sentence: a text that promises another time than the one the staff are reminded by. */
export function promiseProblem(promised: Promised, texts: (string | undefined)[]): true | string {
  if (!promised?.amount || !promised.unit) return true
  for (const text of texts)
    for (const [words, , amount, unit] of (text ?? '').matchAll(wordsOfTime)) {
      const isSame =
        Number(amount) === promised.amount && unit?.toLowerCase().replace(/s?$/, 's') === promised.unit
      if (!isSame)
        return `The text promises “${words}”, but staff are reminded after ${promised.amount} ${promised.unit}.`
    }
  return true
}

const shape = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `true`, or a sentence: a time of day is written like 08:00 or 20:00. */
export function timeProblem(time: string | undefined): true | string {
  return !time || shape.test(time) ? true : 'Write the time like 08:00 or 20:00.'
}

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

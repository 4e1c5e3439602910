/** Where a nurse is to come, as the shop has looked it up; `time` is null where none is stated (AREA-011). */
export type Visit = { zip: string; phone: string; area: string; time: string | null; feeCents: number }

/** The visit in an answer; null when it is none. */
export function readVisit(answer: unknown): Visit | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { zip, phone, area, time, feeCents } = answer as Visit
  const areTexts = [zip, phone, area, time ?? ''].every((text) => typeof text === 'string')
  return areTexts && Number.isInteger(feeCents) ? { zip, phone, area, time, feeCents } : null
}

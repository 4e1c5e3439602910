/** What a provider said after a Good Faith Exam. */
export const clearanceOutcomes = {
  approved: 'Approved',
  declined: 'Declined',
  more_needed: 'Asked for more',
} as const
export type ClearanceOutcome = keyof typeof clearanceOutcomes

/** How one group of treatments in an order stands that needs an exam. */
export type ExamState = {
  group: string
  /** The last word of the register about its person, by its id. */
  lastId: string | null
  outcome: ClearanceOutcome | null
  validUntil: string | null
  /** The register clears its person for it now. */
  isCleared: boolean
  /** It may be given: cleared, or ticked for this order. */
  isOpen: boolean
}

/** The first end of what clears all of these; null where something is not cleared. */
export const clearedUntil = (states: readonly ExamState[]): string | null =>
  firstEnd(states.map(({ isCleared, validUntil }) => (isCleared ? validUntil : null)))

/** What `GET /api/account/clearance` says to who is signed in. */
export type OwnClearance = {
  /** The first end of what clears all of the stored cart; null where something in it still needs an exam, or none does. */
  clearedUntil: string | null
  /** By product: until when an exam clears it. What is not here needs one, or none at all. */
  products: Record<string, string>
  /** By group of treatments, as the clinic calls it. */
  groups: { group: string; clearedUntil: string }[]
}

export const nobodysClearance: OwnClearance = { clearedUntil: null, products: {}, groups: [] }

/** The earliest of these moments; null where there is none, or one is missing. */
export function firstEnd(ends: readonly (string | null)[]): string | null {
  const known = ends.filter((end) => end !== null)
  if (known.length === 0 || known.length < ends.length) return null
  return known.reduce((first, end) => (Date.parse(end) < Date.parse(first) ? end : first))
}

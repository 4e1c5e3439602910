import type { Finding, TruthNote } from './model.ts'

/** The findings nobody has called intended. A note whose finding is gone or has other values counts for nothing. */
export function withoutIntended(findings: readonly Finding[], notes: readonly TruthNote[]): Finding[] {
  const keys = new Set(notes.map(({ findingKey }) => findingKey))
  return findings.filter(({ key }) => !keys.has(key))
}

/** The findings somebody has called intended, each with the note that says why. */
export function intendedOf<Note extends TruthNote>(
  findings: readonly Finding[],
  notes: readonly Note[],
): { finding: Finding; note: Note }[] {
  const byKey = new Map(notes.map((note) => [note.findingKey, note]))
  return findings.flatMap((finding) => {
    const note = byKey.get(finding.key)
    return note ? [{ finding, note }] : []
  })
}

/** The `_id` of the note on a finding: the same key gives the same document. */
export function truthNoteId(findingKey: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (const letter of findingKey) {
    const code = letter.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  const half = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
  return `truthNote-${half(one ^ (other >>> 16))}${half(other ^ (one >>> 13))}`
}

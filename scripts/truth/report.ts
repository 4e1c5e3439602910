import { clinicStamp } from '../../lib/platform/clinic-time/shared/clinic-time.ts'
import type { Finding, Severity, TruthNote } from '../../lib/truth/model.ts'

export type Result = {
  at: Date
  documents: number
  findings: Finding[]
  intended: { finding: Finding; note: TruthNote }[]
}

const marks: Record<Severity, string> = { error: 'Wrong', warning: 'Questionable', notice: 'Good to know' }

/** Prints what `docs/truth-check.md` describes. */
export function printJson({ at, documents, findings, intended }: Result): void {
  const list = intended.map(({ finding, note: { reason, by, at: noted } }) => ({
    ...finding,
    reason,
    by,
    notedAt: noted,
  }))
  console.log(JSON.stringify({ at: at.toISOString(), documents, findings, intended: list }, null, 2))
}

/** Prints the findings for people, what is intended only with `isAll`. */
export function printText({ at, documents, findings, intended }: Result, isAll: boolean): void {
  for (const finding of findings) console.log(`${marks[finding.severity]}: ${linesOf(finding)}`)
  if (isAll) {
    for (const { finding, note } of intended) console.log(`Intended (${note.reason}): ${linesOf(finding)}`)
  }
  const found = findings.length === 0 ? 'Nothing contradicts itself' : countOf(findings.length)
  const known =
    intended.length > 0 ? `, ${intended.length} more ${intended.length > 1 ? 'are' : 'is'} intended` : ''
  console.log(`${found} in ${documents} documents as of ${clinicStamp(at)}${known}.`)
}

const linesOf = ({ sentence, places }: Finding) =>
  `${sentence}\n${places.map(({ label }) => `    ${label}\n`).join('')}`

const countOf = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)

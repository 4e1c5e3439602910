import { z } from 'zod'

const hour = 3_600_000
/** How soon what is used in production has to be without it, since we know (SECURITY.md). */
export const deadlines = {
  critical: 24 * hour,
  high: 72 * hour,
  moderate: 14 * 24 * hour,
  low: 14 * 24 * hour,
}
type Severity = keyof typeof deadlines

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
})
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([advisory, z.string()])) })),
})

/** When each was seen first, by its id. */
export type Seen = Record<string, string>
export type Finding = { id: string; severity: Severity; text: string; leftMs: number }

/**
 * What `npm audit --json` found, the most urgent first, and when each was seen first. Throws when it is no answer of
 * npm's.
 */
export function reportOf(answer: unknown, seenBefore: Seen, now: Date): { findings: Finding[]; seen: Seen } {
  const { vulnerabilities } = audit.parse(answer)
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  )
  const byId = new Map(all.map((one) => [String(one.source), one]))
  const findings = [...byId].map(([id, { name, title, url, severity }]) => {
    const known = severityOf(severity)
    const since = Date.parse(seenBefore[id] ?? now.toISOString())
    const leftMs = since + deadlines[known] - now.getTime()
    return { id, severity: known, text: `${name}: ${title} (${url})`, leftMs }
  })
  const seen = Object.fromEntries(findings.map(({ id }) => [id, seenBefore[id] ?? now.toISOString()]))
  return { findings: findings.toSorted((one, other) => one.leftMs - other.leftMs), seen }
}

/** A word we do not know is taken for a bad one. */
const severityOf = (word: string): Severity =>
  word === 'info' ? 'low' : word in deadlines ? (word as Severity) : 'critical'

/** One line for people. */
export function lineOf({ severity, text, leftMs }: Finding): string {
  const hours = Math.floor(Math.abs(leftMs) / hour)
  const time = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
  return `${severity.padEnd(8)} ${leftMs < 0 ? `${time} LATE` : `${time} left`}  ${text}`
}

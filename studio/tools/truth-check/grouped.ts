import type { Finding, Severity } from '../../../lib/truth/model.ts'

export type Filter = { rule: string; text: string }
export const noFilter: Filter = { rule: '', text: '' }

export const severities: readonly Severity[] = ['error', 'warning', 'notice']

export type Group = { severity: Severity; rules: { rule: string; findings: Finding[] }[] }

/** The findings of the chosen rule that hold every typed word, in their sentence, places or values. */
export function narrowed(findings: readonly Finding[], { rule, text }: Filter): Finding[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return findings.filter((finding) => {
    if (rule && finding.rule !== rule) return false
    const said = saidBy(finding)
    return words.every((word) => said.includes(word))
  })
}

/** The gravest first, within that by rule in the order they were found. */
export function grouped(findings: readonly Finding[]): Group[] {
  return severities
    .map((severity) => {
      const rules = Map.groupBy(
        findings.filter((finding) => finding.severity === severity),
        ({ rule }) => rule,
      )
      return { severity, rules: [...rules].map(([rule, found]) => ({ rule, findings: found })) }
    })
    .filter(({ rules }) => rules.length > 0)
}

const saidBy = ({ sentence, places }: Finding): string =>
  [sentence, ...places.flatMap(({ label, value }) => [label, value ?? ''])].join(' ').toLowerCase()

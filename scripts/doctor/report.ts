import type { Result } from './examine.ts'
import { type Setting, secretNames } from './setting.ts'

/** What no check can find out from here. */
const unseen = [
  'The templates and the mail server of Supabase’s own emails: look at Supabase → Authentication → Emails once (docs/hosted.md).',
  'Whether emails arrive, with DKIM: send one from the Studio’s inbox to yourself and look at its headers.',
]

/** The findings as JSON, for programs. */
export function jsonOf(results: Result[], setting: Setting): string {
  const problems = results.flatMap((one) => one.problems)
  return withoutSecrets(
    JSON.stringify({ isOk: problems.length === 0, problems, checks: results }, null, 2),
    setting,
  )
}

/** The findings for people: one line for each service, then the problems. */
export function textOf(results: Result[], setting: Setting): string {
  const problems = results.flatMap((one) => one.problems)
  const lines = [...Map.groupBy(results, ({ service }) => service)].map(([service, checks]) => {
    const wrong = checks.flatMap((one) => one.problems).length
    const state = wrong > 0 ? countOf(wrong) : checks.some(({ outcome }) => outcome === 'ok') ? 'ok' : ''
    const skipped = checks.filter(({ outcome }) => outcome === 'skipped')
    return [service.padEnd(12), [state, skippedOf(skipped, checks.length)].filter(Boolean).join('; ')].join(
      ' ',
    )
  })
  const found = problems.map(({ id, sentence }) => `✗ ${sentence}\n  docs/runbook.md: ${id}`)
  const isHosted = results.some(({ service, outcome }) => service === 'Supabase' && outcome === 'ok')
  const open = isHosted && problems.length === 0 ? ['', 'Not to be seen from here:', ...unseen] : []
  const end = problems.length === 0 ? 'Nothing is wrong.' : `${countOf(problems.length)}.`
  return withoutSecrets(
    [...lines, '', ...found, ...(found.length > 0 ? [''] : []), end, ...open].join('\n'),
    setting,
  )
}

function skippedOf(skipped: Result[], all: number): string {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  if (skipped.length === 0) return ''
  if (skipped.length === all) return `skipped: ${reasons.join('; ')}`
  return `skipped: ${skipped.map(({ check, reason }) => `${check} (${reason})`).join(', ')}`
}

const countOf = (count: number) => (count === 1 ? '1 problem' : `${count} problems`)

/** The last guard: whatever a service may have quoted back, no secret is printed. */
function withoutSecrets(text: string, { source }: Setting): string {
  const { password = '' } = URL.parse(source.SMTP_URL ?? '') ?? {}
  const values = [...secretNames.map((name) => source[name] ?? ''), password, decoded(password)]
  return values
    .filter((value) => value.length > 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((cleaned, value) => cleaned.replaceAll(value, '…'), text)
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return ''
  }
}

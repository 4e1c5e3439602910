import { checkClocks, machineChecks } from './machine.ts'
import { mailChecks } from './mail.ts'
import { paypalChecks } from './paypal.ts'
import { type Problem, problem } from './problems.ts'
import { sanityChecks } from './sanity.ts'
import { type Check, type Setting, Skipped, type Stages, secretNames, Unreachable } from './setting.ts'
import { siteChecks } from './site.ts'
import { storeChecks } from './store.ts'
import { supabaseChecks } from './supabase.ts'

type Result = {
  service: string
  check: string
  outcome: 'ok' | 'problem' | 'skipped'
  problems: Problem[]
  /** Why it was skipped. */
  reason?: string
}

const services: [name: string, stages: Stages][] = [
  ['Machine', machineChecks],
  ['Environment', [[{ name: 'variables', run: checkEnvironment }]]],
  ['Sanity', sanityChecks],
  ['Supabase', supabaseChecks],
  ['PayPal', paypalChecks],
  ['Mail', mailChecks],
  ['Shared store', storeChecks],
  ['Site', siteChecks],
  ['Clocks', [[{ name: 'time difference', run: checkClocks }]]],
]

/** Runs every check, the services side by side. Never throws: a check that fails is a problem of its own. */
export async function examine(setting: Setting, limitMs = 10_000): Promise<Result[]> {
  const results = await Promise.all(
    services.map(([service, stages]) => examineService(setting, limitMs, service, stages)),
  )
  return results.flat()
}

async function examineService(
  setting: Setting,
  limitMs: number,
  service: string,
  stages: Stages,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, stage] of stages.entries()) {
    results.push(...(await Promise.all(stage.map((check) => examineOne(setting, limitMs, service, check)))))
    // In the first stage it turns out whether the service is configured at all.
    if (results.some(({ outcome }) => outcome === 'problem' || (outcome === 'skipped' && index === 0))) break
  }
  return results
}

async function examineOne(
  setting: Setting,
  limitMs: number,
  service: string,
  { name, run }: Check,
): Promise<Result> {
  const answer = await outcomeOf(`${service}, ${name}`, limitMs, () => run(setting))
  return { service, check: name, ...answer }
}

async function outcomeOf(
  what: string,
  limitMs: number,
  run: () => Promise<Problem[]>,
): Promise<Pick<Result, 'outcome' | 'problems' | 'reason'>> {
  const { promise: late, resolve } = Promise.withResolvers<Problem[]>()
  const timer = setTimeout(
    () =>
      resolve([problem('doctor.no-answer', `${what} did not come to an end in ${limitMs / 1000} seconds`)]),
    limitMs,
  )
  try {
    const problems = await Promise.race([run(), late])
    return { outcome: problems.length > 0 ? 'problem' : 'ok', problems }
  } catch (error) {
    if (error instanceof Skipped) return { outcome: 'skipped', problems: [], reason: error.message }
    if (error instanceof Unreachable)
      return {
        outcome: 'problem',
        problems: [problem('doctor.no-answer', `${what} got no answer (${error.message})`)],
      }
    const reason = error instanceof Error ? error.message : String(error)
    return { outcome: 'problem', problems: [problem('doctor.failed', `${what} broke off (${reason})`)] }
  } finally {
    clearTimeout(timer)
  }
}

/** One problem for each fault with which the site itself would not start. */
async function checkEnvironment({ faults }: Setting): Promise<Problem[]> {
  const asClause = (sentence: string) => sentence.replace(/\.$/, '').replaceAll(': ', ', ')
  return faults.map(({ kind, message }) => problem(`env.${kind}`, asClause(message)))
}

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
  const isAnySetUp = results.some(
    ({ service, outcome }) =>
      outcome !== 'skipped' && ['Sanity', 'Supabase', 'PayPal', 'Mail'].includes(service),
  )
  const nothing = isAnySetUp
    ? 'Nothing is wrong.'
    : 'Nothing is wrong here, but no service is set up in this shell or in .env. Where systemd keeps the settings, run it with them (docs/runbook.md).'
  const end = problems.length === 0 ? nothing : `${countOf(problems.length)}.`
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
  const passwords = [source.SMTP_URL, source.REDIS_URL, source.SUPABASE_DB_URL].flatMap((address) => {
    const { password = '' } = URL.parse(address ?? '') ?? {}
    return [password, decoded(password)]
  })
  const values = [...secretNames.map((name) => source[name] ?? ''), ...passwords]
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

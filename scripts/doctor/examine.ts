import { checkClocks } from './clocks.ts'
import { machineChecks } from './machine.ts'
import { mailChecks } from './mail.ts'
import { paypalChecks } from './paypal.ts'
import { type Problem, problem } from './problems.ts'
import { sanityChecks } from './sanity.ts'
import { type Check, type Setting, Skipped, type Stages, Unreachable } from './setting.ts'
import { siteChecks } from './site.ts'
import { storeChecks } from './store.ts'
import { supabaseChecks } from './supabase.ts'

export type Result = {
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
/** One problem for each fault with which the site itself would not start. */
async function checkEnvironment({ faults }: Setting): Promise<Problem[]> {
  const asClause = (sentence: string) => sentence.replace(/\.$/, '').replaceAll(': ', ', ')
  return faults.map(({ kind, message }) => problem(`env.${kind}`, asClause(message)))
}

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

import { maxClockSeconds, secondsAhead } from '../../lib/platform/server/machine.ts'
import { type Problem, problem } from './problems.ts'
import { ask, configured, type Setting, Skipped } from './setting.ts'

/** This machine's time beside what each service's answers say: signatures, tokens and sale days go by it. */
export async function checkClocks(setting: Setting): Promise<Problem[]> {
  const compared = await Promise.all(
    placesOf(setting).map(async ([name, url]) => ({ name, seconds: await secondsAheadOf(setting, url) })),
  )
  const known = compared.filter((one) => one.seconds !== undefined) as { name: string; seconds: number }[]
  if (known.length === 0) throw new Skipped('nobody to compare with')
  const off = known.filter(({ seconds }) => Math.abs(seconds) > maxClockSeconds)
  const [worst] = off.toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds))
  if (!worst) return []
  const direction = worst.seconds > 0 ? 'ahead of' : 'behind'
  const names = off.map(({ name }) => name).join(', ')
  return [
    problem(
      'machine.clock',
      `This machine’s clock is ${Math.abs(worst.seconds)} seconds ${direction} ${names}`,
    ),
  ]
}

function placesOf(setting: Setting): [name: string, url: string][] {
  const { env } = setting
  const place = (name: string, variable: string, urlOf: () => string): [string, string][] => {
    try {
      return [[name, configured(setting, [variable], urlOf)]]
    } catch (error) {
      if (error instanceof Skipped) return []
      throw error
    }
  }
  return [
    ...place('Sanity', 'SANITY_PROJECT_ID', () => {
      const { apiHost, projectId } = env.content
      return `${apiHost ?? `https://${projectId}.api.sanity.io`}/v1/ping`
    }),
    ...place('Supabase', 'SUPABASE_URL', () => `${env.supabase.url}/auth/v1/health`),
    ...place('PayPal', 'PAYPAL_MODE', () => `${env.paypal?.apiUrl}/v1/oauth2/token`),
    ...place('the site', 'SITE_URL', () => `${env.siteUrl}/api/health/live`),
  ]
}

/** Undefined where nobody answers or no time is told: whether somebody should is another check's question. */
async function secondsAheadOf(setting: Setting, url: string): Promise<number | undefined> {
  const before = setting.world.now()
  const answer = await ask(setting, url, { method: 'HEAD' }).catch(() => undefined)
  const told = new Date(answer?.headers.get('date') ?? '')
  return Number.isNaN(told.getTime()) ? undefined : secondsAhead(told, before, setting.world.now())
}

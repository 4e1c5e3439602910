import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { maxClockSeconds, secondsAhead } from '../../lib/platform/server/machine.ts'
import { Problem as Refusal } from '../demo/problem.ts'
import { requireFreePort } from '../demo/process.ts'
import { root } from '../demo/settings.ts'
import { type Problem, problem } from './problems.ts'
import { ask, configured, type Setting, Skipped, type Stages, Unreachable } from './setting.ts'

const minGigabytes = 2

export const machineChecks: Stages = [
  [
    { name: 'Node', run: checkNode },
    { name: 'packages', run: checkPackages },
    { name: 'port', run: checkPort },
    { name: 'data folder', run: checkDataFolder },
    { name: 'disk', run: checkDisk },
  ],
]

async function checkNode({ world }: Setting): Promise<Problem[]> {
  const [major = 0, minor = 0] = world.nodeVersion.split('.').map(Number)
  // From 22.18 on Node runs TypeScript by itself.
  if (major > 22 || (major === 22 && minor >= 18)) return []
  return [problem('machine.node', `Node ${world.nodeVersion} is too old`)]
}

async function checkPackages(): Promise<Problem[]> {
  const read = (name: string) => readFile(join(root, name)).catch(() => Buffer.from(''))
  const [lock, stamp] = await Promise.all([
    read('package-lock.json'),
    read('node_modules/.ocotillo-installed'),
  ])
  const isInstalled = createHash('sha256').update(lock).digest('hex') === stamp.toString()
  return isInstalled
    ? []
    : [problem('machine.packages', 'The installed packages are not those of package-lock.json')]
}

async function checkPort(setting: Setting): Promise<Problem[]> {
  const { port, ownUrl } = setting.env
  try {
    await requireFreePort(port)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isOurs = await ask(setting, `${ownUrl}/api/health/live`).then(
      ({ body }) => (body as { status?: string } | undefined)?.status === 'live',
      (failure) => {
        if (failure instanceof Unreachable) return false
        throw failure
      },
    )
    return isOurs
      ? []
      : [problem('machine.port', `Port ${port} can’t be had, another program has it or it needs rights`)]
  }
}

async function checkDataFolder({ dataDir }: Setting): Promise<Problem[]> {
  const folder = nearest(dataDir)
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable && (await stat(folder)).isDirectory()
    ? []
    : [problem('machine.data-folder', `The data folder ${dataDir} can’t be written`)]
}

async function checkDisk({ dataDir, world }: Setting): Promise<Problem[]> {
  const gigabytes = (await world.freeBytes(nearest(dataDir))) / 1e9
  if (gigabytes >= minGigabytes) return []
  return [problem('machine.disk', `The disk of ${dataDir} has ${gigabytes.toFixed(1)} GB left`)]
}

/** The folder itself, or the one in which it would be made. */
const nearest = (folder: string): string =>
  existsSync(folder) || folder === dirname(folder) ? folder : nearest(dirname(folder))

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

import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '../../lib/platform/server/environment.ts'
import { Problem } from './problem.ts'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export type DemoSettings = { port: number; dataDir: string; siteUrl: string; services: string[] }

/** Reads `.env` and the environment: where the demo runs and which stand-ins it needs. Throws `Problem`. */
export function readSettings(source: Record<string, string | undefined>): DemoSettings {
  try {
    const { port, siteUrl, isLive } = parseEnvironment(beforeTheStack(source))
    const dataDir = resolve(root, source.OCOTILLO_DATA_DIR || '.data')
    // A live deployment gets no stand-in at all; parseEnvironment has made sure that it needs none.
    const services = isLive ? [] : standIns(source)
    refuseOpenLogIn(source.HOST, services)
    return { port, dataDir, siteUrl, services }
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

/** Where the stand-in answers is only known once the stack runs: until then it is as good as not asked for. */
function beforeTheStack({ PAYPAL_MODE, ...rest }: Record<string, string | undefined>) {
  const isLater = PAYPAL_MODE === 'standin' && rest.OCOTILLO_ENV !== 'live'
  return isLater ? rest : { ...rest, PAYPAL_MODE }
}

/** Everybody who reaches the demo may log in as the owner: that must stay on this machine. */
function refuseOpenLogIn(host: string | undefined, services: string[]): void {
  if (!host || ['127.0.0.1', 'localhost', '::1'].includes(host) || !services.includes('lake')) return
  throw new Problem(
    `HOST=${host} would let the whole network log in as the owner without a password: leave HOST empty, or use hosted Sanity.`,
  )
}

function standIns(source: Record<string, string | undefined>): string[] {
  const services = ['clock']
  if (!source.SANITY_PROJECT_ID) services.push('lake')
  if (!source.SUPABASE_URL) services.push('supabase')
  if (!source.SMTP_URL) services.push('mail')
  if (!['sandbox', 'live'].includes(source.PAYPAL_MODE ?? '')) services.push('paypal')
  if (source.WIDGETS_MODE !== 'live') services.push('widgets')
  return services
}

/** Loads `.env` beside package.json, where there is one; what is set already wins. */
export function loadDotEnv(): void {
  const file = resolve(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Makes the data folder. Throws `Problem` when this user can't. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Problem(
      `The data folder ${dataDir} could not be made (${reason}): set OCOTILLO_DATA_DIR to a folder of your own.`,
    )
  }
}

import { rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { collectWhenIdle } from '../lib/platform/server/idle-collection.ts'
import { createClockService, type DemoClock, openClock } from './clock.ts'
import { lockDataFolder, writePrivateFile } from './data-folder.ts'
import { listen, type Routes } from './http.ts'
import { openMail } from './mail/service.ts'
import { demoPeople } from './people.ts'
import { prepareDataFolder } from './postgres/initialize.ts'
import { startPostgres } from './postgres/start.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { readStackOptions, type StackOptions, type StackService } from './stack.ts'
import { StartupProblem } from './startup-problem.ts'

let stack: RunningStack | undefined
let exitCode: number | undefined
/** What waits for a database that no longer answers would keep the stack, and with it the data folder, for ever. */
const longestEndMs = 12_000

/** Also during the start, so that PostgreSQL is never left behind: then the end follows as soon as it has started. */
async function end(code: number): Promise<void> {
  if (exitCode !== undefined) return
  exitCode = code
  setTimeout(() => process.exit(1), longestEndMs).unref()
  if (stack) await stack.stop()
  if (stack) process.exit(code)
}

// The launcher's end is ours: otherwise the stack would hold the data folder for ever.
process.on('disconnect', () => end(0))
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))

try {
  const options = readStackOptions(process.env)
  const started = await startStack(options)
  if (exitCode !== undefined) {
    await started.stop()
    process.exit(exitCode)
  }
  stack = started
  started.died.then((reason) => {
    console.error(`The local stack stops: ${reason}`)
    return end(1)
  })
  const { url, port, smtpUrl } = started
  process.send?.({ type: 'ready', url, port, smtpUrl, dataDir: options.dataDir })
  console.log(`Local stack: ${url}`)
  flushCompileCache()
  collectWhenIdle()
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error)
  process.exit(1)
}

export type RunningStack = {
  url: string
  port: number
  /** Where the mail sink takes mails; undefined when it does not run. */
  smtpUrl?: string
  /** Resolves with a sentence when a part of the stack ends by itself. */
  died: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the chosen services and listens when all of them are ready.
 * @throws {StartupProblem} when something of this machine is in the way.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const cleanups: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // One part that cannot close must not keep PostgreSQL from closing well.
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup().catch(console.error)
  }
  try {
    return { ...(await start(options, (cleanup) => cleanups.push(cleanup))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: StackOptions, onStop: (cleanup: () => Promise<unknown>) => void) {
  const { dataDir, siteUrls } = options
  await prepareDataFolder(dataDir)
  onStop(await lockDataFolder(dataDir))
  const secrets = await loadSecrets(dataDir)
  const clock = await openClock(dataDir)
  const postgres = needsDatabase(options)
    ? await startPostgres({ dataDir, password: secrets.databasePassword })
    : undefined
  if (postgres) onStop(postgres.stop)

  const routes: Routes = []
  const setup = { options, secrets, clock, databaseUrl: postgres?.url }
  const { smtpUrl } = await openServices(setup, (prefixes, service) => {
    routes.push({ prefixes, service })
    onStop(() => service.stop())
  })
  const server = await listen({
    port: options.port,
    allowedOrigins: siteUrls,
    routes,
    health: () => tellHealth(routes),
  })
  onStop(server.close)

  const { url, port } = server
  const stackFile = join(dataDir, 'stack.json')
  const addresses = { pid: process.pid, port, url, smtpUrl, databasePort: postgres?.port }
  await writePrivateFile(stackFile, `${JSON.stringify(addresses)}\n`)
  onStop(() => rm(stackFile, { force: true }))
  return { url, port, smtpUrl, died: postgres?.died ?? new Promise<string>(() => undefined) }
}

async function tellHealth(routes: Routes): Promise<Response> {
  const checks = await Promise.all(
    routes.map(async ({ prefixes, service }) => [
      prefixes[0]?.slice(1) ?? '',
      await service.isHealthy().catch(() => false),
    ]),
  )
  const isOk = checks.every(([, isHealthy]) => isHealthy)
  return Response.json({ isOk, services: Object.fromEntries(checks) }, { status: isOk ? 200 : 503 })
}

type Setup = {
  options: StackOptions
  secrets: Secrets
  clock: DemoClock
  /** Undefined when no service needs a database. */
  databaseUrl: string | undefined
}

/** Called for each service as soon as it is open, so that it can be closed when a later one fails. */
type Add = (prefixes: string[], service: StackService) => void

/** Whether one of the chosen services keeps its data in PostgreSQL. */
function needsDatabase({ services }: StackOptions): boolean {
  return services.has('lake') || services.has('supabase') || services.has('mail')
}

/**
 * Opens the chosen services. Those not chosen are not even imported, which keeps the process small.
 * Returns where the mail sink takes mails.
 */
async function openServices(setup: Setup, add: Add): Promise<{ smtpUrl?: string }> {
  const { options, secrets, clock, databaseUrl } = setup
  const { services, siteUrls, webhookOrigin } = options
  if (databaseUrl && services.has('supabase')) {
    const { refuseOtherVersion } = await import('./supabase/migrate.ts')
    // Before anything is opened: what is refused stays as it is.
    await refuseOtherVersion(databaseUrl, options.dataDir)
  }
  if (services.has('clock')) add(['/clock'], createClockService(clock, secrets.controlToken))
  if (services.has('paypal')) {
    const { openPaypal } = await import('./paypal/service.ts')
    const { dataDir } = options
    add(['/paypal'], await openPaypal({ dataDir, secrets, siteUrls, webhookOrigin, now: clock.now }))
  }
  if (services.has('widgets')) {
    const { createWidgets } = await import('./widgets/service.ts')
    add(['/widgets'], createWidgets(secrets.controlToken))
  }
  if (!databaseUrl) return {}

  const people = demoPeople(secrets)
  // Accounts send mails, so the sink is there whenever they are.
  const needsMail = services.has('mail') || services.has('supabase')
  const mail = needsMail ? await openMail({ databaseUrl, port: options.smtpPort, now: clock.now }) : undefined
  if (mail) add(['/mail'], mail)
  if (mail && services.has('supabase')) {
    const { openSupabase } = await import('./supabase/service.ts')
    const siteUrl = siteUrls[0] ?? ''
    add(
      ['/auth', '/rest'],
      await openSupabase({ databaseUrl, secrets, siteUrl, people, sendMail: mail.send }),
    )
  }
  if (services.has('lake')) {
    const { openLake } = await import('./lake-service.ts')
    add(['/lake'], await openLake({ databaseUrl, people, secrets, siteUrls, webhookOrigin, now: clock.now }))
  }
  return { smtpUrl: mail?.smtpUrl }
}

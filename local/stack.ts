import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openClock } from './clock/clock.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { listen, type Routes } from './http.ts'
import { prepareDataFolder } from './postgres/data-folder.ts'
import { startPostgres } from './postgres/start.ts'
import { loadSecrets } from './secrets.ts'
import { needsDatabase, openServices } from './services.ts'
import type { StackOptions } from './stack-options.ts'
import { writePrivateFile } from './write-file.ts'

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

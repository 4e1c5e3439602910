import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openClock } from './clock/clock.ts'
import { createClockService } from './clock/service.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { listen, type Routes } from './http.ts'
import { openMail } from './mail/service.ts'
import { prepareDataFolder } from './postgres/data-folder.ts'
import { startPostgres } from './postgres/start.ts'
import { loadSecrets } from './secrets.ts'
import type { StackService } from './service.ts'
import type { StackOptions } from './stack-options.ts'
import { openSupabase } from './supabase/service.ts'
import { writePrivateFile } from './write-file.ts'

export type RunningStack = {
  url: string
  port: number
  /** Where the mail sink takes mails; undefined when it does not run. */
  smtpUrl: string | undefined
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
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    return { ...(await start(options, (cleanup) => cleanups.push(cleanup))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: StackOptions, onStop: (cleanup: () => Promise<unknown>) => void) {
  const { dataDir, services, siteUrls } = options
  await prepareDataFolder(dataDir)
  onStop(await lockDataFolder(dataDir))
  const secrets = await loadSecrets(dataDir)
  const clock = await openClock(dataDir)
  const routes: Routes = []
  const add = (prefixes: string[], service: StackService) => {
    routes.push({ prefixes, service })
    onStop(() => service.stop())
  }
  let died = new Promise<string>(() => undefined)
  let smtpUrl: string | undefined

  if (services.has('clock')) add(['/clock'], createClockService(clock, secrets.controlToken))
  const needsPostgres = services.has('lake') || services.has('supabase') || services.has('mail')
  if (needsPostgres) {
    const postgres = await startPostgres({ dataDir, password: secrets.databasePassword })
    onStop(() => postgres.stop())
    died = postgres.died
    const databaseUrl = postgres.url
    // Accounts send mails, so the sink is there whenever they are.
    if (services.has('mail') || services.has('supabase')) {
      const mail = await openMail({ databaseUrl, now: clock.now })
      smtpUrl = mail.smtpUrl
      add(['/mail'], mail)
      if (services.has('supabase')) {
        const siteUrl = siteUrls[0] ?? ''
        const supabase = await openSupabase({ databaseUrl, secrets, siteUrl, sendMail: mail.send })
        add(['/auth', '/rest'], supabase)
      }
    }
  }
  const server = await listen({
    port: options.port,
    allowedOrigins: siteUrls,
    routes,
    health: () => tellHealth(routes),
  })
  onStop(() => server.close())
  const stackFile = join(dataDir, 'stack.json')
  await writePrivateFile(
    stackFile,
    `${JSON.stringify({ pid: process.pid, port: server.port, url: server.url })}\n`,
  )
  onStop(() => rm(stackFile, { force: true }))
  return { url: server.url, port: server.port, smtpUrl, died }
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

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { findFreePort } from '../../local/free-port.ts'
import type { Secrets } from '../../local/secrets.ts'
import { ensureBuild } from '../../scripts/demo/build.ts'
import { stopProcess } from '../../scripts/demo/process.ts'
import type { DemoSettings } from '../../scripts/demo/settings.ts'
import { siteEnvironment, startSite } from '../../scripts/demo/site-process.ts'
import { startHttpProxy } from './http-proxy.ts'
import type { Victim } from './kill-points.ts'
import { watchLedgerFile } from './ledger-file.ts'
import { startSmtpProxy } from './smtp-proxy.ts'
import { startVictimStack } from './stack.ts'
import { createTrap, type Trap } from './trap.ts'
import { createWitness, type Witness } from './witness.ts'

export type Shop = {
  /** Where buyers find the site, also as its Origin. */
  siteUrl: string
  stackUrl: string
  dataDir: string
  secrets: Secrets
  trap: Trap
  witness: Witness
  /** What the site or the stack did that they should not. */
  troubles: string[]
  /** A connection to the database, as it runs now. */
  readonly sql: postgres.Sql
  /** Starts again what was killed; resolves when it is ready. */
  restart(victim: Victim): Promise<void>
  /** While the stack is away: the site lives and shows its pages, or it is a trouble. */
  lookAround(point: string): Promise<void>
  /** The demo's present in ms. */
  now(): number
  moveClock(ms: number): Promise<void>
  /** Runs every job of the site once. */
  runJobs(): Promise<void>
  /** The data folder is kept when something is to be looked into. */
  stop(options: { keepsData: boolean }): Promise<void>
}

const pages = ['/api/health/live', '/', '/vitamin-injections']

/**
 * The production build on a data folder of its own, with proxies between the site and its database, PayPal and mail
 * server, and one for PayPal's messages to the site.
 */
export async function startShop(): Promise<Shop> {
  const buildId = await ensureBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'ocotillo-chaos-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  const siteUrl = `http://localhost:${port}`
  const ownUrl = `http://127.0.0.1:${port}`
  const services = ['lake', 'supabase', 'mail', 'clock', 'paypal']
  const settings: DemoSettings = { port, dataDir, siteUrl, services }
  const troubles: string[] = []
  const witness = createWitness()
  const trap = createTrap((victim) => (victim === 'site' ? killSite() : stack.kill(victim)))
  const observers = { trap, witness, ledgerFile: watchLedgerFile(dataDir) }

  const toSite = await startHttpProxy(ownUrl, observers)
  const stack = await startVictimStack({ ...settings, port: Number(new URL(toSite.url).port) }, troubles)
  const toStack = await startHttpProxy(stack.url, observers)
  const toMail = await startSmtpProxy(stack.smtpUrl, observers)
  const env = {
    ...siteEnvironment(settings, stack.running, buildId),
    SUPABASE_URL: toStack.url,
    PAYPAL_API_URL: `${toStack.url}/paypal`,
    SMTP_URL: toMail.url,
    // Each buyer comes from a network of their own: one alone may have five orders unpaid.
    TRUSTED_PROXIES: 'loopback',
  }
  let site = await startSite(settings, env)
  async function killSite(): Promise<void> {
    const died = new Promise((resolve) => site.child.once('exit', resolve))
    site.child.kill('SIGKILL')
    await died
  }
  const statusOf = (page: string) =>
    fetch(`${ownUrl}${page}`, { signal: AbortSignal.timeout(20_000) })
      .then(({ status }) => status)
      .catch(() => 'no answer')
  // A page that nobody ever looked at can't be shown without its content.
  for (const page of pages) await statusOf(page)

  let offsetMs = 0
  return {
    siteUrl,
    stackUrl: stack.url,
    dataDir,
    secrets: stack.running.secrets,
    trap,
    witness,
    troubles,
    get sql() {
      return stack.sql
    },
    async restart(victim) {
      if (victim === 'site') site = await startSite(settings, env)
      else await stack.startAgain()
    },
    async lookAround(point) {
      if (site.child.exitCode !== null || site.child.signalCode !== null)
        return void troubles.push(`The site ended when the stack was killed ${point}.`)
      for (const page of pages) {
        const status = await statusOf(page)
        if (status !== 200) troubles.push(`Without the stack (killed ${point}) ${page} answered ${status}.`)
      }
    },
    now: () => Date.now() + offsetMs,
    async moveClock(ms) {
      offsetMs += ms
      await ask(`${stack.url}/clock`, stack.running.secrets.controlToken, { offsetMs })
    },
    runJobs: () => ask(`${ownUrl}/api/cron`, stack.running.secrets.cronSecret),
    async stop({ keepsData }) {
      await stopProcess(site.child)
      await stack.stop()
      for (const proxy of [toStack, toSite, toMail]) await proxy.stop()
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, token: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
}

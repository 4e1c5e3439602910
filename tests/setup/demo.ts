import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort } from '../../local/free-port.ts'
import { type DemoPerson, demoPeople } from '../../local/people.ts'
import type { Secrets } from '../../local/secrets.ts'
import { ensureBuild } from '../../scripts/demo/build.ts'
import { stopProcess } from '../../scripts/demo/process.ts'
import type { DemoSettings } from '../../scripts/demo/settings.ts'
import { type RunningSite, siteEnvironment, startSite } from '../../scripts/demo/site-process.ts'
import { type RunningStack, startStackProcess } from '../../scripts/demo/stack-process.ts'
import { startLiveFront } from './live-front.ts'
import { newDataFolder, newDemoFolder } from './prepared-data.ts'

export type Mode = 'demo' | 'as if live'

/** What another process needs to speak to a demo. */
export type DemoAddress = {
  /** Where the browser finds the site. */
  siteUrl: string
  /** Where this process finds the site. */
  ownUrl: string
  stackUrl: string
  secrets: Secrets
  dataDir: string
}

/** A demo that runs: what can be asked of it and told to it, but not done to its processes. */
export type Demo = DemoAddress & {
  person(id: 'olivia' | 'ed' | 'clara' | 'fred'): DemoPerson
  /** Rows of the shop's table, by a PostgREST filter such as `id=eq.injection-b12`. */
  products(filter: string): Promise<Record<string, unknown>[]>
  /** Rows of any table, past its row-level rules. */
  rows(table: string, filter: string): Promise<Record<string, unknown>[]>
  /** Changes rows of a table, as an owner of the database could. */
  change(table: string, filter: string, values: object): Promise<void>
  /** Adds a row. */
  add(table: string, row: object): Promise<void>
}

/** A demo that belongs to one test at a time. */
export type OwnDemo = Demo & {
  mode: Mode
  browserArgs: string[]
  /** Connections and look-ups of the site and the stack that left the machine. */
  outsideConnections(): string[]
  /**
   * Starts the same site once more on another port, with other variables; rejects with its last words when it ends.
   */
  startAnotherSite(
    changes: Record<string, string>,
    command?: 'start' | 'next start',
  ): Promise<{ url: string; stop(): Promise<void> }>
  stopSite(): Promise<void>
  startSite(): Promise<void>
  /** Ends the local stack: by SIGKILL, with no cleanup, or as Ctrl+C does. */
  endStack(how: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts it again at the same address, on the same data. */
  startStack(): Promise<void>
  stop(): Promise<void>
}

/**
 * A whole demo on a data folder of its own: the production build, the stack, and in the second mode a front that
 * makes it look live. `changes`: variables of the site that are other than as shipped. A site that starts for the first
 * time renders and stores every page; one that was started before, each once it is asked for, which is a third of the
 * work.
 */
export async function startDemo(
  mode: Mode,
  changes: Record<string, string> = {},
  { wasStartedBefore = false } = {},
): Promise<OwnDemo> {
  const buildId = await ensureBuild()
  const services = ['lake', 'supabase', 'mail', 'clock', 'paypal', 'widgets']
  const dataDir = wasStartedBefore ? await newDemoFolder(services, buildId) : await newDataFolder(services)
  const outsideLog = join(dataDir, 'outside.log')
  process.env.OUTSIDE_LOG = outsideLog
  process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'record-outside.mjs')).href}`
  const port = await findFreePort()
  const settings: DemoSettings = {
    port,
    dataDir,
    siteUrl: mode === 'demo' ? `http://localhost:${port}` : 'https://www.ocotillo.example',
    services,
  }
  let stack = await startStackProcess(settings)
  const front =
    mode === 'as if live' ? await startLiveFront(stack.url, `http://127.0.0.1:${port}`) : undefined
  const env = {
    ...siteEnvironment(settings, stack, buildId),
    // Each test comes from a network of its own.
    TRUSTED_PROXIES: 'loopback',
    ...(front && liveEnvironment(stack)),
    ...changes,
  }
  let site: RunningSite | undefined = await startSite(settings, env)
  delete process.env.NODE_OPTIONS
  return {
    ...inUse({
      siteUrl: settings.siteUrl,
      ownUrl: `http://127.0.0.1:${port}`,
      stackUrl: stack.url,
      secrets: stack.secrets,
      dataDir,
    }),
    mode,
    browserArgs: front?.browserArgs ?? [],
    outsideConnections: () =>
      existsSync(outsideLog) ? readFileSync(outsideLog, 'utf8').trim().split('\n') : [],
    async startAnotherSite(changes, command) {
      const otherPort = await findFreePort()
      const otherSettings = { ...settings, port: otherPort, dataDir: join(dataDir, 'another') }
      const other = await startSite(otherSettings, { ...env, ...changes, PORT: String(otherPort) }, command)
      return { url: `http://127.0.0.1:${otherPort}`, stop: () => stopProcess(other.child) }
    },
    async stopSite() {
      if (site) await stopProcess(site.child)
      site = undefined
    },
    async startSite() {
      site = await startSite(settings, env)
    },
    async endStack(how) {
      if (how === 'SIGTERM') return stopProcess(stack.child)
      const ended = once(stack.child, 'exit')
      stack.child.kill(how)
      await ended
    },
    async startStack() {
      stack = await startStackProcess(settings, stack)
    },
    async stop() {
      if (site) await stopProcess(site.child)
      await stopProcess(stack.child)
      await front?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The demo at this address, which another process has started. */
export function inUse(address: DemoAddress): Demo {
  const { secrets, stackUrl } = address
  const ask = async (table: string, filter: string, init: RequestInit = {}) => {
    const response = await fetch(`${stackUrl}/rest/v1/${table}?${filter}`, {
      ...init,
      headers: { apikey: secrets.secretKey, 'content-type': 'application/json' },
    })
    if (!response.ok) throw new Error(`${table}?${filter}: ${await response.text()}`)
    return response
  }
  const rows = async (table: string, filter: string) => (await ask(table, filter)).json()
  return {
    ...address,
    person(id) {
      const person = demoPeople(secrets).find((one) => one.id === id)
      if (!person) throw new Error(`There is no demo person ${id}`)
      return person
    },
    products: (filter) => rows('products', filter),
    rows,
    async change(table, filter, values) {
      await ask(table, filter, { method: 'PATCH', body: JSON.stringify(values) })
    },
    async add(table, row) {
      await ask(table, '', { method: 'POST', body: JSON.stringify(row) })
    },
  }
}

// The browser gets the configuration of a live site: sanity.io's and PayPal's hosts, no stand-in. Only this server
// knows better.
function liveEnvironment({ url }: RunningStack) {
  return {
    OCOTILLO_ENV: 'live',
    LOCAL_STACK_URL: '',
    SANITY_BROWSER_API_HOST: '',
    SANITY_API_HOST: `${url}/lake`,
    GIFT_CARD_KEY: 'k'.repeat(32),
    MAIL_FROM: 'Ocotillo <hello@www.ocotillo.example>',
    PAYPAL_MODE: 'live',
    PAYPAL_API_URL: `${url}/paypal`,
    PAYPAL_SDK_URL: '',
    WIDGETS_STANDIN_URL: '',
  }
}

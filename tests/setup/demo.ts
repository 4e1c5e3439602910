import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort } from '../../local/free-port.ts'
import { type DemoPerson, demoPeople } from '../../local/people.ts'
import type { Secrets } from '../../local/secrets.ts'
import { ensureBuild } from '../../scripts/demo/build.ts'
import { stopProcess } from '../../scripts/demo/process.ts'
import type { DemoSettings } from '../../scripts/demo/settings.ts'
import { siteEnvironment } from '../../scripts/demo/site-environment.ts'
import { type RunningSite, startSite } from '../../scripts/demo/site-process.ts'
import { type RunningStack, startStackProcess } from '../../scripts/demo/stack-process.ts'
import { startLiveFront } from './live-front.ts'

export type Mode = 'demo' | 'as if live'

export type Demo = {
  mode: Mode
  /** Where the browser finds the site. */
  siteUrl: string
  /** Where this process finds the site. */
  ownUrl: string
  stackUrl: string
  secrets: Secrets
  person(id: 'olivia' | 'ed' | 'clara' | 'fred'): DemoPerson
  browserArgs: string[]
  /** Rows of the shop's table, by a PostgREST filter such as `id=eq.injection-b12`. */
  products(filter: string): Promise<Record<string, unknown>[]>
  /** Rows of any table, past its row-level rules. */
  rows(table: string, filter: string): Promise<Record<string, unknown>[]>
  /** Changes rows of a table, as an owner of the database could. */
  change(table: string, filter: string, values: object): Promise<void>
  dataDir: string
  /** Connections and look-ups of the site and the stack that left the machine. */
  outsideConnections(): string[]
  /** Starts the same site once more on another port, with other variables; rejects with its last words when it ends. */
  startAnotherSite(changes: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>
  stopSite(): Promise<void>
  startSite(): Promise<void>
  /** Ends the local stack: by SIGKILL, with no cleanup, or as Ctrl+C does. */
  endStack(how: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts it again at the same address, on the same data. */
  startStack(): Promise<void>
  stop(): Promise<void>
}

/** A whole demo on a data folder of its own: the production build, the stack, and in the second mode a front that makes it look live. */
export async function startDemo(mode: Mode): Promise<Demo> {
  const buildId = await ensureBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'ocotillo-e2e-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  chmodSync(dataDir, 0o755)
  const outsideLog = join(dataDir, 'outside.log')
  process.env.OUTSIDE_LOG = outsideLog
  process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'record-outside.mjs')).href}`
  const port = await findFreePort()
  const settings: DemoSettings = {
    port,
    dataDir,
    siteUrl: mode === 'demo' ? `http://localhost:${port}` : 'https://www.ocotillo.example',
    services: ['lake', 'supabase', 'mail', 'clock', 'paypal', 'widgets'],
  }
  let stack = await startStackProcess(settings)
  const front =
    mode === 'as if live' ? await startLiveFront(stack.url, `http://127.0.0.1:${port}`) : undefined
  const env = { ...siteEnvironment(settings, stack, buildId), ...(front && liveEnvironment(stack)) }
  let site: RunningSite | undefined = await startSite(settings, env)
  delete process.env.NODE_OPTIONS
  return {
    mode,
    siteUrl: settings.siteUrl,
    ownUrl: `http://127.0.0.1:${port}`,
    stackUrl: stack.url,
    secrets: stack.secrets,
    person: (id) => personOf(stack, id),
    browserArgs: front?.browserArgs ?? [],
    products: (filter) => readRows(stack, 'products', filter),
    rows: (table, filter) => readRows(stack, table, filter),
    change: (table, filter, values) => changeRows(stack, table, filter, values),
    dataDir,
    outsideConnections: () =>
      existsSync(outsideLog) ? readFileSync(outsideLog, 'utf8').trim().split('\n') : [],
    async startAnotherSite(changes) {
      const otherPort = await findFreePort()
      const otherSettings = { ...settings, port: otherPort, dataDir: join(dataDir, 'another') }
      const other = await startSite(otherSettings, { ...env, ...changes, PORT: String(otherPort) })
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

function personOf({ secrets }: RunningStack, id: string): DemoPerson {
  const person = demoPeople(secrets).find((one) => one.id === id)
  if (!person) throw new Error(`There is no demo person ${id}`)
  return person
}

async function readRows(
  { url, secrets }: RunningStack,
  table: string,
  filter: string,
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${url}/rest/v1/${table}?${filter}`, {
    headers: { apikey: secrets.secretKey },
  })
  if (!response.ok) throw new Error(`${table}?${filter}: ${await response.text()}`)
  return response.json()
}

async function changeRows({ url, secrets }: RunningStack, table: string, filter: string, values: object) {
  const response = await fetch(`${url}/rest/v1/${table}?${filter}`, {
    method: 'PATCH',
    headers: { apikey: secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  if (!response.ok) throw new Error(`${table}?${filter}: ${await response.text()}`)
}

// The browser gets the configuration of a live site: sanity.io's and PayPal's hosts, no stand-in. Only this server knows better.
function liveEnvironment({ url }: RunningStack) {
  return {
    OCOTILLO_ENV: 'live',
    LOCAL_STACK_URL: '',
    SANITY_BROWSER_API_HOST: '',
    SANITY_API_HOST: `${url}/lake`,
    PAYPAL_MODE: 'live',
    PAYPAL_API_URL: `${url}/paypal`,
    PAYPAL_SDK_URL: '',
    WIDGETS_STANDIN_URL: '',
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type DemoPerson, demoPeople } from '../../local/people.ts'
import type { Secrets } from '../../local/secrets.ts'
import type { ServiceName } from '../../local/stack.ts'
import { newDataFolder } from './prepared-data.ts'

export type TestStack = {
  url: string
  /** Process id of the stack itself. */
  pid: number
  dataDir: string
  secrets: Secrets
  people: DemoPerson[]
  /** Stops and starts again on the same data folder, probably at another address. */
  restart(): Promise<void>
  /** Ends the stack by SIGKILL: no cleanup, PostgreSQL survives it. */
  kill(): Promise<void>
  /** Stops it and removes a data folder it made. */
  stop(): Promise<void>
}

type Options = {
  services?: ServiceName[]
  /** Kept after `stop`. Default: a folder of its own. */
  dataDir?: string
  siteUrl?: string
  env?: Record<string, string>
}

const main = fileURLToPath(new URL('../../local/main.ts', import.meta.url))

/** A local stack as its own process, as the demo runs it. Throws with the stack's own words when it does not start. */
export async function startStack(options: Options = {}): Promise<TestStack> {
  const dataDir = options.dataDir ?? (await makeDataDir(options.services))
  const removeOwnFolder = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  let { child, url } = await launch(dataDir, options).catch(async (error) => {
    await removeOwnFolder()
    throw error
  })
  const secrets: Secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const stack: TestStack = {
    url,
    pid: child.pid ?? 0,
    dataDir,
    secrets,
    people: demoPeople(secrets),
    async restart() {
      await end(child, 'SIGTERM')
      ;({ child, url } = await launch(dataDir, options))
      Object.assign(stack, { url, pid: child.pid })
    },
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGTERM')
      if (options.dataDir === undefined) await endOrphan(dataDir)
      await removeOwnFolder()
    },
  }
  return stack
}

async function makeDataDir(services: ServiceName[] = []): Promise<string> {
  // Tables and documents are those of a first start, and making them is most of its work.
  if (services.includes('supabase') || services.includes('lake')) return newDataFolder(services)
  const dataDir = await mkdtemp(join(tmpdir(), 'ocotillo test '))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(dataDir, 0o755)
  return dataDir
}

async function launch(dataDir: string, options: Options): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(main, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      OCOTILLO_DATA_DIR: dataDir,
      OCOTILLO_STACK_PORT: '0',
      ...(options.services && { OCOTILLO_SERVICES: options.services.join(',') }),
      ...(options.siteUrl && { SITE_URL: options.siteUrl }),
      ...options.env,
    },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve({ child, url: message.url }))
    child.once('exit', () => reject(new Error(output.trim())))
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** PostgreSQL outlives a stack that was killed. */
async function endOrphan(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const [pid] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  if (!pid) return
  process.kill(Number(pid), 'SIGQUIT')
  const deadline = Date.now() + 10_000
  while (isRunning(Number(pid)) && Date.now() < deadline) await delay(20)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

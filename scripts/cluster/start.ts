import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../local/free-port.ts'
import { Problem } from '../demo/problem.ts'
import { stopProcess } from '../demo/process.ts'
import type { DemoSettings } from '../demo/settings.ts'
import { siteEnvironment, startSite } from '../demo/site-process.ts'
import { type RunningStack, startStackProcess } from '../demo/stack-process.ts'
import { findPrograms, startProgram, writeConfiguration } from './programs.ts'

/** One process of the cluster: it comes back when it ends by itself, and may be stopped, killed or frozen. */
type Part = {
  name: string
  /** Starts it; resolves when it serves. */
  start(): Promise<void>
  /** Ends it and leaves it so: as a process manager does, or by SIGKILL. */
  end(how?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

export type ClusterNode = Part & { url: string }
export type Cluster = {
  /** Where visitors come in. */
  url: string
  nodes: ClusterNode[]
  store: Part & { port: number }
  stack: Part & { running: RunningStack }
  /** One more node, with pages of its own: none. */
  addNode(): Promise<ClusterNode>
  stop(): Promise<void>
}

/**
 * Two nodes of the site, the store they share and nginx before them, over one local stack: all on this machine, from
 * installed programs. Resolves when it serves. `changes`: variables of the nodes that are other than as shipped.
 * Throws `Problem`.
 */
export async function startCluster(
  settings: DemoSettings,
  buildId: string,
  tell: (sentence: string) => void,
  changes: (stack: RunningStack) => Promise<Record<string, string>> = async () => ({}),
): Promise<Cluster> {
  const programs = findPrograms()
  const folder = join(settings.dataDir, 'cluster')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const parts: Part[] = []
  const add = async <One extends Part>(part: One): Promise<One> => {
    parts.push(part)
    await part.start()
    return part
  }
  const stop = async () => {
    for (const part of parts.toReversed()) await part.end()
  }
  try {
    let running: RunningStack | undefined
    const stack = await add(
      createPart(
        'The local stack',
        async () => {
          running = await startStackProcess(settings, running, join(folder, 'stack.log'))
          return running.child
        },
        tell,
      ),
    )
    if (!running) throw new Problem('The local stack did not say where it answers.')
    const storePort = await findFreePort()
    const inMemory = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const limits = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru']
    const store = await add(
      createPart(
        programs.store,
        () =>
          startProgram(programs.store, ['--port', `${storePort}`, ...inMemory, ...limits], storePort, folder),
        tell,
      ),
    )
    const env = {
      ...siteEnvironment(settings, running, buildId),
      REDIS_URL: `redis://127.0.0.1:${storePort}`,
      TRUSTED_PROXIES: 'loopback',
      ...(await changes(running)),
    }
    const ports: number[] = []
    const addNode = async () => {
      const number = ports.length + 1
      const port = await findFreePort()
      ports.push(port)
      const dataDir = join(folder, `node-${number}`)
      const own = { ...env, PORT: String(port), ISR_CACHE_DIR: join(dataDir, 'pages', buildId) }
      const part = createPart(
        `Node ${number}`,
        async () => (await startSite({ ...settings, port, dataDir }, own)).child,
        tell,
      )
      return add({ ...part, url: `http://127.0.0.1:${port}` })
    }
    const nodes = [await addNode(), await addNode()]
    const file = writeConfiguration({ folder: join(folder, 'nginx'), port: settings.port, nodePorts: ports })
    await add(
      createPart('nginx', () => startProgram(programs.nginx, ['-c', file], settings.port, folder), tell),
    )
    const url = `http://127.0.0.1:${settings.port}`
    return { url, nodes, store: { ...store, port: storePort }, stack: { ...stack, running }, addNode, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const restMs = 500

/** A process by how it is started. What happens to it unasked is said by `tell`. */
function createPart(
  name: string,
  startProcess: () => Promise<ChildProcess>,
  tell: (sentence: string) => void,
): Part {
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = await startProcess()
    child = started
    started.once('exit', () => void restart(started))
  }

  async function restart(ended: ChildProcess): Promise<void> {
    // Ctrl+C reaches all processes at once: by then it is known whether this one was to end.
    await wait(restMs)
    if (child !== ended) return
    tell(`${name} ended by itself; starting it again …`)
    await start().catch((error) => tell(`${name} does not start: ${error}`))
  }

  return {
    name,
    start,
    async end(how = 'SIGTERM') {
      const ending = child
      child = undefined
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      if (how === 'SIGTERM') return stopProcess(ending)
      const ended = once(ending, 'exit')
      ending.kill(how)
      await ended
    },
    signal: (signal) => void child?.kill(signal),
  }
}

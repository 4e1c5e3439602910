import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { stopProcess } from '../demo/process.ts'

const restMs = 500

/** One process of the cluster: it comes back when it ends by itself, and may be stopped, killed or frozen. */
export type Part = {
  name: string
  /** Starts it; resolves when it serves. */
  start(): Promise<void>
  /** Ends it and leaves it so: as a process manager does, or by SIGKILL. */
  end(how?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

/** A process by how it is started. What happens to it unasked is said by `tell`. */
export function createPart(
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

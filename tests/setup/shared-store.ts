import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { findFreePort } from '../../local/free-port.ts'
import { findPrograms, startProgram } from '../../scripts/cluster/programs.ts'

/** Whether Valkey or Redis is installed, and nginx; in the gate they have to be. */
export function hasPrograms(): boolean {
  try {
    findPrograms()
    return true
  } catch (problem) {
    if (process.env.CI) throw problem
    console.warn(`Skipped: ${problem instanceof Error ? problem.message : problem}`)
    return false
  }
}

/** A real store of one's own that can be killed, frozen and started again at the same address. */
export async function ownStore() {
  const port = await findFreePort()
  let child: ChildProcess | undefined
  async function start(): Promise<void> {
    const { store } = findPrograms()
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = await startProgram(store, args, port, tmpdir())
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => void child?.kill(signal),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

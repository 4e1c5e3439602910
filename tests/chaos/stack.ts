import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type postgres from 'postgres'
import { stopProcess } from '../../scripts/demo/process.ts'
import type { DemoSettings } from '../../scripts/demo/settings.ts'
import { type RunningStack, startStackProcess } from '../../scripts/demo/stack-process.ts'
import { connectToDatabase } from '../setup/database.ts'
import type { Victim } from './kill-points.ts'

export type VictimStack = {
  url: string
  smtpUrl: string
  /** As it was started last. */
  readonly running: RunningStack
  readonly sql: postgres.Sql
  /** Resolves when it is dead. */
  kill(victim: Exclude<Victim, 'site'>): Promise<void>
  /** At the same addresses, on the same data folder. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

const timeoutMs = 30_000

/** A local stack that can be killed as a whole or in parts. What it says is in `<dataDir>/stack.log`. */
export async function startVictimStack(settings: DemoSettings, troubles: string[]): Promise<VictimStack> {
  const { dataDir } = settings
  const log = join(dataDir, 'stack.log')
  let running = await startStackProcess(settings, undefined, log)
  const { url, smtpUrl } = running
  if (!smtpUrl) throw new Error('The stack takes no mails.')
  const connect = () => connectToDatabase({ dataDir, secrets: running.secrets })
  let sql = await connect()

  return {
    url,
    smtpUrl,
    get running() {
      return running
    },
    get sql() {
      return sql
    },
    async kill(victim) {
      const ended = untilEnded()
      // While its parent lives, so that the dead one is taken away.
      if (victim !== 'stack') await killPostgres(dataDir)
      if (victim === 'postgres') return
      running.child.kill('SIGKILL')
      await ended
    },
    async startAgain() {
      // Without its database the stack ends by itself.
      const isEnded = await Promise.race([
        untilEnded().then(() => true),
        delay(timeoutMs, false, { ref: false }),
      ])
      if (!isEnded) {
        troubles.push('The stack went on without its PostgreSQL.')
        await stopProcess(running.child, 0)
      }
      await sql.end({ timeout: 1 })
      running = await startStackProcess(settings, running, log)
      sql = await connect()
    },
    async stop() {
      await sql.end()
      await stopProcess(running.child)
    },
  }

  async function untilEnded(): Promise<void> {
    const { child } = running
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

async function killPostgres(dataDir: string): Promise<void> {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  while (isAlive(Number(pid))) await delay(2)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

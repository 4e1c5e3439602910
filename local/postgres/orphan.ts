import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresOwner } from './owner.ts'

/**
 * Stops a PostgreSQL that outlived its launcher (kill -9) and still holds this folder. The caller holds the lock of
 * the data folder, so nobody else uses it.
 */
export async function stopOrphan(postgresDir: string, pgCtl: string, owner: PostgresOwner): Promise<void> {
  const pidFile = join(postgresDir, 'postmaster.pid')
  const firstLine = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]
  if (!firstLine) return
  if (await isOtherProgram(firstLine)) {
    await rm(pidFile, { force: true })
    return
  }
  await promisify(execFile)(pgCtl, ['stop', '-D', postgresDir, '-m', 'fast', '-w', '-t', '20'], {
    ...owner,
    cwd: postgresDir,
  }).catch(() => undefined)
}

/** After a crash the process number may have gone to another program, which must not be stopped. */
async function isOtherProgram(pid: string): Promise<boolean> {
  const command = await commandOf(pid)
  return command !== '' && !command.includes('postgres')
}

async function commandOf(pid: string): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const [program, ...options] =
    process.platform === 'win32'
      ? (['tasklist', '/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'] as const)
      : (['ps', '-p', pid, '-o', 'comm='] as const)
  const { stdout } = await promisify(execFile)(program, options).catch(() => ({ stdout: '' }))
  return stdout.trim()
}

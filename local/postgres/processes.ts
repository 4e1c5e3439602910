import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.ts'

/** The system user PostgreSQL runs as; undefined means the user of this process. */
export type PostgresOwner = { uid: number; gid: number } | undefined

const nobody = { uid: 65534, gid: 65534 }

/**
 * Decides who runs PostgreSQL, which refuses root: root hands it to the owner of an existing folder, or to nobody.
 * @throws {StartupProblem} when the folder belongs to somebody else.
 */
export async function choosePostgresOwner(
  postgresDir: string,
  myself = process.getuid?.(),
): Promise<PostgresOwner> {
  if (myself === undefined) return undefined
  const existing = await stat(postgresDir).catch(() => undefined)
  if (myself === 0) return existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : nobody
  if (existing && existing.uid !== myself) {
    throw new StartupProblem(
      `The database folder ${postgresDir} belongs to another user (id ${existing.uid}), it was probably made by root: start as that user, set OCOTILLO_DATA_DIR to another folder, or delete it.`,
    )
  }
  return undefined
}

/**
 * Checks that the owner may pass every folder above a path.
 * @throws {StartupProblem} naming the first folder that is closed.
 */
export async function checkReachable(path: string, owner: PostgresOwner): Promise<void> {
  if (!owner) return
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) {
      throw new StartupProblem(
        `PostgreSQL refuses to run as root and runs as user ${owner.uid}, who cannot enter ${folder}: run "chmod o+x ${folder}", move the project elsewhere, or start as an ordinary user.`,
      )
    }
    if (folder === dirname(folder)) return
  }
}

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

import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chmod, chown, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'
import type { PostgresOwner } from './processes.ts'

const smallestFreeSpace = 500 * 1024 * 1024

/**
 * Makes the data folder when needed and checks that it can be written and has 500 MB free.
 * @throws {StartupProblem} otherwise.
 */
export async function prepareDataFolder(dataDir: string, neededBytes = smallestFreeSpace): Promise<void> {
  try {
    const madeFolder = await mkdir(dataDir, { recursive: true })
    // PostgreSQL runs as another user under root and must be able to pass through.
    if (madeFolder && process.getuid?.() === 0) await chmod(dataDir, 0o755)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOSPC') throw diskFull(dataDir)
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be written by this user (${systemErrorCode(error)}): start as its owner, or set OCOTILLO_DATA_DIR to a folder of your own.`,
    )
  }
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < neededBytes) throw diskFull(dataDir)
}

/** The problem to report when the disk of the data folder is (nearly) full. */
export function diskFull(dataDir: string): StartupProblem {
  return new StartupProblem(
    `The disk of ${dataDir} has less than 500 MB free: make room, or set OCOTILLO_DATA_DIR to a folder on another disk.`,
  )
}

type Initialization = { initdb: string; postgresDir: string; password: string; owner: PostgresOwner }

/**
 * Makes the database folder unless it exists. It is made beside its place and moved there when complete, so that
 * a crash leaves no half-made folder.
 * @throws {StartupProblem} when initdb fails.
 */
export async function initializePostgres({
  initdb,
  postgresDir,
  password,
  owner,
}: Initialization): Promise<void> {
  const dataDir = dirname(postgresDir)
  await removeLeftOvers(dataDir)
  if (await stat(postgresDir).catch(() => undefined)) return

  const workDir = join(dataDir, `making-${basename(postgresDir)}-${process.pid}`)
  const passwordFile = `${workDir}-password`
  await mkdir(workDir, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await Promise.all([workDir, passwordFile].map((path) => chown(path, owner.uid, owner.gid)))
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await promisify(execFile)(
      initdb,
      ['-D', workDir, ...options, '-E', 'UTF8', '--locale=C', '--no-instructions', '--wal-segsize=4'],
      { ...owner, cwd: dataDir, env: { ...process.env, TZ: 'UTC' } },
    )
    await rename(workDir, postgresDir)
  } catch (error) {
    throw explain(error, dataDir)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function removeLeftOvers(dataDir: string) {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('making-'))
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}

function explain(error: unknown, dataDir: string): StartupProblem {
  const text = error instanceof Error ? error.message : String(error)
  if (/No space left on device/i.test(text)) return diskFull(dataDir)
  const nameless = /could not look up effective user ID (\d+)/.exec(text)?.[1]
  if (nameless) {
    return new StartupProblem(
      `PostgreSQL cannot run as user ${nameless}, who has no entry in /etc/passwd: start as a user that has one.`,
    )
  }
  const line = text.split('\n').findLast((part) => part.trim() !== '')
  return new StartupProblem(`PostgreSQL could not make its folder in ${dataDir} (${line?.trim()}).`)
}

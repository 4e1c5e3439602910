import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.ts'
import { diskFull } from './data-folder.ts'
import type { PostgresOwner } from './owner.ts'

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

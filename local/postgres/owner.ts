import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
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

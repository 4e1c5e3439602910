import { constants } from 'node:fs'
import { access, chmod, mkdir, statfs } from 'node:fs/promises'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'

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

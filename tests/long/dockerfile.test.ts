import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../../local/free-port.ts'
import { root } from '../../scripts/demo/settings.ts'
import { type Built, buildByHand } from '../setup/dockerfile.ts'

// deploy/Dockerfile without Docker: its steps as they stand there, done by hand in empty folders. It installs the
// packages anew; DOCKERFILE_PACKAGES=here takes those of this checkout instead.
const folder = mkdtempSync(join(tmpdir(), 'ocotillo-image-'))
/** Whoever may change nothing: the image's user has no files. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let image: Built
let site: ChildProcess | undefined

const packagesOfHere = async (command: string, cwd: string) => {
  if (process.env.DOCKERFILE_PACKAGES !== 'here' || !command.startsWith('npm install')) return false
  await promisify(execFile)('cp', ['-a', realpathSync(join(root, 'node_modules')), join(cwd, 'node_modules')])
  return true
}

beforeAll(async () => {
  chmodSync(folder, 0o755)
  image = await buildByHand(join(root, 'deploy/Dockerfile'), root, join(folder, 'stages'), packagesOfHere)
}, 900_000)
afterAll(async () => {
  if (site && site.exitCode === null && site.signalCode === null) {
    const ended = once(site, 'exit')
    site.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

test('it is made of the Node that runs the tests, and is not root’s', () => {
  expect(image.image).toMatch(new RegExp(`^node:${process.versions.node.split('.')[0]}-`))
  expect(image.user).toBe('node')
})

test('it holds what runs, and neither settings nor tests nor data', () => {
  const all = readdirSync(image.place(image.workdir))
  expect(all).toEqual(expect.arrayContaining(['.next', 'lib', 'node_modules', 'public', 'server.js']))
  expect(all.filter((name) => /^\.env|\.env$|^\.data|^tests$|^docs$|^backups$/.test(name))).toEqual([])
})

test('its command starts as a user who may change nothing, and its health check finds it', async () => {
  const pages = join(folder, 'pages')
  const bin = join(folder, 'bin')
  for (const path of [pages, bin]) mkdirSync(path)
  if (nobody.uid) chownSync(pages, nobody.uid, nobody.gid)
  // This Node may stand where only its owner comes.
  cpSync(process.execPath, join(bin, 'node'))
  const port = await findFreePort()
  const [file = '', ...args] = image.command
  // A container's own address and folder are this machine's here; nothing else is set.
  const env = Object.assign({} as NodeJS.ProcessEnv, image.env, {
    PATH: bin,
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
    ISR_CACHE_DIR: pages,
  })
  const options = { cwd: image.place(image.workdir), env, ...nobody }
  site = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([site.stdout, site.stderr].map((stream) => (stream ? text(stream) : '')))
  const check = async () => {
    if (site?.exitCode !== null) throw new Error((await said).join('\n'))
    const [asks = '', ...words] = image.healthCheck
    const asking = spawn(asks, words, { ...options, stdio: 'ignore' })
    const [code] = await once(asking, 'exit')
    return code
  }
  await expect.poll(check, { timeout: 30_000, interval: 500 }).toBe(0)
  expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200)
  site.kill('SIGTERM')
  expect(await once(site, 'exit'), 'it ends when it is told to').toBeDefined()
  expect(existsSync(image.place(join(image.workdir, '.data')))).toBe(false)
}, 120_000)

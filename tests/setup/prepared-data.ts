import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../../local/free-port.ts'
import { stopProcess } from '../../scripts/demo/process.ts'
import { type DemoSettings, root } from '../../scripts/demo/settings.ts'
import { siteEnvironment, startSite } from '../../scripts/demo/site-process.ts'
import { startStackProcess } from '../../scripts/demo/stack-process.ts'

// A password costs the stack's one process 0.1 s of bcrypt otherwise, and hundreds of them are checked at once.
process.env.LITE_AUTH_BCRYPT_COST = '4'

const kept = join(root, 'node_modules', '.cache', 'ocotillo-tests')
/**
 * What a new data folder is made of: its tables, and the first edition's documents with everything they are made by.
 */
const sources = '{local,supabase,content,schemas,lib}/**/*'

/**
 * A data folder of its own, migrated and seeded as at a first start. It is made once for these sources and this day
 * (the seeds have dates of events), and then copied.
 */
export const newDataFolder = async (services: Services): Promise<string> =>
  copyOf(await prepareStack(services))

/**
 * The same for a demo whose site of this build has looked at the content once, as at any start but the first, when it
 * renders every page. No page is stored: each is rendered when a test asks for it.
 */
export async function newDemoFolder(services: Services, buildId: string): Promise<string> {
  const prepared = await prepare(`${services.join('-')}-${buildId}`, async (folder) => {
    await copy(await prepareStack(services), folder)
    const settings = settingsOf(folder, services, await findFreePort())
    const stack = await startStackProcess(settings)
    const site = await startSite(settings, siteEnvironment(settings, stack, buildId))
    const pages = join(folder, 'pages', buildId)
    const seen = 'seen-documents.json'
    while (!existsSync(join(pages, seen))) await setTimeout(100)
    await stopProcess(site.child)
    // What this site had begun nobody else would begin for a while.
    const leases = `${stack.url}/rest/v1/job_leases?name=neq.none`
    const { ok } = await fetch(leases, { method: 'DELETE', headers: { apikey: stack.secrets.secretKey } })
    if (!ok) throw new Error('The leases of the prepared demo could not be ended.')
    await stopProcess(stack.child)
    for (const name of await readdir(pages))
      if (name !== seen) await rm(join(pages, name), { recursive: true })
  })
  return copyOf(prepared)
}

type Services = DemoSettings['services']

const settingsOf = (dataDir: string, services: Services, port = 3000): DemoSettings => ({
  port,
  dataDir,
  siteUrl: 'http://localhost:3000',
  services,
})

const prepareStack = (services: Services) =>
  prepare(services.join('-'), async (folder) => {
    await stopProcess((await startStackProcess(settingsOf(folder, services))).child)
  })

async function copyOf(prepared: string): Promise<string> {
  const folder = await newFolder()
  await copy(prepared, folder)
  return folder
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocotillo-test-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(folder, 0o755)
  return folder
}

/** The folder of this name that was made for these sources, today. */
async function prepare(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const prepared = join(kept, `${await fingerprint()}-${name}`)
  if (existsSync(prepared)) return prepared
  const folder = await newFolder()
  await make(folder)
  await mkdir(kept, { recursive: true })
  await removeOld()
  const made = await mkdtemp(join(kept, 'making-'))
  await copy(folder, made)
  await rm(folder, { recursive: true, force: true })
  // Another worker may have been faster: its folder is as good.
  await rename(made, prepared).catch(() => rm(made, { recursive: true, force: true }))
  return prepared
}

/** What nobody has made or copied since yesterday: another worker may be at work on a newer one. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(kept)) {
    // Another process may be done with it meanwhile.
    const found = await stat(join(kept, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > 24 * 3600_000)
      await rm(join(kept, name), { recursive: true, force: true })
  }
}

let known: Promise<string> | undefined
const fingerprint = () => {
  known ??= readFingerprint()
  return known
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root, exclude: ['**/*.test.*'] })) files.push(file)
  for (const file of files.toSorted()) {
    const path = join(root, file)
    if ((await stat(path)).isFile()) hash.update(file).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** What is in a folder, owners and all: PostgreSQL's files belong to the user it runs as. */
async function copy(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true, preserveTimestamps: true })
  // Not by join(), which drops the dot: then the folder itself is copied, and nobody finds what is in it.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { screenRulesFile } from '../../lib/platform/front/server/first-screen.ts'
import { bundleFile, bundleOf } from '../../lib/platform/front/server/script-bundle.ts'
import { lockDataFolder } from '../../local/data-folder.ts'
import { StartupProblem } from '../../local/startup-problem.ts'
import { screenRules } from '../styles/first-screen-rules.ts'
import { Problem } from './problem.ts'
import { root } from './settings.ts'

const sources = [
  '{app,components,lib,schemas,studio,public}/**/*',
  '{next.config,instrumentation,proxy}.ts',
  'postcss.config.mjs',
  'scripts/{styles/*,demo/build.ts}',
  'package-lock.json',
  'tsconfig.json',
]
const stamp = join(root, '.next', 'ocotillo-sources')

/**
 * Builds the site unless these very sources are built already; resolves to the build's id. The build holds code only:
 * no address, key or text of an installation is in it, so one build serves every data folder. Throws `Problem`.
 */
export async function ensureBuild({ isForced = false } = {}): Promise<string> {
  const wanted = await fingerprint()
  if (!isForced && isBuilt(wanted)) return buildId()
  const unlock = await takeLock()
  try {
    if (isForced || !isBuilt(wanted)) {
      console.log('Building the site (one to three minutes, only when its code changed) …')
      build()
      bundleScripts()
      noteScreenRules()
      await compressFiles()
      writeFileSync(stamp, wanted)
    }
  } finally {
    await unlock()
  }
  return buildId()
}

const buildId = () => readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8').trim()

function isBuilt(wanted: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function build() {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: root,
    encoding: 'utf8',
    // Writing a cache takes a third of a build: a first one does without, a second one makes it.
    env: { ...process.env, NODE_ENV: 'production', BUILD_CACHE: existsSync(built('cache')) ? '' : 'none' },
  })
  if (status === 0) return
  throw new Problem(
    `${stdout}\n${stderr}\nThe site could not be built: see above (a full disk and changed sources are the usual reasons).`,
  )
}

const built = (...path: string[]) => join(root, '.next', ...path)

/** What every page of the CMS loads, in one file. Throws `Problem` when Next doesn’t build as it does today. */
function bundleScripts(): void {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    readFileSync(built('build-manifest.json'), 'utf8'),
  )
  const [, manifest = '{}'] = readFileSync(
    built('server', 'app', '(site)', '[[...slug]]', 'page_client-reference-manifest.js'),
    'utf8',
  ).split('/page"] = ')
  const { entryJSFiles = {} }: { entryJSFiles?: Record<string, string[]> } = JSON.parse(
    manifest.trim().replace(/;$/, ''),
  )
  const paths = [...new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()])]
  const bundle = bundleOf(paths.map((path) => ({ path, text: readFileSync(built(path), 'utf8') })))
  if (!bundle)
    throw new Problem('The scripts of the build look different: lib/platform/front/server/script-bundle.ts')
  const { text, ...told } = bundle
  writeFileSync(built(told.address.replace('/_next/', '')), text)
  writeFileSync(bundleFile, JSON.stringify(told))
}

/** Larger ones are the Studio's, and would take longer than the rest together. */
const maxBytes = 250_000

/** What the first screen of a page may need of each style sheet. */
function noteScreenRules(): void {
  const folder = built('static', 'chunks')
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && statSync(join(folder, name)).size < maxBytes)
    .map((name) => [`/_next/static/chunks/${name}`, screenRules(readFileSync(join(folder, name), 'utf8'))])
  writeFileSync(screenRulesFile, JSON.stringify(Object.fromEntries(sheets)))
}

/** Files as small as they get, for lib/platform/front/server/built-file.ts. */
async function compressFiles(): Promise<void> {
  const compress = promisify(brotliCompress)
  const to = join(root, '.next', 'static', 'chunks')
  const paths = [to, join(root, 'public', 'scripts'), join(root, 'public', 'art')]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => /\.(?:js|css|svg)$/.test(path))
    .filter((path) => statSync(path).size < maxBytes || basename(path).startsWith('site-'))
  await Promise.all(
    paths.map(async (path) =>
      writeFile(join(to, `${basename(path)}.br`), await compress(await readFile(path))),
    ),
  )
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for (const pattern of sources) for await (const file of glob(pattern, { cwd: root })) files.push(file)
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Waits while another process builds: `next build` can't run twice in a folder. */
async function takeLock(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockDataFolder(root)
    } catch (problem) {
      if (!(problem instanceof StartupProblem)) throw problem
      await wait(500)
    }
  }
}

/** What the front imports besides Node and itself: Next traces its own server only, not what is loaded before it. */
const packagesOfFront = ['zod', 'pino', 'light-my-request', '@redis/client']

/**
 * Completes the folder `next build` makes of what a server needs (`output: 'standalone'`) to one that runs as
 * `npm start` does: `node --import ./lib/platform/front/server/hook.ts server.js` in it.
 */
export function completeStandalone(): string {
  const folder = join(root, '.next', 'standalone')
  for (const path of ['public', '.next/static', 'lib/platform']) copy(path, folder)
  const isNeeded = new Set(packagesOfFront)
  for (const name of isNeeded) {
    copy(join('node_modules', name), folder)
    for (const dependency of dependenciesOf(name)) isNeeded.add(dependency)
  }
  return folder
}

const copy = (path: string, folder: string) =>
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (name) => !/\.(?:test\.tsx?|map|d\.ts|d\.mts|d\.cts)$/.test(name),
  })

function dependenciesOf(name: string): string[] {
  const file = join(root, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.keys(dependencies)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { requireBrowser } from '../browser.ts'
import { ensureBuild } from '../demo/build.ts'
import { root } from '../demo/settings.ts'
import { bin, type Command, vitest, withoutLong } from '../steps.ts'

/** The rooms of tests, from the quickest to the slowest. */
export const rooms = ['unit', 'contract', 'http', 'browser', 'long'] as const
export type Room = (typeof rooms)[number]
export type TestFile = { path: string; room: Room }

type Cruised = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[]
}

/** What runs in a process of its own, or is read as a file, is imported by nobody. */
const unseen: [from: RegExp, to: string][] = [
  [/^(?:tests\/setup\/stack|scripts\/demo\/stack-process)\.ts$/, 'local/main.ts'],
  [/^local\/supabase\/migrate\.ts$/, 'supabase/{migrations,schemas}/*.sql'],
  [/^local\/supabase\/accounts\.ts$/, 'supabase/templates/*.html'],
  // Jobs, mails and what follows a publish or a form are put together there, imported by no route.
  [
    /^tests\/setup\/demo\.ts$/,
    '{instrumentation,proxy,next.config,lib/platform/cache/server/isr-handler,lib/platform/front/server/hook}.ts',
  ],
  [/^tests\/setup\/fixtures\.ts$/, 'instrumentation-client.ts'],
  [/^app\/\(site\)\/globals\.css$/, 'app/(site)/styles/*.css'],
  [/^tests\/setup\/studio\.ts$/, 'studio/sanity.config.ts'],
]
const overTheWire = /^tests\/(?:http|pages|e2e|long|setup)\//
/** What begins with a slash there is no address of the site. */
const elsewhere = /^tests\/setup\/(?:demo|every-query|everything-told|lake-front|live-front|paypal|pdf-text)/

/**
 * Which test files can notice a change of each of these files: those that import it, by any way, also over the wire;
 * those with the fewest files between first.
 */
export async function openTestGraph(): Promise<(changed: string[]) => TestFile[]> {
  const importers = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    const known = importers.get(to) ?? new Set()
    importers.set(to, known.add(from))
  }
  const { modules } = await cruise()
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) link(source, resolved)
  await linkUnseen(modules, link)
  linkRoutes(
    modules.map(({ source }) => source),
    link,
  )
  return (changed) => {
    const reached = new Set(changed)
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
    return [...reached].flatMap((path) => {
      const room = roomOf(path)
      return room ? [{ path, room }] : []
    })
  }
}

async function cruise(): Promise<Cruised> {
  const program = join(root, 'node_modules', '.bin', 'depcruise')
  const args = ['--config', 'scripts/dependency-cruiser.mjs', '--output-type', 'json', '.']
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout))
}

async function linkUnseen(modules: Cruised['modules'], link: (from: string, to: string) => void) {
  for (const [pattern, target] of unseen) {
    const from = modules.filter(({ source }) => pattern.test(source))
    for await (const to of glob(target, { cwd: root })) for (const { source } of from) link(source, to)
  }
}

/** A test that names an address counts as importer of what answers there, with the layouts around it. */
function linkRoutes(files: string[], link: (from: string, to: string) => void) {
  const routes = [
    ...files.filter((file) => /^app\/.*\/(?:page|route)\.tsx?$/.test(file)).map(routeOf),
    ...Object.entries(named).map(([address, file]) => ({
      file,
      pattern: new RegExp(`^${address.replace('.', '\\.')}$`),
      start: `${address}/`,
      isCatchAll: false,
    })),
  ]
  for (const { file } of routes)
    for (let folder = dirname(file); folder.startsWith('app'); folder = dirname(folder))
      for (const part of ['layout.tsx', 'error.tsx', 'not-found.tsx', 'template.tsx'])
        if (files.includes(`${folder}/${part}`)) link(file, `${folder}/${part}`)
  for (const file of files.filter((one) => overTheWire.test(one) && !elsewhere.test(one))) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, address = ''] of source.matchAll(/['"`](?:\$\{[^}]*\})?(\/[\w.\-/[\]]*)/g))
      for (const route of routesAt(routes, address)) link(file, route)
  }
}

/** Files that Next answers with at an address of its own. */
const named = {
  '/robots.txt': 'app/robots.ts',
  '/sitemap.xml': 'app/sitemap.xml/[[...part]]/route.ts',
  '/manifest.webmanifest': 'app/manifest.ts',
}

/** Addresses of the local stack, which are no pages. */
const atTheStack = /^\/(?:auth\/v1|rest\/v1|lake|mail|paypal|clock|widgets|health)\b/

type Route = { file: string; pattern: RegExp; start: string; isCatchAll: boolean }

function routeOf(file: string): Route {
  const segments = dirname(file)
    .split('/')
    .slice(1)
    .filter((segment) => !segment.startsWith('('))
  const source = segments
    .map((segment) =>
      segment.startsWith('[[...')
        ? '(?:/.*)?'
        : segment.startsWith('[...')
          ? '/.+'
          : segment.startsWith('[')
            ? '/[^/]+'
            : `/${segment.replaceAll('.', '\\.')}`,
    )
    .join('')
  return {
    file,
    pattern: new RegExp(`^${source || '/'}/?$`),
    start: `/${segments.join('/')}/`,
    isCatchAll: /\[\.\.\./.test(file),
  }
}

/** What answers at an address; one that ends with a slash goes on with something the source does not say. */
function routesAt(routes: Route[], address: string): string[] {
  const exact = routes.filter(({ pattern, isCatchAll }) => !isCatchAll && pattern.test(address))
  const beyond =
    address.endsWith('/') && address !== '/' ? routes.filter(({ start }) => start.startsWith(address)) : []
  const found = [...exact, ...beyond]
  // The more exact one answers: a page of the CMS only where nothing else does.
  const caught =
    found.length > 0 || atTheStack.test(address)
      ? []
      : routes.filter(({ pattern, isCatchAll }) => isCatchAll && pattern.test(address))
  const own = caught.filter(({ start }) => !/^\/\[\[/.test(start))
  return [...found, ...(own.length > 0 ? own : caught)].map(({ file }) => file)
}

function roomOf(path: string): Room | undefined {
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return undefined
  // They take pictures and say nothing: as unit tests Vitest would not find them, and fail.
  if (path.startsWith('tests/pictures/')) return undefined
  if (/^tests\/(?:http|pages)\//.test(path)) return 'http'
  if (path.startsWith('tests/e2e/')) return 'browser'
  if (path.startsWith('tests/long/')) return 'long'
  return /^(?:tests\/contract|supabase\/tests)\//.test(path) ? 'contract' : 'unit'
}

const projects: Record<Exclude<Room, 'browser'>, string[]> = {
  unit: ['unit*'],
  contract: ['contract*'],
  http: ['http', 'http alone'],
  long: ['long'],
}

type How = {
  isLoud?: boolean
  /** Also those tests that only the long run has. */
  isWhole?: boolean
}

/** Runs these test files of one room; builds the site first where one is asked. True when all of them pass. */
export async function runFiles(room: Room, files: string[], how: How = {}): Promise<boolean> {
  if (files.length === 0) return true
  if (room === 'browser' || room === 'http') await ensureBuild()
  for (const command of await commandsFor(room, files, how)) if (!(await passes(command, how))) return false
  return true
}

async function passes({ file, args, env }: Command, { isLoud = true }: How): Promise<boolean> {
  const output = isLoud ? 'inherit' : 'ignore'
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

async function commandsFor(room: Room, files: string[], { isWhole }: How): Promise<Command[]> {
  if (room !== 'browser') return [vitest(projects[room], ...(isWhole ? [] : [withoutLong]), ...files)]
  const CHROME_PATH = await requireBrowser()
  const configs = ['tests/playwright.config.ts', ...(isWhole ? ['tests/playwright.long.config.ts'] : [])]
  return configs.map((config) => ({
    // A file's tests may all belong to the long run.
    ...bin('playwright', 'test', ...files, '--config', config, '--pass-with-no-tests'),
    env: { CHROME_PATH },
  }))
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'

type Stage = { image: string; folder: string; workdir: string; env: Record<string, string> }
export type Built = Stage & {
  user: string
  command: string[]
  healthCheck: string[]
  /** Where a path of the image is on this machine. */
  place(path: string): string
}

/**
 * Does by hand what `docker build` would, each stage in a folder of its own below `to`: what COPY names is copied
 * without what .dockerignore names, and RUN runs. `instead` does a RUN in another way, if it returns true. Throws at an
 * instruction it does not know.
 */
export async function buildByHand(
  file: string,
  context: string,
  to: string,
  instead: (command: string, cwd: string) => Promise<boolean> = async () => false,
): Promise<Built> {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  let [user, command, healthCheck] = ['root', [] as string[], [] as string[]]
  for (const [word, rest] of instructionsOf(readFileSync(file, 'utf8'))) {
    if (word === 'FROM') {
      const [image = '', , name = String(stages.size)] = rest.split(/\s+/)
      stage = { image, folder: join(to, name), workdir: '/', env: {} }
      stages.set(name, stage)
      ;[user, command, healthCheck] = ['root', [], []]
      continue
    }
    if (!stage) throw new Error(`${word} before FROM`)
    if (word === 'WORKDIR') stage.workdir = rest
    else if (word === 'ENV') Object.assign(stage.env, variablesOf(rest))
    else if (word === 'COPY') copy(rest, stage, stages, context)
    else if (word === 'RUN') await run(rest, stage, instead)
    else if (word === 'USER') user = rest
    else if (word === 'CMD') command = JSON.parse(rest)
    else if (word === 'HEALTHCHECK') healthCheck = JSON.parse(rest.slice(rest.indexOf('[')))
    else if (word !== 'EXPOSE') throw new Error(`Nobody has said here how ${word} is done by hand.`)
  }
  if (!stage) throw new Error(`${file} makes nothing.`)
  const last = stage
  return { ...last, user, command, healthCheck, place: (path) => join(last.folder, path) }
}

function instructionsOf(text: string): [word: string, rest: string][] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()])
}

const variablesOf = (rest: string) =>
  Object.fromEntries([...rest.matchAll(/(\w+)=(\S*)/g)].map(([, name, value]) => [name, value]))

function copy(rest: string, stage: Stage, stages: Map<string, Stage>, context: string): void {
  const words = rest.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const target = words.pop() ?? ''
  const source = from === undefined ? context : stages.get(from)?.folder
  if (source === undefined) throw new Error(`COPY --from=${from}: there is no such stage.`)
  const ignored = from === undefined ? ignoredIn(context) : () => false
  const folder = join(stage.folder, stage.workdir, target)
  for (const word of words) {
    const path = join(source, word)
    const isFolder = word === '.' || from !== undefined
    mkdirSync(folder, { recursive: true })
    cpSync(path, isFolder ? folder : join(folder, word), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => !ignored(relative(context, each)),
    })
  }
}

/** As .dockerignore has it: a pattern names a path from the top, and all that is below it. */
function ignoredIn(context: string): (path: string) => boolean {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  return (path) => patterns.some((pattern) => matchesGlob(path, pattern))
}

async function run(
  command: string,
  stage: Stage,
  instead: (command: string, cwd: string) => Promise<boolean>,
): Promise<void> {
  const cwd = join(stage.folder, stage.workdir)
  mkdirSync(cwd, { recursive: true })
  if (await instead(command, cwd)) return
  // What the test's runner says of itself is not for the build.
  const { NODE_ENV: _, VITEST: __, PATH, ...own } = process.env
  const env = Object.assign({} as NodeJS.ProcessEnv, own, stage.env, {
    PATH: `${dirname(process.execPath)}:${PATH}`,
  })
  const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}.`)
}

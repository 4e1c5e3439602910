import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireBrowser } from '../browser.ts'
import { ensureBuild } from '../demo/build.ts'
import { root } from '../demo/settings.ts'
import { bin, type Command, vitest, withoutLong } from '../steps.ts'
import type { Room } from './graph.ts'

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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireBrowser } from '../browser.ts'
import { ensureBuild } from '../demo/build.ts'
import { root } from '../demo/settings.ts'
import { bin, type Command, vitest } from '../steps.ts'
import type { Room } from './graph.ts'

const projects: Record<Exclude<Room, 'browser'>, string[]> = {
  unit: ['unit*'],
  contract: ['contract*'],
  http: ['http', 'http alone'],
  long: ['long'],
}

/** Runs these test files of one room; builds the site first where one is asked. True when all of them pass. */
export async function runFiles(room: Room, files: string[], { isLoud = true } = {}): Promise<boolean> {
  if (files.length === 0) return true
  if (room === 'browser' || room === 'http') await ensureBuild()
  const { file, args, env } = await commandFor(room, files)
  const output = isLoud ? 'inherit' : 'ignore'
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

async function commandFor(room: Room, files: string[]): Promise<Command> {
  if (room !== 'browser') return vitest(projects[room], ...files)
  // A file's tests may all belong to the long run.
  const playwright = bin(
    'playwright',
    ...['test', ...files, '--config', 'tests/playwright.config.ts', '--pass-with-no-tests'],
  )
  return { ...playwright, env: { CHROME_PATH: await requireBrowser() } }
}

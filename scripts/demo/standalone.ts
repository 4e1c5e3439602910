import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.ts'

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

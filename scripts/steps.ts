import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { Problem } from './demo/problem.ts'
import { root } from './demo/settings.ts'

/** `cwd`: where, unless it is the project's folder. */
export type Command = { file: string; args: string[]; env?: Record<string, string>; cwd?: string }
export type Step = [name: string, command: Command]
/** How long a step took, in ms, and which share of the whole machine's processor time was used meanwhile, 0 to 1. */
export type Taken = { name: string; ms: number; busy: number }

/** A program of the project's packages. */
export const bin = (name: string, ...args: string[]): Command => ({
  file: join(root, 'node_modules', '.bin', name),
  args,
})

/** A file run by this Node. */
export const nodeScript = (file: string, ...args: string[]): Command => ({
  file: process.execPath,
  args: [file, ...args],
})

/** Tests of Vitest's projects (`tests/vitest.config.ts`), by name or pattern. */
export const vitest = (projects: string[], ...args: string[]): Command =>
  bin(
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((name) => ['--project', name]),
    ...args,
  )

/** A build empties the folder that holds the types of routes: it has to wait until these are done. */
export const types: Step[] = [
  ['types of routes', nodeScript('node_modules/next/dist/bin/next', 'typegen')],
  // TypeScript 7 takes a third of the time; who reads programs through TypeScript's API needs the one before.
  ['types', nodeScript('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.')],
]

/** What else `npm run check` looks at. */
export const checks: Step[] = [
  ['statements named by tests', nodeScript('scripts/ledger.ts')],
  ['format and lint', bin('biome', 'check', '--error-on-warnings', '.')],
  ['the house', nodeScript('scripts/house.ts', '--check')],
  ['dead code', bin('knip', '--config', 'scripts/knip.json')],
  ['generated content types', nodeScript('scripts/typegen.ts', '--check')],
  ['generated database types and rights', nodeScript('scripts/typegen-db.ts', '--check')],
]

/** For Vitest: leaves out what is tagged as belonging to `npm run test:long`. */
export const withoutLong = '--tags-filter=!long'

/**
 * Runs the steps one after the other. What they print is shown as they print it when `isLoud`, otherwise when they
 * have failed, and of tests their closing lines. Throws `Problem` naming the failed step.
 */
export async function runSteps(steps: Step[], { isLoud = false } = {}): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const [name, command] of steps) {
    const began = Date.now()
    const before = processorTime()
    if (isLoud) console.log(`\n— ${name}`)
    const { code, output } = await run(command, isLoud)
    if (code !== 0) throw new Problem(`${output}\n✗ ${name}`)
    const ms = Date.now() - began
    const after = processorTime()
    taken.push({ name, ms, busy: (after.used - before.used) / (after.all - before.all) })
    const summary = isLoud ? '' : closingLines(output)
    console.log(`✓ ${name} (${(ms / 1000).toFixed(1)} s)${summary && `\n${summary}`}`)
  }
  return taken
}

/** Runs lists of steps side by side; all of them end before what failed is thrown as one `Problem`. */
export async function runSideBySide(...lists: Step[][]): Promise<Taken[]> {
  const ended = await Promise.allSettled(lists.map((steps) => runSteps(steps)))
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new Problem(failures.map(({ message }) => message).join('\n'))
  return ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

function processorTime(): { used: number; all: number } {
  let [used, all] = [0, 0]
  for (const { times } of cpus()) {
    const sum = Object.values(times).reduce((one, other) => one + other)
    all += sum
    used += sum - times.idle
  }
  return { used, all }
}

/** What Vitest says last: how many passed, and what was slow. */
function closingLines(output: string): string {
  const lines = output.split('\n')
  const at = lines.findLastIndex((line) => line.startsWith('What took longest'))
  return at < 0 ? '' : lines.slice(at).join('\n').trimEnd()
}

function run(
  { file, args, env, cwd = root }: Command,
  isLoud: boolean,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isLoud ? 'inherit' : 'pipe', isLoud ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

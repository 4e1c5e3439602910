import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Problem } from './demo/problem.ts'
import { root } from './demo/settings.ts'

export type Command = { file: string; args: string[]; env?: Record<string, string> }

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

/** Runs the steps one after the other, their output shown only when one fails or `isLoud`. Throws `Problem` naming the failed step. */
export async function runSteps(
  steps: [name: string, command: Command][],
  { isLoud = false } = {},
): Promise<void> {
  for (const [name, command] of steps) {
    const began = Date.now()
    if (isLoud) console.log(`\n— ${name}`)
    const { code, output } = await run(command, isLoud)
    if (code !== 0) throw new Problem(`${output}\n✗ ${name}`)
    console.log(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  }
}

function run(
  { file, args, env }: Command,
  isLoud: boolean,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
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

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from './problem.ts'
import { root } from './settings.ts'

type Options = { args: string[]; env: Record<string, string | undefined>; log?: string }

/**
 * Starts a Node process of ours that ends when this one does, even by kill -9. Its output goes to `log` when that is
 * given.
 */
export function startNode({ args, env, log }: Options): ChildProcess {
  const endWithParent = pathToFileURL(join(root, 'scripts/demo/end-with-parent.mjs')).href
  const output = log ? openSync(log, 'a', 0o600) : undefined
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: root,
    // By itself, the C library's memory is divided among up to eight times as many pools as there are cores.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit', 'ipc'],
  })
  if (output !== undefined) closeSync(output)
  return child
}

/** Asks a process to end and resolves when it has; after `patience` ms it is killed. */
export async function stopProcess(child: ChildProcess, patience = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(timer)
}

/** The last lines of a log file, for an error message. */
export function lastLines(file: string, count = 15): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}

/** Resolves when nothing listens on this loopback port; throws `Problem` with what to do otherwise. */
export async function requireFreePort(port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
  })
  if (!code) return
  if (code === 'EACCES')
    throw new Problem(
      `Port ${port} needs administrator rights: choose one above 1023, as in PORT=3000 npm run demo.`,
    )
  throw new Problem(
    `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=${port + 1} npm run demo.`,
  )
}

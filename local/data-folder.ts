import { statSync } from 'node:fs'
import { rename, unlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupProblem, systemErrorCode } from './startup-problem.ts'

/**
 * Holds the data folder for this process and returns a function that lets it go. The lock is a listening
 * socket, so the system frees it even after kill -9.
 * @throws {StartupProblem} when another copy runs on the same folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  const close = (await listen(path)) ?? ((await isStale(path)) ? await listen(path) : undefined)
  if (!close) {
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by another copy: stop that copy, or set OCOTILLO_DATA_DIR to another folder.`,
    )
  }
  return close
}

/** Linux has sockets without a file and Windows named pipes; elsewhere it is a file that a crash leaves behind. */
function lockPath(dataDir: string): string {
  const { dev, ino } = statSync(dataDir)
  const name = `ocotillo-${dev}-${ino}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function listen(path: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => {
      if (systemErrorCode(error) === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

async function isStale(path: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isAnswered) await unlink(path).catch(() => undefined)
  return !isAnswered
}

/** Replaces a file as a whole: a crash leaves the old or the new text. Only this user may read it. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
}

import { createServer } from 'node:net'

/**
 * Below what systems give to outgoing connections: there a port that was free a moment ago is taken by somebody's
 * next call.
 */
const lowest = 15_000
const count = 17_000

/** Ten ports for each process, so that those that start at the same moment do not find the same one free. */
let next = (process.pid * 10) % count

/** A loopback TCP port that was free a moment ago; the caller must cope when another program takes it first. */
export async function findFreePort(tries = 200): Promise<number> {
  const port = lowest + next
  next = (next + 1) % count
  if (await isFree(port)) return port
  if (tries <= 1) throw new Error('no free port')
  return findFreePort(tries - 1)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

import { createServer } from 'node:net'
import { Problem } from './problem.ts'

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

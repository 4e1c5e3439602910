import 'server-only'
import { env } from '@/lib/platform/server/env'

const patience = 8_000
const atOnce = 4

/**
 * Fetches each path until this server answers with a rendering newer than the publish, at most 8 s each, so that the next
 * visitor sees it (architecture 2: after marking, the first request still gets the old page). Never throws.
 */
export async function warmPaths(paths: string[]): Promise<void> {
  const waiting = [...paths]
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await warm(path)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker))
}

async function warm(path: string): Promise<void> {
  // A path is written by an editor: `@elsewhere.example/` must not make this server ask another one.
  const url = URL.parse(path, env.ownUrl)
  if (url?.origin !== new URL(env.ownUrl).origin) return
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    try {
      // HEAD: asking costs nothing beside the rendering it waits for.
      const response = await fetch(url, {
        method: 'HEAD',
        cache: 'no-store',
        redirect: 'manual',
      })
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return
    } catch (error) {
      console.warn(`${path} could not be warmed: ${error instanceof Error ? error.message : error}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  console.warn(
    `${path} was still stale after ${patience} ms; it stays marked and renews with the next visitor.`,
  )
}

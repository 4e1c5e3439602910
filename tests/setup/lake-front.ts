import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands between a site and the content lake, so that a test can take the lake away (`isDown` cuts every connection)
 * or let it take its time (`holdBack`).
 */
export async function startLakeFront(stackUrl: string) {
  const front = { url: '', isDown: false, asked: [] as string[], holdBack, stop }
  let held = (_query: string): Promise<void> | undefined => undefined
  const server = createServer(async (incoming, outgoing) => {
    if (front.isDown) return void incoming.socket.destroy()
    const { method, url, headers } = incoming
    const query = decodeURIComponent(url ?? '').replaceAll('+', ' ')
    front.asked.push(query)
    await held(query)
    const onward = request(new URL(url ?? '/', stackUrl), {
      method,
      headers: { ...headers, host: new URL(stackUrl).host },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return front

  /** Lets no query pass that holds one of these words until they are released. */
  function holdBack(...words: string[]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    held = (query) => (words.some((word) => query.includes(word)) ? released : undefined)
    return { release }
  }

  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

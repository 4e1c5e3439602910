import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between a site and the content lake, so that a test can take the lake away: `isDown` cuts every connection. */
export async function startLakeFront(stackUrl: string) {
  const front = { url: '', isDown: false, stop }
  const server = createServer((incoming, outgoing) => {
    if (front.isDown) return void incoming.socket.destroy()
    const { method, url, headers } = incoming
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

  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

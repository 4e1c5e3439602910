import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lookEveryMs = 250

/**
 * Makes `close` end soon. Node's own waits for connections that were opened ahead and never asked anything, which
 * browsers and `fetch` have, and for those that are kept alive after their last answer: longer than whoever restarts
 * the site waits before a kill. Every request that has begun is still answered whole.
 */
export function closeSoon(server: Server): Server {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const close = server.close.bind(server)
  server.close = (done) => {
    const looking = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, lookEveryMs).unref()
    server.once('close', () => clearInterval(looking))
    return close(done)
  }
  return server
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { RunningProxy } from './http-proxy.ts'
import type { Trap } from './trap.ts'
import type { Witness } from './witness.ts'

type Observers = { trap: Trap; witness: Witness }

/**
 * Stands between the site and the mail sink. The call `smtp-data` begins with the DATA command, is sent with the
 * mail's last line, and is answered by the sink's 250.
 */
export async function startSmtpProxy(targetUrl: string, observers: Observers): Promise<RunningProxy> {
  const { hostname, port } = new URL(targetUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const sink = connect({ host: hostname, port: Number(port) })
    for (const socket of [client, sink]) {
      sockets.add(socket)
      socket.setEncoding('latin1')
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        sink.destroy()
      })
    }
    relay(client, sink, observers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The client waits for the answer to DATA and to the mail, so either side speaks only in its turn. */
function relay(client: Socket, sink: Socket, { trap, witness }: Observers): void {
  let envelope = ''
  let mail = ''
  let state: 'commands' | 'mail' | 'sent' = 'commands'
  const give = (to: Socket, chunk: string) => void to.write(chunk, 'latin1')
  const cut = () => {
    client.destroy()
    sink.destroy()
  }

  inTurn(client, async (chunk) => {
    if (state === 'mail') {
      mail += chunk
      if (mail.endsWith('\r\n.\r\n')) {
        state = 'sent'
        sink.write(chunk, 'latin1')
        if (await trap.at('smtp-data', 'in', mail)) client.destroy()
        return
      }
    } else {
      envelope = /^MAIL FROM/i.test(chunk) ? chunk : envelope + chunk
      // Alone, or at the end of commands sent in one go.
      if (/(^|\n)DATA\r\n$/i.test(chunk)) {
        if (await trap.at('smtp-data', 'before', envelope)) return cut()
        state = 'mail'
        mail = ''
      }
    }
    give(sink, chunk)
  })
  inTurn(sink, async (chunk) => {
    if (state === 'sent') {
      state = 'commands'
      const [, messageId] = /^Message-ID: (.*)\r$/im.exec(mail) ?? []
      if (messageId && chunk.startsWith('250')) witness.mails.push(messageId)
      if (await trap.at('smtp-data', 'after', mail)) return cut()
    }
    give(client, chunk)
  })
}

function inTurn(socket: Socket, handle: (chunk: string) => Promise<void>): void {
  let last = Promise.resolve()
  socket.on('data', (chunk) => {
    last = last.then(() => handle(String(chunk))).catch(() => void socket.destroy())
  })
}

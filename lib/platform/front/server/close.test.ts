import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeSoon } from './close'

/** A server that keeps connections for a minute and answers when it is told to. */
async function startServer() {
  const answering = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const server = closeSoon(
    createServer({ keepAliveTimeout: 60_000 }, async (_, response) => {
      asked.resolve()
      response.write('first ')
      await answering.promise
      response.end('last')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  async function open() {
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    await accepted
    return socket
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { open, close, asked: asked.promise, answer: answering.resolve }
}

test('a connection that never asked anything does not keep a server that closes', async () => {
  const { open, close } = await startServer()
  const socket = await open()
  await close()
  socket.destroy()
}, 10_000)

test('a request in its middle is answered whole; its kept connection ends with it', async () => {
  const { open, close, asked, answer } = await startServer()
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  const closed = close()
  answer()
  const [answered] = await Promise.all([text(socket), closed])
  expect(answered).toMatch(/200 OK[\s\S]*first [\s\S]*last/)
}, 10_000)

import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type postgres from 'postgres'

/** A mail server of a few lines that can go away and come back at the same address; `subjects` is what it took. */
export async function startMailServer() {
  const sockets = new Set<Socket>()
  const subjects: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    let isData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n')) {
        if (isData) {
          if (line.startsWith('Subject: ')) subjects.push(line.slice(9))
          isData = line !== '.'
          if (!isData) socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (line !== '') socket.write('250 ok\r\n')
      }
    })
  })
  const port = await listen(server, 0)
  return {
    url: `smtp://127.0.0.1:${port}`,
    subjects,
    leave() {
      for (const socket of sockets) socket.destroy()
      return close(server)
    },
    comeBack: () => listen(server, port),
  }
}

/** PayPal as far as the watch asks it, and the owner's chat: `paypal.status` is what it answers, `posts` what came. */
export async function startOutside() {
  const posts: string[] = []
  const paypal = { status: 404 }
  const server = createHttpServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(paypal.status).end()
    let body = ''
    for await (const chunk of request) body += chunk
    posts.push(JSON.parse(body).text)
    response.end('ok')
  })
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  return { url, posts, paypal, stop: () => close(server) }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((done) =>
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()))

/** A payment of which PayPal has told nothing. */
export async function newPayment(sql: postgres.Sql, at: Date): Promise<void> {
  const id = randomUUID()
  await sql`insert into public.orders (id, checkout_key, email, total_amount, access_token, status, paid_at)
    values (${id}, ${randomUUID()}, 'guest@example.com', 13, ${`secret-${randomUUID()}`}, 'paid', ${at})`
  await sql`insert into public.payment_attempts (id, order_id, seq, amount, status) values (${id}, ${id}, 1, 13, 'captured')`
  await sql`insert into public.payment_captures (paypal_capture_id, attempt_id, status, amount, currency, raw, created_at, updated_at)
    values (${`CAP-${id}`}, ${id}, 'COMPLETED', 13, 'USD', '{}', ${at}, ${at})`
}

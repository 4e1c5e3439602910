import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Trap } from './trap.ts'

export type RunningProxy = { url: string; stop(): Promise<void> }

/** Stands between the site and the stack's HTTP services, names the calls that matter and asks the trap at each moment of them. */
export async function startHttpProxy(targetUrl: string, trap: Trap): Promise<RunningProxy> {
  const target = new URL(targetUrl)
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, { target, agent, trap }).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Way = { target: URL; agent: Agent; trap: Trap }

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, agent, trap }: Way,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const call = callName(method, url)
  const body = await text(incoming)
  const said = `${url} ${body}`
  if (await trap.at(call, 'before', said)) return void outgoing.destroy()
  // Uncompressed, so that the answer can be read here.
  const headers = { ...incoming.headers, host: target.host, 'accept-encoding': 'identity' }
  const forwarded = request({ host: target.hostname, port: target.port, method, path: url, headers, agent })
  const answered = once(forwarded, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  const sent = new Promise((resolve) => forwarded.end(body, () => resolve(undefined)))
  await Promise.race([sent, answered])
  if (await trap.at(call, 'in', said)) {
    outgoing.destroy()
    return void (await answered)[0].resume()
  }
  const [answer] = await answered
  const answerBody = await text(answer)
  trap.learn(call, body, answerBody)
  if (await trap.at(call, 'after', said + answerBody)) return void outgoing.destroy()
  const { 'transfer-encoding': _, connection: __, ...answerHeaders } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, answerHeaders).end(answerBody)
}

/** The name of a call as kill-points.ts has it; others are their own address. */
export function callName(method: string, url: string): string {
  const [path = ''] = url.split('?')
  const [, procedure] = /\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? []
  if (procedure) return procedure.replaceAll('_', '-')
  if (/\/v2\/checkout\/orders$/.test(path)) return 'paypal-create'
  if (/\/v2\/checkout\/orders\/[^/]+\/capture$/.test(path)) return 'paypal-capture'
  if (method === 'GET' && /\/v2\/checkout\/orders\/[^/]+$/.test(path)) return 'paypal-read'
  if (/\/verify-webhook-signature$/.test(path)) return 'verify-webhook'
  return `${method} ${path}`
}

import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LedgerFile } from './ledger-file.ts'
import type { Trap } from './trap.ts'
import type { Witness } from './witness.ts'

export type RunningProxy = { url: string; stop(): Promise<void> }

export type Observers = { trap: Trap; witness: Witness; ledgerFile: LedgerFile }

/**
 * Stands between the site and the stack's HTTP services, or between the stack and the site, names the calls that
 * matter and asks the trap at each moment of them. It stays when one of its ends dies.
 */
export async function startHttpProxy(targetUrl: string, observers: Observers): Promise<RunningProxy> {
  const target = new URL(targetUrl)
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, { target, agent, ...observers }).catch(() => outgoing.destroy())
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

type Way = Observers & { target: URL; agent: Agent }

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, agent, trap, witness, ledgerFile }: Way,
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
  const isAnswered = new AbortController()
  const written = trap.isSetFor(call, 'write', said) ? ledgerFile.grows(isAnswered.signal) : undefined
  void answered.catch(() => undefined).then(() => isAnswered.abort())
  const sent = new Promise((resolve) => forwarded.end(body, () => resolve(undefined)))
  await Promise.race([sent, answered])
  if (await trap.at(call, 'in', said)) {
    outgoing.destroy()
    return void (await answered)[0].resume()
  }
  // On a busy machine the answer may be here as soon as the write is seen; who asked does not have it yet.
  if (await written) await trap.at(call, 'write', said)
  const [answer] = await answered
  const answerBody = await text(answer)
  witness.hear(call, answer.statusCode ?? 0, answerBody)
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
  if (path === '/api/paypal/webhook') return 'webhook'
  return `${method} ${path}`
}

import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { processValues } from '@/lib/platform/server/process-state'
import { askPayPal, PayPalUnclear } from './ask-paypal'

const { env } = vi.hoisted(() => ({ env: { paypal: {} as Record<string, unknown> } }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

const asked: string[] = []
const servers: Server[] = []
let elsewhere: string

async function listen(answer: RequestListener, server: Server = createServer()): Promise<string> {
  server.on('request', answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = (apiUrl: string) => {
  env.paypal = { apiUrl, clientId: 'id', clientSecret: 'secret' }
  delete processValues['paypal-token']
  return askPayPal({ method: 'GET', path: '/v2/checkout/orders/X', timeoutMs: 5_000 }, z.unknown())
}

beforeAll(async () => {
  elsewhere = await listen(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('content-type', 'application/json').end('{"access_token":"theirs","expires_in":3600}')
  })
})
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))))

test.each(['/v1/oauth2/token', '/v2/checkout/orders/X'])(
  'an answer of PayPal that leads elsewhere is not followed, with the keys or with a token: %s',
  async (redirected) => {
    const apiUrl = await listen(({ url = '' }, response) => {
      if (url === redirected) return void response.writeHead(307, { location: `${elsewhere}${url}` }).end()
      response.setHeader('content-type', 'application/json').end('{"access_token":"ours","expires_in":3600}')
    })
    await expect(ask(apiUrl)).rejects.toBeInstanceOf(PayPalUnclear)
    expect(asked).toEqual([])
  },
)

test('who shows a certificate that nobody vouches for is told nothing', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const heard: string[] = []
  const url = await listen((request, response) => {
    heard.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{"access_token":"x","expires_in":3600}')
  }, createSecureServer({ key, cert }))
  await expect(ask(url.replace('http:', 'https:'))).rejects.toBeInstanceOf(PayPalUnclear)
  expect(heard).toEqual([])
})

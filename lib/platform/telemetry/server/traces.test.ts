import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { expect, test, vi } from 'vitest'
import { startTraces } from './traces'

vi.mock('./request', () => ({ isRoute: (name: unknown) => name === '/api/forms/[form]' }))

test('a span leaves with its route, status and times, and with nothing that was said of a person', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10')
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await startTraces(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  const attributes = {
    'next.span_type': 'BaseServer.handleRequest',
    'next.route': '/estimate/Zk3JqP9vT0aLw8YxRb5c',
    'http.route': '/api/forms/[form]',
    'http.method': 'POST',
    'http.target': '/api/forms/contact?name=Ana',
    'http.url': 'https://db.example/rest/v1/orders?email=eq.ana@mail.example',
    'http.status_code': 500,
    'next.page': '/maria lopez',
  }
  trace.getTracer('next').startActiveSpan('POST /api/forms/contact?name=Ana', { attributes }, (span) => {
    span.recordException(new Error('no route to ana@mail.example'))
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'Ana Ruiz is taken' })
    span.end()
  })
  await expect
    .poll(() => bodies.join(''))
    .toContain('"name":"BaseServer.handleRequest POST /api/forms/[form]"')
  const sent = bodies.join('')
  expect(sent).toContain('"key":"http.status_code","value":{"intValue":500}')
  expect(sent).toContain('"status":{"code":2}')
  expect(sent).toContain('"stringValue":"ocotillo"')
  expect(sent).not.toMatch(/ana|maria|Zk3J/i)
  server.close()
  server.closeAllConnections()
})

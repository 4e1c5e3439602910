import { createServer, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import inject from 'light-my-request'
import { afterEach, expect, test, vi } from 'vitest'
import { makePage } from './page'
import { beginAnswer, type CommonHead, sendPage, skipBody } from './send'

const html = '<h1>Myers</h1>'.repeat(3000)
const document = { headers: { 'content-type': 'text/html' }, body: Buffer.from(html) }
const page = makePage('/', document, { tags: [], lastModified: 1, dueAt: 2 })
const ask = (method: 'GET' | 'HEAD', more = {}, seen?: (response: ServerResponse) => void) =>
  inject(
    (request, response) => {
      sendPage(page, request as never, response as never, {}, 'call')
      seen?.(response as never)
    },
    { method, url: '/', headers: { 'accept-encoding': 'gzip, br', ...more } },
  )

test('pages asked for in one turn leave together, after the last was asked for', async () => {
  const asked: ServerResponse[] = []
  const sentBefore: boolean[] = []
  const all = ['a', 'b', 'c'].map(() =>
    ask('GET', { 'accept-encoding': 'identity' }, (response) => {
      asked.push(response)
      sentBefore.push(...asked.map(({ headersSent }) => headersSent))
    }),
  )
  expect((await Promise.all(all)).map(({ payload }) => payload)).toEqual([html, html, html])
  expect(sentBefore).toEqual([false, false, false, false, false, false])
})

test('who asks first for a page, compressed, gets what everybody after gets', async () => {
  const [first, atOnce] = await Promise.all([ask('GET'), ask('HEAD')])
  const later = await ask('GET')
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(html)
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': `${first.rawPayload.length}`,
  })
  expect([atOnce.headers['content-length'], atOnce.payload]).toEqual([first.headers['content-length'], ''])
  expect([later.headers.etag, later.payload]).toEqual([first.headers.etag, first.payload])
  const known = await ask('GET', { 'if-none-match': first.headers.etag })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
})

const whole = (): CommonHead => ({ status: 200, lines: ['etag', '"a"', 'content-length', '5'] })
const same = (): CommonHead => ({ status: 304, lines: ['etag', '"a"'] })
type Begin = (response: ServerResponse, head: CommonHead, id: string) => void
const byNode: Begin = (response, { status, lines }, id) =>
  response.writeHead(status, [...lines, 'x-request-id', id])

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** All that is sent to who asks these one after the other; the last one closes the connection. */
async function sent(begin: Begin, head: CommonHead, asked: string[]): Promise<string> {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    if (begin !== byNode) skipBody(request)
    if (request.url === '/more') response.setHeader('vary', 'Accept')
    begin(response, head, `call-${calls}`)
    response.end(head.status === 304 || request.method === 'HEAD' ? undefined : 'Myers')
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const socket = connect(port).end(asked.join(''))
  const answers = await text(socket)
  server.close()
  // The clock goes on between two of them.
  return answers.replace(/^Date: .*$/gm, 'Date: now')
}
const askFor = (line: string, ...headers: string[]) =>
  `${[line, 'Host: ocotillo.example', ...headers].join('\r\n')}\r\n\r\n`
const ordinary = askFor('GET / HTTP/1.1')
const old = askFor('GET / HTTP/1.0', 'Connection: keep-alive')
const chunked = `${askFor('GET / HTTP/1.1', 'Transfer-Encoding: chunked')}5\r\nGET /\r\n0\r\n\r\n`
const last = askFor('GET / HTTP/1.1', 'Connection: close')

test.each([
  ['pages', whole(), [ordinary, ordinary, ordinary, last]],
  ['what is the same', same(), [ordinary, ordinary, last]],
  ['heads alone', whole(), [ordinary, askFor('HEAD / HTTP/1.1'), ordinary, last]],
  ['the old protocol', whole(), [ordinary, old, ordinary, last]],
  ['the same by the old protocol, which closes', same(), [ordinary, old]],
  ['headers set before', whole(), [ordinary, askFor('GET /more HTTP/1.1'), ordinary, last]],
  [
    'who brings what nobody asked for',
    whole(),
    [ordinary, `${askFor('GET / HTTP/1.1', 'Content-Length: 5')}GET /`, ordinary, chunked, ordinary, last],
  ],
  [
    'who waits for a go-ahead',
    whole(),
    [ordinary, askFor('GET / HTTP/1.1', 'Expect: 100-continue'), ordinary, last],
  ],
])('%s: each answer is to the byte what Node would send', async (_what, head, asked) => {
  const answers = await sent(beginAnswer, head, asked)
  expect(answers).toBe(await sent(byNode, head, asked))
  for (const [at] of asked.entries()) expect(answers).toContain(`x-request-id: call-${at + 1}\r\n`)
})

test('nothing is waited for of a request that brings nothing', async () => {
  const isOver: boolean[] = []
  const begin: Begin = (response, { status, lines }) => {
    isOver.push(response.req.readableEnded)
    response.writeHead(status, lines)
  }
  await sent(begin, whole(), [
    ordinary,
    `${askFor('GET / HTTP/1.1', 'Content-Length: 5')}GET /`,
    chunked,
    last,
  ])
  expect(isOver).toEqual([true, false, false, true])
})

test('Node writes the lines of one second once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const byItself = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const head = whole()
  await sent(beginAnswer, head, [ordinary, ordinary, ordinary])
  await sent(beginAnswer, head, [ordinary, ordinary])
  expect(byItself).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_800_000_001_000)
  await sent(beginAnswer, head, [ordinary, ordinary])
  expect(byItself).toHaveBeenCalledTimes(2)
})

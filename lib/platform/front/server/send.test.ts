import type { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import inject from 'light-my-request'
import { expect, test } from 'vitest'
import { makePage } from './page'
import { sendPage } from './send'

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

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anyInlineScript } from '@/lib/platform/security/server/headers'
import { bootText } from './boot-text'
import { finishAnswer, withoutInlineScripts } from './finish-answer'
import { unfinishedPages } from './site'

const document = `<body><script>${bootText}</script><script src="/_next/static/chunks/a.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:1"])</script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script></body>`
const variants: Record<string, (html: string) => string> = {
  'odd-page': (html) => html.replace('0:1"]', '0:1"],alert(1)'),
  nothing: (html) => `<meta name="status" content="404"/>${html}`,
  unavailable: (html) => `<meta name="status" content="503"/>${html}`,
  written: (html) => `&lt;meta name="status" content="404"/>${html}`,
}
const policy = `${anyInlineScript}; frame-ancestors 'none'`

const server = createServer((request, response) => {
  finishAnswer(request, response)
  response.setHeader(
    'content-type',
    request.url === '/data' ? 'application/json' : 'text/html; charset=utf-8',
  )
  if (request.url?.startsWith('/elsewhere')) {
    response.statusCode = 307
    response.setHeader('location', '/account')
  }
  response.setHeader('content-security-policy', request.url === '/own' ? "default-src 'none'" : policy)
  response.flushHeaders()
  // In two parts, as Next does.
  const written = (variants[request.url?.split('/')[1] ?? ''] ?? ((html) => html))(document)
  response.write(written.slice(0, 100))
  if (request.url === '/gone') {
    response.destroy()
    response.end()
    return
  }
  response.end(written.slice(100))
})
let own = ''
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ask = async (path: string, cookie?: string) => {
  const answer = await fetch(`${own}${path}`, cookie ? { headers: { cookie } } : undefined)
  const { status, headers } = answer
  return { status, headers, text: await answer.text(), policy: headers.get('content-security-policy') }
}

test('a document is finished on its way out, whole, and under the policy for that', async () => {
  const { text, policy: told } = await ask('/account')
  expect(text).not.toContain('/a.js" async')
  expect(text).toContain('"scripts":["/_next/static/chunks/a.js"]')
  expect(text).toMatch(/<\/body>$/)
  expect(told).toBe(withoutInlineScripts(policy))
})

test('a page that knows there is nothing, or nothing now, says so by the status', async () => {
  expect((await ask('/account')).status).toBe(200)
  expect((await ask('/written')).status).toBe(200)
  const { status, text } = await ask('/nothing/token')
  expect([status, /"isAtOnce":(\w+)/.exec(text)?.[1]]).toEqual([404, 'false'])
  const unavailable = await ask('/unavailable')
  expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '30'])
})

test('a page for everybody who asks the same waits for a visitor, whatever its query; one person’s doesn’t', async () => {
  const isAtOnce = async (path: string, cookie = '') =>
    /"isAtOnce":(\w+)/.exec((await ask(path, cookie)).text)?.[1]
  for (const path of ['/search', '/search?q=b12', '/iv-therapy/compare?drip=a&drip=b'])
    for (const cookie of ['', 'a=b']) expect(await isAtOnce(path, cookie), path).toBe('false')
  for (const path of ['/account?q=/search', '/order-status']) {
    expect(await isAtOnce(path), path).toBe('false')
    expect(await isAtOnce(path, 'a=b'), path).toBe('true')
  }
  for (const path of ['/account/settings', '/order-status/mine/x', '/searches'])
    expect(await isAtOnce(path), path).toBe('true')
})

test('who is led elsewhere gets no document, and that is none to be named', async () => {
  const answer = await fetch(`${own}/elsewhere/x`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([307, '/account', ''])
  expect(unfinishedPages().join(' ')).not.toContain('/elsewhere')
})

test('one that is not recognised goes out as it is, and is named without what may be a secret', async () => {
  const { text, policy: told } = await ask('/odd-page/secret-token?code=1')
  expect(text).toContain('alert(1)')
  expect(told).toBe(policy)
  // The process's own list: another test of this worker may have filled it.
  expect(unfinishedPages()).toContain('/odd-page …')
  expect(unfinishedPages().join(' ')).not.toContain('secret-token')
})

test('what is no document, or has a policy of its own, is left alone', async () => {
  for (const path of ['/data', '/own']) expect((await ask(path)).text).toBe(document)
  expect(unfinishedPages()).not.toContain('/own')
})

test('half a document, of somebody who has gone, is not named as one that Next made differently', async () => {
  await expect(ask('/gone')).rejects.toThrow()
  expect(unfinishedPages()).not.toContain('/gone')
})

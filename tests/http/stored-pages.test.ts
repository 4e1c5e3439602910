import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { oddCall } from '../setup/odd-call'
import { answered } from '../setup/page-facts'

/** As it goes over the wire: `fetch` unpacks. */
const ask = (demo: Demo, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(`${demo.ownUrl}${path}`, { headers, agent: false }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        body: await buffer(response),
      }),
    ).on('error', reject)
  })

test('a page is the same in every encoding, and each has a name of its own', async ({ demo }) => {
  const [plain, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'br, gzip'].map((accepted) =>
      ask(demo, '/iv-therapy', { 'accept-encoding': accepted }),
    ),
  )
  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(plain?.body.toString()).toContain('</html>')
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body)
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body)
  expect(new Set([plain, gzip, br].map((answer) => answer?.headers.etag)).size).toBe(3)
  for (const answer of [plain, gzip, br]) {
    expect(Number(answer?.headers['content-length'])).toBe(answer?.body.length)
    expect(answer?.headers.vary).toMatch(/rsc.*Accept-Encoding/)
  }
})

test('who has a page already is told so, and nothing else', async ({ demo }) => {
  const { headers } = await ask(demo, '/about', { 'accept-encoding': 'br' })
  const again = (tag: string) => ask(demo, '/about', { 'accept-encoding': 'gzip', 'if-none-match': tag })
  for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const { status, body, headers: told } = await again(tag ?? '')
    expect([status, body.length], tag).toEqual([304, 0])
    expect(told['content-security-policy'], tag).toContain("object-src 'none'")
  }
  expect((await again('"other"')).status).toBe(200)
})

test('campaigns and cookies change nothing about a page; asking for its head sends no body', async ({
  demo,
}) => {
  const { headers } = await ask(demo, '/membership')
  for (const [path, more] of [
    ['/membership?utm_source=mail', {}],
    ['/membership', { cookie: 'sb-local-auth-token=forged' }],
  ] as const)
    expect((await ask(demo, path, more)).headers.etag).toBe(headers.etag)
  expect(await oddCall(demo, 'HEAD', '/membership')).toMatchObject({ status: 200, body: '' })
})

test('a page’s data is never taken for the page', async ({ demo }) => {
  await ask(demo, '/compliance')
  const data = await ask(demo, '/compliance', { rsc: '1' })
  expect(`${data.status} ${data.headers['content-type']} ${data.headers.location}`).not.toContain('text/html')
})

test('many who ask for a page at once that nobody had asked for get the same one', async ({ demo }) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(demo, '/terms')))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
})

test('a page’s data is a file that is kept for good, made again when it was forgotten, and nothing else is there', async ({
  demo,
}) => {
  const html = String((await ask(demo, '/telehealth')).body)
  expect(html).not.toContain('__next_f')
  const [, address = ''] = /"(\/_page\/[^"]+)"/.exec(html) ?? []
  const { status, headers, body } = await ask(demo, address)
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers['cache-control']).toContain('immutable')
  expect(String(body)).toContain('(self.__next_f||=[]).push([1,')
  for (const wrong of [
    address.replace(/_page\/.{4}/, '_page/AAAA'),
    `${address}%E0`,
    '/_page/AAAAAAAAAAAAAAAAAAAAAA.js?of=%2Fnowhere',
    '/_page/x.js',
    '/_page/',
  ]) {
    const { status, headers, body } = await ask(demo, wrong)
    expect([status, String(body)], wrong).toEqual([404, 'There is nothing here.'])
    expect(headers['cache-control'], wrong).toBe('no-store')
  }
})

test('each document is finished, also of an address where nothing is and of one person’s page', async ({
  demo,
}) => {
  for (const [path, status, isAtOnce, more] of [
    ['/nowhere', 404, false],
    ['/treatments/none', 404, false],
    ['/account', 200, false],
    ['/account', 200, true, { cookie: 'a=b' }],
    ['/order-status', 200, false],
    ['/order-status', 200, true, { cookie: 'a=b' }],
    ['/gift-cards/balance', 200, true],
    ['/search?q=b12', 200, false],
    ['/iv-therapy/compare?drip=immunity', 200, false],
    ['/gift-cards/manage/AAAAAAAAAAAAAAAA', 404, false],
    ['/reservation/AAAAAAAAAAAAAAAA', 404, false],
  ] as const) {
    await answered(`${demo.ownUrl}${path}`)
    const answer = await ask(demo, path, { 'accept-encoding': 'br', ...more })
    const html = brotliDecompressSync(answer.body).toString()
    const [, json = '{}'] = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(html) ?? []
    expect([answer.status, JSON.parse(json).isAtOnce], path).toEqual([status, isAtOnce])
    expect(answer.headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(answer.headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(Number(answer.headers['content-length']), path).toBe(answer.body.length)
    expect(answer.headers['cache-control'], path).toContain('no-store')
    const head = await fetch(`${demo.ownUrl}${path}`, { method: 'HEAD' })
    expect([head.status, await head.text()], path).toEqual([status, ''])
  }
})

test('pages that went out as Next made them are named by the health check: none did', async ({ demo }) => {
  for (const path of ['/', '/vitamin-injections', '/account', '/account/settings', '/nowhere'])
    await ask(demo, path)
  const { checks } = await (await fetch(`${demo.ownUrl}/api/health/ready`)).json()
  expect(checks).toContainEqual({ name: 'finished pages', isNeeded: false, isOk: true })
})

test('a page says what may be fetched ahead: no address that does something, or that is about one person', async ({
  demo,
}) => {
  expect((await ask(demo, '/about')).headers['speculation-rules']).toBe('"/speculation-rules.json"')
  const { headers, body } = await ask(demo, '/speculation-rules.json')
  expect(headers['content-type']).toBe('application/speculationrules+json')
  const [{ where }] = JSON.parse(String(body)).prefetch
  const excluded: string[] = where.and.find(
    (part: { not?: { href_matches?: string[] } }) => part.not?.href_matches,
  ).not.href_matches
  const isExcluded = (path: string) =>
    excluded.some((one) => new URLPattern({ pathname: one }).test({ pathname: path }))
  for (const path of [
    '/api/newsletter/confirm',
    '/api/newsletter/unsubscribe',
    '/auth/confirm',
    '/account',
    '/account/orders/1',
    '/preview/x',
    '/estimate/x',
    '/reservation/x',
    '/order-status',
    '/gift-cards/manage/x',
    '/studio',
  ])
    expect(isExcluded(path), path).toBe(true)
  for (const path of ['/', '/vitamin-injections', '/gift-cards', '/contact'])
    expect(isExcluded(path), path).toBe(false)
})

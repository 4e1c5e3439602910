import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { registered } from '../../scripts/styles/short-classes'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { oddCall as ask } from '../setup/odd-call'
import { answered, fetchPage, textOf } from '../setup/page-facts'
import { staffOf } from '../setup/staff'

/** The first line a socket is answered after these words. */
const raw = (demo: Demo, words: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(demo.ownUrl)
    const socket = connect(Number(port), hostname, () => socket.write(words))
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('close', () => resolve(''))
    socket.once('error', reject)
  })

test('a page is read, and nothing else: other methods are refused with those that are allowed', async ({
  demo,
}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE']) {
    const { status, allow, body } = await ask(demo, method, '/iv-therapy')
    expect([status, allow], method).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(body).not.toMatch(/ at |Error/)
  }
  expect((await ask(demo, 'TRACE', '/api/orders')).status).toBe(405)
  expect(await ask(demo, 'OPTIONS', '/iv-therapy')).toMatchObject({
    status: 204,
    allow: 'GET, HEAD, OPTIONS',
  })
  expect((await ask(demo, 'HEAD', '/iv-therapy')).status).toBe(200)
})

test('no store keeps what Next made for longer than a second: odd cookies, empty headers and data of pages', async ({
  demo,
}) => {
  const kept = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(demo.ownUrl + path, { headers })
    await answer.text()
    return [answer.status, answer.headers.get('cache-control')]
  }
  const everybodys = [200, 'public, max-age=0, s-maxage=1']
  expect(await kept('/about', { cookie: 'x=ocotillo-preview' })).toEqual(everybodys)
  expect(await kept('/about', { rsc: '' })).toEqual(everybodys)
  expect(await kept('/about', { rsc: '1' })).toEqual([200, 'private, max-age=0'])
  expect(await kept('/sitemap.xml', {})).toEqual(everybodys)
})

test('a whole address instead of a path leads nowhere', async ({ demo }) => {
  expect(await raw(demo, 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toContain(
    ' 400 ',
  )
  expect(await raw(demo, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).not.toContain(
    ' 200 ',
  )
})

/** All that comes back on a socket until the other side ends it. */
const rawAll = (demo: Demo, words: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(demo.ownUrl)
    const socket = connect(Number(port), hostname, () => socket.write(words))
    let said = ''
    socket.on('data', (data) => (said += data))
    socket.once('close', () => resolve(said))
    socket.once('error', reject)
  })

for (const [what, headers] of [
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 0'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['a length with a sign', 'Content-Length: +5'],
  ['a name that ends with a blank', 'Transfer-Encoding : chunked'],
  ['an unknown coding', 'Transfer-Encoding: xchunked'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity'],
  ['a folded line', 'X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 0'],
  ['half an end of a line', 'X-A: b\rTransfer-Encoding: chunked'],
] as const)
  test(`a call with ${what} is refused, and no second call hides in it`, async ({ demo }) => {
    const host = `Host: ${new URL(demo.siteUrl).host}`
    const hidden = `GET /api/health/live HTTP/1.1\r\n${host}\r\n\r\n`
    const call = `POST /api/orders HTTP/1.1\r\n${host}\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`
    expect((await rawAll(demo, call)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })

test('of a parameter that is there twice the first counts; a list of the staff is refused', async ({
  demo,
}) => {
  const search = await fetchPage(demo, '/search?q=nad&q=weight')
  expect(textOf(search.main.element)).toContain('“nad”')
  const zip = await fetchPage(demo, '/forms/zip?zip=85201&zip=10001&back=/contact&back=/x')
  expect([zip.status, textOf(zip.main.getByRole('heading', { level: 1 }))]).toEqual([
    200,
    'Yes, we come to Mesa',
  ])
  const areas = await fetch(`${demo.ownUrl}/api/areas/zip?zip=85201&zip=10001`)
  expect(await areas.json()).toMatchObject({ kind: 'area', zip: '85201' })
  const list = await staffOf(demo, 'fred')('GET', 'requests?view=open&view=all')
  expect([list.status, list.json?.field]).toEqual([400, 'view'])
})

test('what there is not is told as that, under a policy, and kept by no store', async ({ demo }) => {
  for (const path of ['/_next/foo', '/_next/static/none.js', '/foo.json', '/none.png', '/no-such-page']) {
    await answered(`${demo.ownUrl}${path}`)
    const { status, cache, policy } = await ask(demo, 'GET', path)
    expect([status, cache], path).toEqual([404, 'no-store'])
    expect(policy, path).toMatch(/default-src 'none'|object-src 'none'/)
  }
})

test('every answer names its call; a name the caller made up is not taken', async ({ demo }) => {
  const ids = await Promise.all(
    ['/', '/api/health/live', '/_next/foo'].map(async (path) =>
      (await fetch(`${demo.ownUrl}${path}`, { headers: { 'x-request-id': 'x y' } })).headers.get(
        'x-request-id',
      ),
    ),
  )
  for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/)
  expect(new Set(ids).size).toBe(3)
})

test('scripts and styles come as small as the build made them, and are kept for good', async ({ demo }) => {
  const html = await (await fetch(`${demo.ownUrl}/`)).text()
  for (const written of [
    /\/_next\/static\/chunks\/[\w.~-]+\.js(?=")/,
    /\/_next\/static\/chunks\/[\w.~-]+\.css(?=")/,
    /\/scripts\/[\w-]+\.js/,
  ]) {
    const [path = ''] = written.exec(html) ?? []
    const get = (encoding: string, method = 'GET') =>
      fetch(`${demo.ownUrl}${path}`, { method, headers: { 'accept-encoding': encoding } })
    const [plain, small, none] = await Promise.all([get('identity'), get('gzip, br'), get('br', 'HEAD')])
    const text = await plain.text()
    expect(await small.text()).toBe(text)
    const size = Number(small.headers.get('content-length'))
    expect(size).toBeGreaterThan(0)
    expect(size, path).toBeLessThan(0.97 * gzipSync(text).length)
    expect(none.headers.get('content-length')).toBe(String(size))
    for (const { headers } of [small, none])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-encoding': 'br',
        'content-type': `text/${path.endsWith('.js') ? 'javascript' : 'css'}; charset=utf-8`,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      })
  }
})

test('the site’s own style sheet registers what sheets that are loaded later leave out', async ({ demo }) => {
  const html = await (await fetch(`${demo.ownUrl}/`)).text()
  const paths = html.match(/\/_next\/static\/chunks\/[\w.~-]+\.css/g) ?? []
  const sheets = await Promise.all(paths.map(async (path) => (await fetch(`${demo.ownUrl}${path}`)).text()))
  expect([...sheets.join('').matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(registered),
  )
})

test('a page names one file for what every page needs, and few scripts besides', async ({ demo }) => {
  for (const path of ['/', '/about', '/order-status', '/account', '/no-such-page']) {
    const html = await (await fetch(`${demo.ownUrl}${path}`)).text()
    const [, json = ''] = /id="scripts">([\s\S]*?)<\/script>/.exec(html) ?? []
    const { scripts } = JSON.parse(json) as { scripts: string[] }
    expect(
      scripts.filter((script) => /\/site-[\w-]{12}\.js$/.test(script)),
      path,
    ).toHaveLength(1)
    expect(scripts.length, `${path}: ${json}`).toBeLessThanOrEqual(4)
  }
})

test('a drawing is kept for good, because its name says what it is, and is sent as the build compressed it', async ({
  demo,
}) => {
  const html = await (await fetch(`${demo.ownUrl}/`)).text()
  const paths = new Set(html.match(/\/art\/[\w-]+\.svg/g))
  expect(paths.size).toBeGreaterThan(2)
  for (const path of paths)
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { status, headers } = await fetch(`${demo.ownUrl}${path}`, {
        headers: { 'accept-encoding': accepted },
      })
      expect(status, path).toBe(200)
      // Next compresses no small ones.
      if (accepted !== 'gzip') expect(headers.get('content-encoding') ?? 'identity').toBe(accepted)
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.has('x-request-id'), 'nobody looks up the call for such a file').toBe(accepted !== 'br')
    }
})

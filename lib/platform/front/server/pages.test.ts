import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { expect, test, vi } from 'vitest'
import { currentRendering } from '../../cache/server/rendering'
import { markStale } from '../../cache/server/stale-tags'
import { bootText } from './boot-text'
import { compressFirst, dataOf, renderWith } from './page'
import { freshPage, isUpNext, noteVisit, pageScript, renewOldPages, storedPage } from './pages'

let data = ''
let moment = 0
const rendered = () =>
  `<!DOCTYPE html><html><body><script>${bootText}</script>` +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `<script>self.__next_f.push(${JSON.stringify([1, data])})</script></body></html>`

const next: RequestListener = (request, response) => {
  const rendering = currentRendering()
  if (rendering)
    rendering.origin = {
      tags: ['type:injection'],
      lastModified: moment,
      dueAt: Number.POSITIVE_INFINITY,
      file: request.url?.slice(1),
    }
  response.setHeader('content-type', 'text/html')
  response.end(rendered())
}

/** The name of the page's data once these were published. */
async function publish(published: string): Promise<string> {
  data = published
  markStale(['type:injection'], ++moment)
  moment += 1
  const page = await freshPage('/prices')
  return ('script' in page && page.script?.hash) || ''
}

test('who has a page of before still gets its data, until those of many later ones took their place', async () => {
  renderWith(next)
  const first = await publish('$10')
  const second = await publish('$11')
  expect(first).not.toBe(second)
  const text = async (hash: string) => (await pageScript(hash, '/prices'))?.bodies.identity.toString()
  expect(await text(first)).toContain('$10')
  expect(await text(second)).toContain('$11')
  for (let round = 0; round < 14; round++) await publish(`${round}${'x'.repeat(1_000_000)}`)
  expect(await text(first)).toBeUndefined()
  expect(await text(second)).toBeUndefined()
  const last = await publish('$12')
  expect(await text(last)).toContain('$12')
}, 20_000)

test('who has a page of the build before still gets its data; nobody gets what was in no page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ocotillo-pages-'))
  try {
    vi.stubEnv('ISR_CACHE_DIR', join(folder, 'new'))
    for (const build of ['old', 'new']) mkdirSync(join(folder, build))
    renderWith(next)
    data = '$8, of the build before'
    // Its boot was another one.
    const html = rendered().replace(bootText, 'another()')
    writeFileSync(join(folder, 'old', 'prices-before'), serialize({ value: { kind: 'APP_PAGE', html } }))
    const { hash } = dataOf(html)
    data = '$9'
    const both = await Promise.all([pageScript(hash, '/prices-before'), pageScript(hash, '/prices-before')])
    for (const script of both) expect(script?.bodies.identity.toString()).toContain('$8')
    expect(await pageScript('x'.repeat(22), '/prices-before')).toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a publish renews one page after the other, the last asked for first; what is up next nobody else renews', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f']
  const rendered: string[] = []
  renderWith((request, response) => {
    const path = request.url ?? ''
    rendered.push(`${path}: ${paths.filter(isUpNext).join(' ')}`)
    next(request, response)
  })
  for (const path of paths) await freshPage(path)
  expect(paths.filter(isUpNext)).toEqual([])
  storedPage('/b')
  // Stored by a start that makes pages ready, which nobody asked for.
  await freshPage('/g')
  storedPage('/b')
  rendered.length = 0
  markStale(['type:injection'], ++moment)
  moment += 1
  await renewOldPages(1)
  expect(rendered).toEqual(['/b: /b /e /f'])
  await renewOldPages()
  expect(rendered.slice(1, 4)).toEqual(['/g: /d /e /f', '/f: /c /d /e /f', '/e: /a /c /d /e'])
  const order = rendered.map((line) => line.slice(0, 2)).filter((path) => path !== '/p')
  expect(order).toEqual(['/b', '/g', '/f', '/e', '/d', '/c', '/a'])
  expect(paths.filter(isUpNext), 'afterwards whoever asks may').toEqual([])
})

test('a publish compresses a page as it was asked for before, and answers who waits for it before the next one is made', async () => {
  const seen: string[] = []
  renderWith((request, response) => {
    seen.push(`making ${request.url}`)
    next(request, response)
  })
  await freshPage('/later')
  const before = await freshPage('/first')
  if ('bodies' in before) await compressFirst(before, 'br')
  seen.length = 0
  markStale(['type:injection'], ++moment)
  moment += 1
  setImmediate(function visitor() {
    const page = storedPage('/first')
    if (page !== before && page?.bodies.br) seen.push('answered /first')
    else setImmediate(visitor)
  })
  await renewOldPages()
  expect(seen.slice(0, 3)).toEqual(['making /first', 'answered /first', 'making /later'])
})

test('garbage is collected once nobody waits for a publish any more', async () => {
  const seen: string[] = []
  vi.stubGlobal('gc', ({ type }: { type: string }) => seen.push(`collected: ${type}`))
  renderWith((request, response) => {
    seen.push(`made ${request.url}`)
    next(request, response)
  })
  await freshPage('/waited-for')
  markStale(['type:injection'], ++moment)
  moment += 1
  seen.length = 0
  await renewOldPages(1)
  expect(seen).toHaveLength(1)
  await renewOldPages()
  expect(seen.at(-1)).toBe('collected: minor')
  expect(seen.filter((one) => one.startsWith('collected'))).toHaveLength(1)
  await renewOldPages()
  expect(seen.at(-1), 'there was nothing to renew').toBe('collected: minor')
  expect(seen.filter((one) => one.startsWith('collected'))).toHaveLength(1)
})

test('compressed well is only what somebody has read, once it is quiet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderWith(next)
  const read = await freshPage('/read')
  const unread = await freshPage('/unread')
  noteVisit('/read')
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect
    .poll(() => 'bodies' in read && Object.keys(read.bodies).toSorted())
    .toEqual(['br', 'gzip', 'identity'])
  expect('bodies' in unread && Object.keys(unread.bodies)).toEqual(['identity'])
})

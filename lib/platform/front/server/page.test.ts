import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFirst, compressWell, encodingFor, encodings, makePage, sizeOf } from './page'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1', 'gzip'],
  ['br; q=0.0, gzip ; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['brave', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts “%s” is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

const documentOf = (body: Buffer) => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body })

test('a page says the same in every encoding, also after it was compressed well', async () => {
  const html = Buffer.from(
    `<h1>Myers</h1>${Array.from({ length: 2000 }, (_, at) => `<li>${(at * 7919) % 1009} drips at home`).join('')}`,
  )
  const page = makePage('/', documentOf(html), { tags: [], lastModified: 1, dueAt: 2 })
  const { bodies } = page
  const expectSame = () => {
    expect(brotliDecompressSync(bodies.br ?? '')).toEqual(html)
    expect(gunzipSync(bodies.gzip ?? '')).toEqual(html)
    expect(bodies.identity).toEqual(html)
  }
  await Promise.all([compressFirst(page, 'br'), compressFirst(page, 'gzip')])
  expectSame()
  const before = encodings.reduce((bytes, encoding) => bytes + (bodies[encoding]?.length ?? 0), 0)
  expect(before).toBeLessThanOrEqual(sizeOf(page))
  await compressWell(page)
  expectSame()
  expect(makePage('/', documentOf(Buffer.from(`${html} `)), page.origin).hash).not.toBe(page.hash)
})

test('whoever asks at the same time shares the work, and what was compressed well meanwhile stays', async () => {
  const page = makePage('/', documentOf(Buffer.from('<h1>Myers</h1>'.repeat(3000))), {
    tags: [],
    lastModified: 1,
    dueAt: 2,
  })
  const first = compressFirst(page, 'br')
  expect(compressFirst(page, 'br')).toBe(first)
  const better = Buffer.from('better')
  page.bodies.br = better
  await first
  expect(page.bodies.br).toBe(better)
})

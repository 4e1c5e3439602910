import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressWell, encodingFor, makePage, sizeOf } from './page'

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

test('a page says the same in every encoding, also after it was compressed well', async () => {
  const html = Buffer.from(
    `<h1>Myers</h1>${Array.from({ length: 2000 }, (_, at) => `<li>${(at * 7919) % 1009} drips at home`).join('')}`,
  )
  const page = await makePage('/', html, { tags: [], lastModified: 1, dueAt: 2 })
  const before = sizeOf(page)
  const expectSame = () => {
    expect(brotliDecompressSync(page.bodies.br)).toEqual(html)
    expect(gunzipSync(page.bodies.gzip)).toEqual(html)
    expect(page.bodies.identity).toEqual(html)
  }
  expectSame()
  await compressWell(page)
  expectSame()
  expect(sizeOf(page)).toBeLessThanOrEqual(before)
  expect((await makePage('/', Buffer.from(`${html} `), page.origin)).hash).not.toBe(page.hash)
})

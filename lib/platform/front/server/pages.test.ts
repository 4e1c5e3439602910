import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { currentRendering } from '../../cache/server/rendering'
import { markStale } from '../../cache/server/stale-tags'
import { bootText } from './boot-text'
import { renderWith } from './page'
import { freshPage, pageScript } from './pages'

let data = ''
let moment = 0
const rendered = () =>
  `<!DOCTYPE html><html><body><script>${bootText}</script>` +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `<script>self.__next_f.push(${JSON.stringify([1, data])})</script></body></html>`

const next: RequestListener = (_request, response) => {
  const rendering = currentRendering()
  if (rendering)
    rendering.origin = { tags: ['type:injection'], lastModified: moment, dueAt: Number.POSITIVE_INFINITY }
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

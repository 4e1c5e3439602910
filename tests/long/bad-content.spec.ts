import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runJobs } from '../setup/buyer'
import { type Content, contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { mutate, seeded } from '../setup/mutate-content'
import { tellOfPublish } from '../setup/tell-of-publish'

/** `BAD_DOCUMENTS=200` takes nearly all there are. */
const howMany = Number(process.env.BAD_DOCUMENTS ?? 80)
const seed = 20_26
/** Settings and menus stand on every page; these many of them, others each time, tell as much. */
const maxPages = 4

test('bad documents: the pages they are on answer 200 with the rest of the page, and the log names them', async ({
  demo,
}) => {
  test.setTimeout(900_000)
  const content = contentOf(demo)
  const documents = (await content.documents()).sort((one, other) => one._id.localeCompare(other._id))
  const everyNth = Math.max(1, Math.floor(documents.length / howMany))
  const chosen = documents.filter((_, index) => index % everyNth === 0)
  const random = seeded(seed)
  const unnamed: string[] = []
  // The test tells the site itself, so that it knows when a change is visible.
  await content.faults({ webhooks: 'drop' })
  for (let turn = 0; turn < howMany; turn++) {
    const { document, original, what, isNamed } = mutate(chosen, turn, random)
    const before = logOf(demo).length
    await content.write(document)
    await tellOfPublish(demo, document)
    for (const path of someOf(await pathsWith(demo, original), turn)) await expectRestOfPage(demo, path, what)
    if (isNamed && !logOf(demo).slice(before).includes(document._id)) unnamed.push(what)
    await content.write(original)
    await tellOfPublish(demo, original)
  }
  await content.faults({ webhooks: 'deliver' })
  expect(unnamed, 'documents that lost something and were not named').toEqual([])
})

for (const [id, change, name] of [
  ['injection-b12', { name: { en: 'B12' }, features: 'none', price: '13' }, 'injection-b12'],
  ['siteSettings', { phone: 4805550142, clinicName: ['Ocotillo'] }, 'siteSettings'],
  ['navigation', { headerLinks: [{ label: 5, href: {} }, 'words'], footerColumns: 'none' }, 'navigation'],
  ['page-home', { title: 7, seo: 'none', blocks: 'none' }, 'page-home'],
] as const) {
  test(`${id} with fields of the wrong type leaves gaps, and the log names it`, async ({ demo }) => {
    const content = contentOf(demo)
    const original = (await content.published(id)) as unknown as Content
    const before = logOf(demo).length
    await content.faults({ webhooks: 'drop' })
    await content.write({ ...original, ...change })
    await tellOfPublish(demo, original)
    await expectRestOfPage(demo, '/', id)
    await expectRestOfPage(demo, '/vitamin-injections', id)
    expect(logOf(demo).slice(before)).toMatch(new RegExp(`left out of the page.* document=\\S*${name}`))
    await content.write(original)
    await tellOfPublish(demo, original)
    await content.faults({ webhooks: 'deliver' })
  })
}

test('good content loses nothing: no page of the first edition has a gap', async ({ demo }) => {
  const fresh = contentOf(demo)
  // Nothing of the bad documents before is still being drawn.
  await runJobs(demo)
  const before = logOf(demo).length
  for (const document of await fresh.documents()) {
    if (document._type !== 'page') continue
    await tellOfPublish(demo, document)
    expect((await fetch(`${demo.ownUrl}${document.path}`)).status).toBe(200)
  }
  expect(logOf(demo).slice(before)).not.toContain('left out')
})

async function expectRestOfPage(demo: Demo, path: string, what: string) {
  const response = await fetch(`${demo.ownUrl}${path}`)
  const html = await response.text()
  expect(response.status, `${path} with ${what}`).toBe(200)
  expect(html.includes('__next_error__'), `${path} with ${what} is an error page`).toBe(false)
  expect(html, `${path} with ${what}`).toMatch(/<main id="content"[\s\S]*<\/main>[\s\S]*<\/html>/)
  expect(html, `${path} with ${what}`).toMatch(/<h1/)
}

function someOf(paths: string[], turn: number): string[] {
  const first = turn % Math.max(1, paths.length)
  return [...paths.slice(first), ...paths.slice(0, first)].slice(0, maxPages)
}

/** The pages that show this document, as the site has recorded them. */
async function pathsWith(demo: Demo, { _id, _type, path }: Content): Promise<string[]> {
  if (_type === 'page') return [String(path)]
  const recorded = await demo.rows('content_paths', 'path=not.in.("/sitemap.xml","/api/search/entries.json")')
  return recorded
    .filter(({ tags }) => [`id:${_id}`, `type:${_type}`].some((tag) => (tags as string[]).includes(tag)))
    .map((row) => String(row.path))
}

const logOf = ({ dataDir }: Demo) => readFileSync(join(dataDir, 'site.log'), 'utf8')

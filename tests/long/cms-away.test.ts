import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, testAlone as test } from '../setup/http-test'
import { startLakeFront } from '../setup/lake-front'

test('while the CMS is away every known page answers from its last good copy, also after a restart; others say so', async ({
  demo,
}) => {
  const documents = await contentOf(demo).documents()
  const paths = documents.flatMap(({ _type, path }) => (_type === 'page' ? [String(path)] : []))
  expect(paths).toContain('/vitamin-injections')
  const lake = await startLakeFront(demo.stackUrl)
  const changes = {
    SANITY_API_HOST: `${lake.url}/lake`,
    ISR_CACHE_DIR: mkdtempSync(join(tmpdir(), 'ocotillo-away-')),
  }
  const first = await demo.startAnotherSite(changes)
  // The last good copy of each has to be there first.
  for (const path of paths)
    await expect.poll(async () => (await fetch(`${first.url}${path}`)).status, { timeout: 60_000 }).toBe(200)
  expect((await fetch(`${first.url}/book`, { redirect: 'manual' })).status).toBe(307)
  const homeBefore = await (await fetch(first.url)).text()

  lake.isDown = true
  await expectLastGoodCopies(first.url, paths)
  expect(await (await fetch(first.url)).text()).toBe(homeBefore)
  expect((await fetch(`${first.url}/book`, { redirect: 'manual' })).status).toBe(307)
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200)
  await expect
    .poll(async () => (await fetch(`${first.url}/published-meanwhile`)).status, longPatience)
    .toBe(503)
  await first.stop()

  const second = await demo.startAnotherSite(changes)
  await expectLastGoodCopies(second.url, paths)
  const unknown = await fetch(`${second.url}/published-meanwhile`)
  expect(unknown.status).toBe(503)
  expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(unknown.headers.get('cache-control')).toBe('no-store')
  const html = await unknown.text()
  expect(html).toContain('We can’t load this page right now')
  expect(html).toContain('href="tel:+14805550142"')

  lake.isDown = false
  await expect.poll(async () => (await fetch(`${second.url}/published-meanwhile`)).status).toBe(404)
  await expectLastGoodCopies(second.url, paths)
  await second.stop()
  await lake.stop()
})

async function expectLastGoodCopies(url: string, paths: string[]) {
  for (const path of paths) {
    const response = await fetch(`${url}${path}`)
    expect(response.status, path).toBe(200)
    expect(await response.text(), path).toMatch(/<h1[\s\S]*<\/footer>/)
  }
}

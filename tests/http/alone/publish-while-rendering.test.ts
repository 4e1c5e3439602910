import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJobs } from '../../setup/buyer'
import { type Content, contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { startLakeFront } from '../../setup/lake-front'
import { tellOfPublish } from '../../setup/tell-of-publish'

const settingsQuery = '_id == "siteSettings"'
const pageQuery = 'path == $path'
const pollQuery = '"path": select(_type == "page"'

test('published while the page is being rendered: the next rendering has it', { tags: ['long'] }, async ({
  demo,
}) => {
  const content = contentOf(demo)
  const settings = (await content.published('siteSettings')) as unknown as Content
  const lake = await startLakeFront(demo.stackUrl)
  const pages = mkdtempSync(join(tmpdir(), 'ocotillo-rendering-'))
  // Without its first look the new site renders nothing by itself.
  const { release } = lake.holdBack(pageQuery, pollQuery)
  const site = await demo.startAnotherSite({ SANITY_API_HOST: `${lake.url}/lake`, ISR_CACHE_DIR: pages })
  const publishPhone = async (phone: unknown) => {
    await content.edit('siteSettings', { phone })
    await content.publish('siteSettings')
  }
  const home = async () => (await fetch(site.url)).text()
  try {
    // The header's settings are read; the sections, which want them too, wait for the page.
    const first = home()
    first.catch(() => undefined)
    for (const query of [settingsQuery, pageQuery])
      await expect.poll(() => lake.asked.some((asked) => asked.includes(query))).toBe(true)
    await publishPhone('(480) 555-0199')
    const told = tellOfPublish({ ...demo, ownUrl: site.url }, settings)
    told.catch(() => undefined)
    const marks = join(pages, 'stale-tags.jsonl')
    await expect.poll(() => existsSync(marks) && readFileSync(marks, 'utf8')).toContain('id:siteSettings')
    release()
    await first
    await told
    const phones = async () => [...new Set((await home()).match(/\(480\) 555-0\d{3}/g))]
    await expect.poll(phones).toEqual(['(480) 555-0199'])
  } finally {
    release()
    await site.stop()
    await lake.stop()
    rmSync(pages, { recursive: true })
    await publishPhone(settings.phone)
    // The demo's own pages have it again before the next test opens one.
    await runJobs(demo)
  }
})

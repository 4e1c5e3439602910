import type { Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { stegaClean } from '@sanity/client/stega'
import { contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { ask, newPreviewLink } from '../setup/preview'
import { openStudio } from '../setup/studio'

const id = 'treatment-rehydrate-plus'
const words = 'Words of a draft that nobody published yet.'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Draft preview' })

test.beforeEach(({ demo }) => contentOf(demo).edit(id, { description: words, price: 77.25 }))
test.afterEach(({ demo }) => contentOf(demo).discard(id))

test('somebody without an account sees the drafts by a link, and nobody else does', async ({
  page,
  demo,
}) => {
  const { url } = await newPreviewLink(demo)
  await page.goto('/')
  await expect(page.getByRole('main')).not.toContainText(words)
  await page.goto(url)
  await expect(bar(page)).toContainText('Draft preview')
  await expect(page.getByRole('main')).toContainText(words)
  await expect(page.getByRole('main')).toContainText('$77.25')
  await page.goto('/vitamin-injections')
  await expect(bar(page)).toBeVisible()
  await page.goto('/')
  await bar(page).getByRole('link', { name: 'Exit' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(words)
  const { html, headers } = await ask(demo, `${demo.siteUrl}/`)
  expect(html.includes(words)).toBe(false)
  expect(headers.get('x-robots-tag')).toBeNull()
})

test('what a preview shows is kept nowhere and listed nowhere, and no mark of the Studio is in it', async ({
  demo,
}) => {
  const { url } = await newPreviewLink(demo, '/')
  const { status, location, set = '', cookie } = await ask(demo, url)
  expect([status, location]).toEqual([303, '/'])
  expect(set).toMatch(/; HttpOnly; SameSite=/)
  expect(Number(set.match(/Max-Age=(\d+)/)?.[1])).toBeLessThanOrEqual(3600)
  const { html, headers } = await ask(demo, `${demo.siteUrl}/`, cookie)
  expect(html.includes(words)).toBe(true)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('cache-control')).not.toContain('s-maxage')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(html.includes('<meta name="robots" content="noindex, nofollow"/>')).toBe(true)
  expect(html.includes('data-sanity')).toBe(false)
  expect(stegaClean({ html }).html === html).toBe(true)
})

test('a link that is taken back or over ends every preview by it with the next page', async ({ demo }) => {
  for (const end of ['taken back', 'over'] as const) {
    const link = await newPreviewLink(demo)
    const { cookie } = await ask(demo, link.url)
    expect((await ask(demo, `${demo.siteUrl}/`, cookie)).html.includes(words)).toBe(true)
    if (end === 'taken back') expect((await link.takeBack()).status).toBe(200)
    else
      await demo.change('preview_links', `id=eq.${link.id}`, {
        created_at: '2026-01-01T00:00:00Z',
        expires_at: '2026-01-01T01:00:00Z',
      })
    const after = await ask(demo, `${demo.siteUrl}/`, cookie)
    expect([end, after.status, after.html.includes(words), after.cookie]).toEqual([
      end,
      200,
      false,
      'ocotillo-preview=',
    ])
    expect((await ask(demo, link.url)).status).toBe(401)
    expect((await link.takeBack()).status).toBe(404)
  }
})

test('wrong, old, used-up and missing keys are refused with one and the same page', async ({ demo }) => {
  const used = await newPreviewLink(demo)
  await used.takeBack()
  const gone = await withSecret(demo, 'a-secret-of-the-studio', async (enter) => {
    const { status, location, cookie } = await ask(demo, `${enter}&sanity-preview-pathname=%2Fcareers`)
    expect([status, location]).toEqual([307, '/careers'])
    expect((await ask(demo, `${demo.siteUrl}/`, cookie)).html.includes('data-sanity')).toBe(true)
    const elsewhere = await ask(
      demo,
      `${enter}&sanity-preview-pathname=${encodeURIComponent('//evil.example')}`,
    )
    expect(elsewhere.location).toBe('/')
    return enter
  })
  const refused = await Promise.all(
    [
      gone,
      `${demo.siteUrl}/api/preview/enter`,
      `${demo.siteUrl}/api/preview/enter?sanity-preview-secret=`,
      `${demo.siteUrl}/api/preview/enter?sanity-preview-secret=guessed`,
      `${demo.siteUrl}/preview/guessed`,
      `${demo.siteUrl}/preview/${'a'.repeat(43)}`,
      used.url,
    ].map((address) => ask(demo, address)),
  )
  expect(new Set(refused.map(({ status, html, set }) => JSON.stringify([status, html, set])))).toHaveProperty(
    'size',
    1,
  )
  expect(refused[0]?.status).toBe(401)
  expect(refused[0]?.html).toContain('This preview can’t be opened')
})

test('a cookie that somebody made or changed shows the public page, and the drafts have no address of their own', async ({
  demo,
}) => {
  const { cookie = '' } = await ask(demo, (await newPreviewLink(demo)).url)
  const [content = '', signature = ''] = cookie.replace('ocotillo-preview=', '').split('.')
  const longer = Buffer.from(
    Buffer.from(content, 'base64url').toString().replace('"by":"link"', '"by":"staff"'),
  ).toString('base64url')
  for (const value of [`${longer}.${signature}`, `${content}.${signature.slice(2)}`, 'x', `${content}.`]) {
    const { status, html } = await ask(demo, `${demo.siteUrl}/`, `ocotillo-preview=${value}`)
    expect([status, html.includes(words)], value).toEqual([200, false])
  }
  const direct = await ask(demo, `${demo.siteUrl}/draft-preview`)
  expect([direct.status, direct.html.includes(words)]).toEqual([404, false])
})

test('a page that is only a draft can be previewed, and is not there for visitors', async ({ demo }) => {
  const content = contentOf(demo)
  const path = '/preview-of-a-new-page'
  const page = { _type: 'page', title: 'A new page', path, blocks: [] }
  await content.create({ ...page, _id: 'page-preview-trial' })
  await content.unpublish('page-preview-trial')
  try {
    const { cookie } = await ask(demo, (await newPreviewLink(demo, path)).url)
    expect((await ask(demo, `${demo.siteUrl}${path}`, cookie)).html.includes('A new page')).toBe(true)
    await expect.poll(async () => (await ask(demo, `${demo.siteUrl}${path}`)).status).toBe(404)
  } finally {
    await content.remove('page-preview-trial')
  }
})

test('visitors get no code for editing; staff who preview do', async ({ demo, anotherContext }) => {
  const editing = /visual-editing\/|sanity-visual-editing/
  /** Opens the home page; tells when asked whether code for editing came. */
  const open = async (cookie?: string) => {
    const context = await anotherContext()
    if (cookie) await context.addCookies([{ ...nameAndValue(cookie), url: demo.siteUrl }])
    const page = await context.newPage()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.text().catch(async () => (await fetch(response.url())).text()))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    return async () => (await Promise.all(scripts)).some((script) => editing.test(script))
  }
  expect(await (await open())()).toBe(false)
  const { cookie: byLink } = await ask(demo, (await newPreviewLink(demo)).url)
  expect(await (await open(byLink))()).toBe(false)
  await withSecret(demo, 'another-secret-of-the-studio', async (enter) => {
    await expect.poll(await open((await ask(demo, enter)).cookie)).toBe(true)
  })
})

test('an editor makes a link in the Studio, sees that it was opened, and takes it back', async ({
  page,
  demo,
  anotherContext,
}) => {
  await openStudio(page, demo, 'ed', '/studio/preview-links')
  await page.getByLabel('Page it opens first').selectOption('/careers')
  await page.getByLabel('Ends after').selectOption('7 days')
  await page.getByRole('button', { name: 'Make link' }).click()
  const url = await page.getByRole('textbox', { name: 'The new link' }).inputValue()
  const newest = page.getByRole('list', { name: 'Preview links' }).getByRole('listitem').first()
  await expect(newest).toContainText('/careers')
  await expect(newest).toContainText('not opened yet')
  const guest = await (await anotherContext()).newPage()
  await guest.goto(url)
  await expect(guest).toHaveURL(/\/careers$/)
  await expect(bar(guest)).toContainText('this link ends')
  await newest.getByRole('button', { name: 'Take back the link to /careers' }).click()
  await expect(newest).toContainText('Taken back')
  await expect(newest).toContainText('last opened')
  await guest.reload()
  await expect(bar(guest)).toHaveCount(0)
})

/** Runs with a secret as the Studio's Preview writes one into the CMS, and gives the address that names it; then it is gone. */
async function withSecret<Result>(demo: Demo, secret: string, run: (enter: string) => Promise<Result>) {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${demo.stackUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: demo.person('ed').token,
  })
  const _id = `drafts.${secret}`
  await client.createOrReplace({
    _id,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'test',
    studioUrl: `${demo.siteUrl}/studio`,
  })
  try {
    return await run(`${demo.siteUrl}/api/preview/enter?sanity-preview-secret=${secret}`)
  } finally {
    await client.delete(_id)
  }
}

function nameAndValue(cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value }
}

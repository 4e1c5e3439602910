import { stegaClean } from '@sanity/client/stega'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { ask, newPreviewLink, withSecret } from '../../setup/preview'
import { invited, staffOf } from '../../setup/staff'

const id = 'treatment-rehydrate-plus'
const words = 'Words of a draft that nobody published yet.'
test.beforeEach(({ demo }) => contentOf(demo).edit(id, { description: words, price: 77.25 }))
test.afterEach(({ demo }) => contentOf(demo).discard(id))

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

test('the bar of a preview leads out of it, to the page as it is published', async ({ demo }) => {
  const { cookie } = await ask(demo, (await newPreviewLink(demo)).url)
  for (const path of ['/vitamin-injections', '/']) {
    const { html } = await ask(demo, demo.siteUrl + path, cookie)
    const [, exit] = /<aside aria-label="Draft preview".*?<a href="([^"]+)"[^>]*>Exit</.exec(html) ?? []
    const left = await ask(demo, demo.siteUrl + exit, cookie)
    expect([left.status, left.location, left.cookie], path).toEqual([303, path, 'ocotillo-preview='])
    expect(left.set).toMatch(/; Max-Age=0/)
  }
  const { html, headers } = await ask(demo, `${demo.siteUrl}/`)
  expect([html.includes(words), html.includes('Draft preview')]).toEqual([false, false])
  expect(headers.get('x-robots-tag')).toBeNull()
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

test('when somebody loses their access every preview of the Studio ends, and whoever may opens it again; links of others stay', async ({
  demo,
}) => {
  const { id: person } = await invited(demo, 'editor')
  const sees = async (cookie?: string) => (await ask(demo, `${demo.siteUrl}/`, cookie)).html.includes(words)
  await withSecret(demo, 'a-secret-before-a-removal', async (enter) => {
    const { cookie: byLink } = await ask(demo, (await newPreviewLink(demo)).url)
    const { cookie } = await ask(demo, enter)
    expect(await sees(cookie)).toBe(true)
    expect((await staffOf(demo, 'olivia')('POST', `people/${person}/remove`, {})).status).toBe(200)
    expect([await sees(cookie), await sees(byLink)]).toEqual([false, true])
    expect((await ask(demo, enter)).status).toBe(401)
  })
  await withSecret(demo, 'a-secret-after-a-removal', async (enter) => {
    expect(await sees((await ask(demo, enter)).cookie)).toBe(true)
  })
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

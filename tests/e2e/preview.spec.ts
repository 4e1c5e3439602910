import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { ask, newPreviewLink, withSecret } from '../setup/preview'
import { expect, test } from '../setup/studio-test'

const id = 'treatment-rehydrate-plus'
const words = 'Words of a draft that nobody published yet.'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Draft preview' })

test.beforeEach(({ demo }) => contentOf(demo).edit(id, { description: words, price: 77.25 }))
test.afterEach(({ demo }) => contentOf(demo).discard(id))

test('somebody without an account sees the drafts by a link, and nobody else does', { tag: '@long' }, async ({
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

test('visitors get no code for editing; staff who preview do', { tag: '@long' }, async ({
  demo,
  anotherContext,
}) => {
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

test('an editor makes a link in the Studio, sees that it was opened, and takes it back', {
  tag: '@long',
}, async ({ page: guest, studio }) => {
  const page = await studio('ed', '/studio/preview-links')
  await page.getByLabel('Page it opens first').selectOption('/careers')
  await page.getByLabel('Ends after').selectOption('7 days')
  await page.getByRole('button', { name: 'Make link' }).click()
  const url = await page.getByRole('textbox', { name: 'The new link' }).inputValue()
  const newest = page.getByRole('list', { name: 'Preview links' }).getByRole('listitem').first()
  await expect(newest).toContainText('/careers')
  await expect(newest).toContainText('not opened yet')
  await guest.goto(url)
  await expect(guest).toHaveURL(/\/careers$/)
  await expect(bar(guest)).toContainText('this link ends')
  await newest.getByRole('button', { name: 'Take back the link to /careers' }).click()
  await expect(newest).toContainText('Taken back')
  await expect(newest).toContainText('last opened')
  await guest.reload()
  await expect(bar(guest)).toHaveCount(0)
})

function nameAndValue(cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value }
}

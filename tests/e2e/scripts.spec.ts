import { expect, test } from '../setup/fixtures'
import { listening } from '../setup/listening'

test.use({ isCold: true })

test('what every page needs comes as one file, and none of it a second time on the way through the site', async ({
  page,
  demo,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/_next\/static\/chunks\/.*\.js$/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/about')
  const bundle = asked.find((path) => path.includes('/site-')) ?? ''
  const text = await (await fetch(demo.ownUrl + bundle)).text()
  const holds = JSON.parse(/\[.*?\]/.exec(text)?.[0] ?? '[]') as string[]
  expect(holds.length).toBeGreaterThan(8)

  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('telehealth')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/telehealth/)
  await page.goto('/vitamin-injections', { waitUntil: 'commit' })
  await listening(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(banner.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(asked.filter((path) => holds.includes(path))).toEqual([])
})

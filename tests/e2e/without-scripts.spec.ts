import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

test('every page can be read and left with JavaScript off', async ({ browserOfDemo, demo }) => {
  test.setTimeout(240_000)
  const context = await browserOfDemo.newContext({ javaScriptEnabled: false, baseURL: demo.siteUrl })
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count(), address).toBeGreaterThan(
      0,
    )
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false }).first(),
    ).toBeVisible()
  }
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Careers/ })
    .click()
  await expect(page).toHaveURL(/\/careers$/)
  await context.close()
})

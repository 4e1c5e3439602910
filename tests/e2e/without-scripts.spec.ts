import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { sectionOf } from '../setup/sections'

test('every page can be read and left with JavaScript off', { tag: '@long' }, async ({
  withoutScripts: page,
}) => {
  test.setTimeout(240_000)
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
})

test('with JavaScript off nothing is folded away or does nothing: lists are whole, and there are ways instead of search and portal [IVT-006] [IVT-010]', {
  tag: '@long',
}, async ({ withoutScripts: page }) => {
  await page.goto('/')
  await expect(page.locator('#treatments').getByRole('heading', { level: 3 })).toHaveCount(9)
  await expect(page.getByRole('button', { name: /^View All Services/ })).toHaveCount(0)
  const featured = page.getByRole('region', { name: 'Featured Treatments' })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Rehydrate',
    'Rehydrate Plus',
    'Myers',
  ])
  await expect(page.getByRole('region', { name: 'What patients say' }).getByRole('figure')).toHaveCount(3)
  await expect(page.locator('.count-up').first()).toHaveText('15,000+')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('I am pregnant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=I\+am\+pregnant$/)
  await page.getByRole('main').getByRole('link', { name: 'Who should not have a drip?' }).click()
  await expect(page.getByText('Tell us if you’re pregnant, have heart')).toBeVisible()
  await page.goto('/search')
  await page.getByRole('main').getByRole('link', { name: 'All pages' }).click()
  await expect(page.locator('#site-links').getByRole('link').first()).toBeInViewport()

  await page.goto('/iv-therapy')
  await expect(page.locator('#menu').getByRole('heading', { level: 4 })).toHaveCount(15)
  await expect(page.locator('#menu [data-dosages]:visible').first()).toHaveText(
    '50mg $525, 100mg $600, 150mg $650',
  )
  await expect(page.locator('#menu').getByRole('button', { name: /^Price:/ })).toBeHidden()

  await page.goto('/client-portal')
  const portal = sectionOf(page, 'Log in')
  await expect(portal.locator('noscript p')).toContainText('The portal needs JavaScript.')
  await expect(portal.locator('noscript a')).toHaveAttribute('href', 'tel:+14805550143')
  await expect(portal.locator('noscript a')).toBeVisible()
  await expect(portal.getByText('Loading')).toBeHidden()
})

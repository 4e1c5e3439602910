import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { phone, sectionOf, supportPhone, titlesIn } from '../setup/sections'

const official = ['tel:+18009853059', 'tel:+18776966775']

test('the newsletter page says what you get, and has the form [ROUTE-018] [NEWS-001]', async ({ page }) => {
  const response = await page.goto('/newsletter')
  expect(response?.status()).toBe(200)
  expect(await titlesIn(page, 'What you get')).toEqual([
    'Wellness tips',
    'Exclusive offers',
    'New treatments first',
    'Dates near you',
  ])
  await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('the client portal page names six things and offers help by phone [ROUTE-019]', async ({ page }) => {
  const response = await page.goto('/client-portal')
  expect(response?.status()).toBe(200)
  expect(await titlesIn(page, 'What you can do there')).toEqual([
    'Easy scheduling',
    'Health records',
    'Profile management',
    'Wellness tracking',
    'Secure and private',
    'Direct communication',
  ])
  await expect(sectionOf(page, 'Need Help?').getByRole('link', { name: '(480) 555-0143' })).toHaveAttribute(
    'href',
    supportPhone,
  )
})

test('telehealth is reached from about, and says how a visit goes and what it costs [ROUTE-026]', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('main').getByRole('link', { name: 'See how telehealth works' }).click()
  await expect(page).toHaveURL(/\/telehealth$/)
  await expect(sectionOf(page, 'How a video visit goes').getByRole('heading', { level: 3 })).toHaveCount(4)
  const prices = sectionOf(page, 'What it costs').getByRole('listitem')
  await expect(prices).toHaveCount(3)
  for (const price of await prices.all()) await expect(price).toContainText(/from \$\d/)
})

test('NAD+ and peptides have a page with prices and the way to the drips [ROUTE-027]', async ({ page }) => {
  const response = await page.goto('/nad-peptides')
  expect(response?.status()).toBe(200)
  expect(await titlesIn(page, 'What it costs')).toEqual(['NAD+ IV Therapy', 'Peptide Therapy'])
  await expect(
    page.getByRole('main').getByRole('link', { name: 'See NAD+ drips and prices' }).first(),
  ).toHaveAttribute('href', '/iv-therapy#nad')
})

test('mobile testing kits have a page that says how it goes and what limits it has [ROUTE-029]', async ({
  page,
}) => {
  const response = await page.goto('/mobile-testing-kits')
  expect(response?.status()).toBe(200)
  expect(await titlesIn(page, 'Four steps, one trip to the door')).toHaveLength(4)
  await expect(sectionOf(page, 'What to know')).toContainText('not a diagnosis')
})

test('every service is named where people look for it [CONST-004]', async ({ page }) => {
  await page.goto('/telehealth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const services = sectionOf(page, 'What we see you for')
  for (const service of [
    'IV therapy',
    'vitamin injections',
    'NAD+ therapy',
    'Peptides',
    'Weight management',
    'Hormone therapy',
    'Consultations',
  ]) {
    await expect(services).toContainText(service)
  }
})

test('every page is open to everybody [ROLE-006]', async ({ page }) => {
  for (const address of addresses) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
  }
})

test('every call goes to the one number of the clinic [CONST-014]', async ({ page }) => {
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text()
    const numbers = new Set([...html.matchAll(/href="(tel:[^"]+)"/g)].map(([, href]) => href))
    expect(numbers, address).toContain(phone)
    for (const known of [phone, supportPhone, 'tel:911', ...official]) numbers.delete(known)
    expect([...numbers], address).toEqual([])
  }
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'
import { kept, newSender, stored } from '../setup/forms'

const check = (page: Page) => page.locator('section#zip')

async function askFor(page: Page, zip: string) {
  await check(page).getByLabel('Your ZIP code').fill(zip)
  await check(page).getByRole('button', { name: 'Check' }).click()
}

/** Opens the page and waits until its script runs: the check answers on the page then. */
async function openCheck(page: Page, path: string) {
  await page.goto(path)
  await expect(check(page).locator('form').first()).toHaveAttribute('novalidate', '')
}

for (const path of ['/service-areas', '/'])
  test(`${path}: a ZIP code is answered with area, response time and travel fee [AREA-012]`, async ({
    page,
  }) => {
    await openCheck(page, path)
    const answer = check(page).getByRole('status')
    await askFor(page, '85251')
    await expect(answer).toContainText('Yes, we come to Scottsdale')
    await expect(answer).toContainText('30-45 min from your confirmed booking')
    await expect(answer).toContainText('No travel fee')
    await askFor(page, '85201-1234')
    await expect(answer).toContainText('Yes, we come to Mesa')
    await expect(answer).toContainText('60-75 min')
    await expect(answer).toContainText('$25 travel fee, waived for group bookings')
    const { violations } = await new AxeBuilder({ page }).include('section#zip').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

test('an area without a stated time asks for a call [AREA-011]', async ({ page }) => {
  await openCheck(page, '/service-areas')
  await askFor(page, '85050')
  await expect(check(page).getByRole('status')).toContainText('North Phoenix')
  await expect(check(page).getByRole('status')).toContainText('Call for today’s time')
  await expect(check(page).getByRole('status')).not.toContainText('min')
  await expect(check(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
})

test('letters and four digits are told what to type, and what was typed stays', async ({ page }) => {
  await openCheck(page, '/service-areas')
  const field = check(page).getByLabel('Your ZIP code')
  for (const typed of ['Tempe', '8525', '']) {
    await askFor(page, typed)
    await expect(check(page).getByRole('alert')).toHaveText(
      'Please type a ZIP code of five digits, such as 85251.',
    )
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/five digits/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
    await expect(check(page).getByRole('status')).toBeEmpty()
  }
  await field.fill('85268')
  await field.press('Enter')
  await expect(check(page).getByRole('status')).toContainText('Fountain Hills')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('outside of our area there is the waitlist, and the e-mail is stored with its ZIP code', async ({
  page,
  demo,
}) => {
  const email = newSender()
  await openCheck(page, '/')
  await askFor(page, '10001')
  await expect(check(page).getByRole('status')).toContainText('10001 is outside our area')
  const form = check(page).getByRole('form', { name: 'Join the waitlist' })
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByText('Please enter your email address.')).toBeVisible()
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Email').fill(email)
  const { violations } = await new AxeBuilder({ page }).include('section#zip').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByText('We have your ZIP code.')).toBeVisible()
  // Who is as quick as a test proves itself first.
  await expect.poll(() => kept(demo, 'waitlist', email)).toEqual([{ firstName: 'Ana', email, zip: '10001' }])
})

test('above the booking form the check answers too, and the form stays', async ({ page }) => {
  await page.goto('/#book:serviceId=demo-service-rehydrate')
  const dialog = page.getByRole('dialog', { name: 'Book a visit' })
  await dialog.getByLabel('Do we come to you? Type your ZIP code').fill('85281')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('Yes, we come to Tempe')).toBeVisible()
  await expect(dialog.getByText('No travel fee')).toBeVisible()
  await expect(page).toHaveURL(/\/#book:serviceId/)
})

test('where the server does not answer, the phone number is there and nothing is claimed', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await openCheck(page, '/service-areas')
  await page.route('**/api/areas/zip?*', (route) => route.abort())
  await askFor(page, '85004')
  await expect(check(page).getByRole('status')).toHaveText(
    'We could not look that up just now. Call us and we tell you.',
  )
  await expect(check(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await page.unroute('**/api/areas/zip?*')
  await askFor(page, '85004')
  await expect(check(page).getByRole('status')).toContainText('Yes, we come to Phoenix')
})

test('without scripts the server answers with a page: area, what is wrong, or the waitlist', async ({
  browserOfDemo,
  demo,
}) => {
  const context = await browserOfDemo.newContext({ javaScriptEnabled: false, baseURL: demo.siteUrl })
  const page = await context.newPage()
  const email = newSender()
  await page.goto('/service-areas')
  await askFor(page, '85201')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes, we come to Mesa')
  await expect(page.getByText('$25 travel fee, waived for group bookings')).toBeVisible()
  await page.getByLabel('Your ZIP code').fill('<b>85</b>')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('alert')).toContainText('five digits')
  await expect(page.getByLabel('Your ZIP code')).toHaveValue('<b>85</b>')
  await page.getByLabel('Your ZIP code').fill('10001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10001 is outside our area')
  await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', '/service-areas')
  await expect(page.getByLabel('ZIP code')).toHaveValue('10001')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waitlist')
  expect(await stored(demo, 'waitlist', email)).toMatchObject([
    { payload: { firstName: 'Ana', email, zip: '10001' } },
  ])
  await context.close()
})

test('a ZIP code that an editor adds is answered for, with the area’s own fee', async ({ page, demo }) => {
  const content = contentOf(demo)
  const area = 'service-area-carefree'
  const before = await content.published(area)
  const zipCodes = before?.zipCodes as string[]
  try {
    await content.edit(area, { zipCodes: [...zipCodes, '85263'], travelFee: 37.5 })
    await content.publish(area)
    await openCheck(page, '/service-areas')
    await expect(async () => {
      await askFor(page, '85263')
      await expect(check(page).getByRole('status')).toContainText('$37.50 travel fee', { timeout: 1000 })
    }).toPass()
    await expect(check(page).getByRole('status')).toContainText('Carefree')
  } finally {
    await content.edit(area, { zipCodes, travelFee: before?.travelFee })
    await content.publish(area)
  }
})

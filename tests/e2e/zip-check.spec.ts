import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { expect, test } from '../setup/fixtures'
import { kept, newSender } from '../setup/forms'

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

async function expectAccessible(page: Page) {
  expect(await accessProblems(page, { within: 'section#zip' })).toEqual([])
}

test('who types four digits is told what to type; a ZIP code is answered with area, time and travel fee, or the phone [AREA-011] [AREA-012]', async ({
  page,
}) => {
  await openCheck(page, '/service-areas')
  const field = check(page).getByLabel('Your ZIP code')
  const answer = check(page).getByRole('status')
  await askFor(page, '8525')
  await expect(check(page).getByRole('alert')).toHaveText(
    'Please enter a five-digit ZIP code, such as 85251.',
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/five-digit/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('8525')
  await expect(answer).toBeEmpty()
  await field.fill('85268')
  await field.press('Enter')
  await expect(answer).toContainText('Fountain Hills')
  await expect(field).not.toHaveAttribute('aria-invalid')

  await askFor(page, '85251')
  await expect(answer).toContainText('Yes, we come to Scottsdale')
  await expect(answer).toContainText('30-45 min from your confirmed booking')
  await expect(answer).toContainText('No travel fee')
  await askFor(page, '85201-1234')
  await expect(answer).toContainText('Yes, we come to Mesa')
  await expect(answer).toContainText('60-75 min')
  await expect(answer).toContainText('$25 travel fee, waived for group bookings')
  await expectAccessible(page)

  await askFor(page, '85050')
  await expect(answer).toContainText('North Phoenix')
  await expect(answer).toContainText('Call for today’s time')
  await expect(answer).not.toContainText('min')
  await expect(check(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
})

test('home answers, too; outside of our area there is the waitlist, and the email is stored with its ZIP code [AREA-012]', async ({
  page,
  demo,
}) => {
  const email = newSender()
  await openCheck(page, '/')
  await askFor(page, '10001')
  await expect(check(page).getByRole('status')).toContainText('10001 is outside our area')
  const form = check(page).getByRole('form', { name: 'Join the waitlist' })
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.')
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByText('We have your ZIP code.')).toBeVisible()
  // Who is as quick as a test proves itself first.
  await expect.poll(() => kept(demo, 'waitlist', email)).toEqual([{ firstName: 'Ana', email, zip: '10001' }])
})

test('above the booking form the check answers too, and the form stays', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#book:serviceId=demo-service-rehydrate')
  const dialog = page.getByRole('dialog', { name: 'Book a visit' })
  await dialog.getByLabel('Do we come to you? Enter your ZIP code').fill('85281')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('Yes, we come to Tempe')).toBeVisible()
  await expect(dialog.getByText('No travel fee')).toBeVisible()
  await expect(page).toHaveURL(/\/#book:serviceId/)
})

test('where the server does not answer, the phone number is there and nothing is claimed', {
  tag: '@long',
}, async ({ page, provoked }) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await openCheck(page, '/service-areas')
  await page.route('**/api/areas/zip?*', (route) => route.abort())
  await askFor(page, '85004')
  await expect(check(page).getByRole('status')).toHaveText(
    'We couldn’t look that up right now. Call us and we’ll tell you.',
  )
  await expect(check(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await page.unroute('**/api/areas/zip?*')
  await askFor(page, '85004')
  await expect(check(page).getByRole('status')).toContainText('Yes, we come to Phoenix')
})

import { expect, test } from '../setup/fixtures'
import { phone, sectionOf, titlesIn } from '../setup/sections'

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/about')
  expect(response?.status()).toBe(200)
})

test('the about page opens with the way for new patients and the phone [ROUTE-015] [ABOUT-001]', async ({
  page,
}) => {
  const hero = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(hero.getByRole('link', { name: 'Start as a new patient' })).toHaveAttribute(
    'href',
    '/first-time-patients',
  )
  await expect(hero.getByRole('link', { name: /Call/ })).toHaveAttribute('href', phone)
})

test('it says who supervises and approves every treatment [ABOUT-002] [CONST-006] [CONST-007] [CONST-012]', async ({
  page,
}) => {
  const statement = sectionOf(page, 'Medical oversight and compliance')
  await expect(statement).toContainText('Our treatments are physician-supervised.')
  await expect(statement).toContainText(
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or a nurse practitioner.',
  )
  await expect(statement).toContainText('Treatments are given by Arizona licensed medical staff.')
})

test('it makes six commitments [ABOUT-003]', async ({ page }) => {
  expect(await titlesIn(page, 'Six commitments')).toEqual([
    'Physician-supervised care',
    'Federal and state compliance',
    'Medical evaluation required',
    'HIPAA compliant',
    'Licensed providers',
    'No research chemicals',
  ])
})

test('it shows six license badges [ABOUT-004]', async ({ page }) => {
  const badges = sectionOf(page, 'Licenses and standards').getByRole('listitem')
  await expect(badges).toHaveCount(6)
  for (const badge of await badges.all()) await expect(badge.locator('strong')).not.toBeEmpty()
})

test('the medical team can be written to and called [ABOUT-005]', async ({ page }) => {
  const team = sectionOf(page, 'Ask the medical team')
  await expect(team.getByRole('link', { name: 'care@ocotillo.example' })).toHaveAttribute(
    'href',
    'mailto:care@ocotillo.example',
  )
  await expect(team.getByRole('link', { name: '(480) 555-0142' })).toHaveAttribute('href', phone)
})

test('its mission stands with the year of the license [ABOUT-006] [CONST-013]', async ({ page }) => {
  const mission = sectionOf(page, 'Our mission')
  await expect(mission).toContainText('Good care should come to you')
  await expect(mission.getByText('Licensed Medical Practice Since 2023', { exact: true })).toBeVisible()
})

test('it closes with the first visit and telehealth [ABOUT-007]', async ({ page }) => {
  const links = page.getByRole('main').locator('section').last().getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/first-time-patients',
    '/telehealth',
  ])
})

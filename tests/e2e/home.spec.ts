import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const hero = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })

test('home opens with what it is, its facts and a call [ROUTE-001] [HOME-001] [HOME-002] [HOME-003]', async ({
  page,
}) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  for (const fact of ['FDA Regulated', 'Licensed Team', '5 Star Rated', 'Same Day']) {
    await expect(hero(page).getByText(fact, { exact: true })).toBeVisible()
  }
  await expect(hero(page).getByText('30-45 min per session')).toBeVisible()
  await expect(hero(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
  await expect(page.locator('#treatments').getByRole('heading', { level: 2 })).toBeVisible()
})

for (const [id, figure, label] of [
  ['HOME-005', '15K+', 'Happy Clients'],
  ['HOME-006', '98%', 'Satisfaction'],
  ['HOME-007', '24/7', 'Availability'],
  ['HOME-008', 'Same Day', 'Service'],
] as const) {
  test(`home says ${figure} ${label} [${id}]`, async ({ page }) => {
    await page.goto('/')
    const stat = page.getByRole('definition').filter({ hasText: figure }).locator('..')
    await expect(stat.filter({ has: page.getByRole('term').getByText(label, { exact: true }) })).toBeVisible()
  })
}

test('links lead to the questions and to the three sections on privacy, telehealth and rights [ROUTE-002] [ROUTE-003]', async ({
  page,
}) => {
  await page.goto('/#faq')
  await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport()
  for (const [anchor, address] of [
    ['hipaa', '/privacy-practices'],
    ['telehealth-consent', '/telehealth'],
    ['rights', '/good-faith-estimate'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    await expect(page.locator(`#${anchor}`).getByRole('link')).toHaveAttribute('href', address)
  }
})

test('home says who treats, where, after which exam, and when one can ask [CONST-005] [CONST-006] [CONST-007] [CONST-008] [CONST-009] [CONST-012] [CONST-015]', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main).toContainText('comes to your home, office or hotel')
  await expect(main).toContainText('Treatments are physician-supervised')
  await expect(main).toContainText('performed by Arizona licensed medical staff')
  await expect(main).toContainText('Support and booking are there 24/7')
  await expect(page.locator('#telehealth-consent')).toContainText(
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or nurse practitioner',
  )
  const exam = section(page, 'Good Faith Exam Required')
  await expect(exam).toContainText('mandatory for first-time patients before treatment')
  await expect(exam).toContainText('5-10 minute virtual consultation required by Arizona law')
  await expect(exam.getByRole('link', { name: 'Your first visit' })).toHaveAttribute(
    'href',
    '/first-time-patients',
  )
})

test('booking takes under two minutes, with four reasons to trust and three ways on [HOME-033] [HOME-034] [HOME-036] [HOME-037] [HOME-038]', async ({
  page,
}) => {
  await page.goto('/')
  const booking = section(page, /under 2 minutes/)
  await expect(booking.getByRole('list').first().getByRole('listitem')).toHaveCount(4)
  for (const assurance of ['HIPAA Compliant', 'Licensed Professionals', 'Same Day Service']) {
    await expect(booking.getByText(assurance, { exact: true })).toBeVisible()
  }
  for (const [label, address] of [
    ['Book Treatment Now', '/first-time-patients'],
    ['Book Online Now', '/first-time-patients'],
    ['Book Mobile IV', '/iv-therapy'],
  ] as const) {
    await expect(booking.getByRole('link', { name: label })).toHaveAttribute('href', address)
  }
})

test('contact names phone, e-mail, hours and eight areas, and has no form [HOME-039] [HOME-040] [HOME-042] [HOME-043]', async ({
  page,
}) => {
  await page.goto('/')
  const contact = page.locator('#contact')
  await expect(contact.getByRole('link', { name: '(480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
  await expect(contact.getByRole('link', { name: 'hello@ocotillo.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ocotillo.example',
  )
  await expect(contact).toContainText('7 days a week, 8am–8pm')
  await expect(contact.getByRole('list').first().getByRole('listitem')).toHaveText([
    'Scottsdale',
    'Phoenix',
    'Paradise Valley',
    'Tempe',
    'Mesa',
    'North Phoenix',
    'Cave Creek',
    'Fountain Hills',
  ])
  await expect(contact.getByRole('textbox')).toHaveCount(0)
  await expect(contact.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})

test('three questions, of which one is open at a time [HOME-044] [HOME-045]', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveText([
    'Is IV therapy safe?',
    'Does insurance pay for it?',
    'Where do you serve?',
  ])
  const safe = page.getByText('a licensed nurse places the line')
  const insurance = page.getByText('you pay the price on the page')
  await expect(safe).toBeHidden()
  await questions.nth(0).click()
  await expect(safe).toBeVisible()
  await questions.nth(1).click()
  await expect(insurance).toBeVisible()
  await expect(safe).toBeHidden()
})

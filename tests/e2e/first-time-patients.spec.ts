import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const path = '/first-time-patients'
const main = (page: Page) => page.getByRole('main')

test('booking links lead to the page for first-time patients, and it leads on to the menu [ROUTE-004] [FTP-001]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Treatment Now' }).click()
  await expect(page).toHaveURL(/\/first-time-patients$/)
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(hero.getByRole('link', { name: 'Choose your treatment' })).toHaveAttribute(
    'href',
    '/iv-therapy',
  )
})

const steps = [
  ['FTP-003', 'Medical Consultation', '15-20 minutes'],
  ['FTP-004', 'Professional Treatment', '30-60 minutes'],
  ['FTP-005', 'Follow-up Care', 'Ongoing'],
] as const

for (const [index, [id, title, duration]] of steps.entries()) {
  test(`step ${index + 1} is ${title}, ${duration}, shown alone [FTP-002] [${id}]`, async ({ page }) => {
    await page.goto(path)
    const selector = page.getByRole('group', { name: 'What to Expect' })
    await expect(selector.getByText(/^Step \d of 3$/)).toHaveText([
      'Step 1 of 3',
      'Step 2 of 3',
      'Step 3 of 3',
    ])
    await selector.getByText(title, { exact: true }).first().click()
    await expect(selector.getByText(/^Step \d of 3$/).filter({ visible: true })).toHaveText([
      `Step ${index + 1} of 3`,
    ])
    await expect(selector.getByRole('heading')).toHaveText([title])
    await expect(selector.getByRole('radio', { name: `${title} ${duration}` })).toBeChecked()
    await expect(selector.getByRole('paragraph').getByText(duration, { exact: true })).toBeVisible()
  })
}

test('the steps can be chosen with the keyboard, and without scripts', async ({ demo, browserOfDemo }) => {
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const selector = page.getByRole('group', { name: 'What to Expect' })
  await selector.getByRole('radio', { name: /Medical Consultation/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(selector.getByRole('heading')).toHaveText(['Professional Treatment'])
  await page.keyboard.press('ArrowDown')
  await expect(selector.getByRole('heading')).toHaveText(['Follow-up Care'])
  await context.close()
})

test('four things to do before the visit [FTP-006]', async ({ page }) => {
  await page.goto(path)
  const tips = page.locator('#prepare').getByRole('heading', { level: 3 })
  await expect(tips).toHaveText([
    'Hydrate 24 hours before',
    'Have a light meal 1-2 hours before',
    'Complete your forms beforehand',
    'Wear comfortable clothing',
  ])
})

test('two offers: 20% off the first IV session, and a new-patient discount by a code [FTP-010]', async ({
  page,
}) => {
  await page.goto(path)
  const offers = page.locator('#offers').getByRole('listitem')
  await expect(offers.nth(0)).toContainText('20% off')
  await expect(offers.nth(0)).toContainText('Your first IV session')
  await expect(offers.nth(1)).toContainText('25% off')
  await expect(offers.nth(1).getByRole('button', { name: 'Email me the code' })).toBeVisible()
})

test('five questions, one open at a time, and ways to ask more [FTP-011] [FTP-012]', async ({ page }) => {
  await page.goto(path)
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).click()
  await expect(page.getByText('You feel a short pinch')).toBeVisible()
  await questions.nth(1).click()
  await expect(page.getByText('You feel a short pinch')).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(main(page).getByRole('link', { name: 'Call (480) 555-0142' }).first()).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
})

test('the page says why there is an exam, and who decides', async ({ page }) => {
  await page.goto(path)
  const exam = page.locator('#exam')
  await expect(exam).toContainText('5-10 minute virtual consultation')
  await expect(exam).toContainText('a physician or nurse practitioner')
})

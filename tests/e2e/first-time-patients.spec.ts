import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const path = '/first-time-patients'
const main = (page: Page) => page.getByRole('main')

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

import { expect, test } from '../setup/fixtures'
import { sectionOf, titlesIn } from '../setup/sections'

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/medical-compliance')
  expect(response?.status()).toBe(200)
})

test('an important notice says that this is no advice and who approves [ROUTE-022] [MEDC-001] [CONST-007]', async ({
  page,
}) => {
  const notice = page.getByRole('note').filter({ hasText: 'Important notice' })
  await expect(notice).toContainText('Nothing on this site is medical advice.')
  await expect(notice).toContainText(
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider.',
  )
})

test('four cards come first [MEDC-002]', async ({ page }) => {
  expect(await titlesIn(page, 'Four things to know first')).toEqual([
    'Physician oversight',
    'FDA status and research-use-only compounds',
    'No medical advice',
    'Individual results vary',
  ])
  await expect(sectionOf(page, 'Four things to know first')).toContainText('research use only')
})

test('sections go into detail, and the acknowledgment is read, not ticked [MEDC-003]', async ({ page }) => {
  for (const heading of [
    'How your treatment is supervised',
    'FDA status',
    'Research-use-only compounds',
    'Risks you should know',
    'Who should not be treated by us',
    'Information is not advice',
  ]) {
    const section = sectionOf(page, heading)
    await expect(section, heading).toHaveText(/[\s\S]{200,}/)
  }
  const acknowledgment = sectionOf(page, 'Your acknowledgment')
  await expect(acknowledgment).toContainText('you acknowledge that')
  await expect(acknowledgment.getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
})

test('it leads on to the first visit [MEDC-004]', async ({ page }) => {
  for (const name of ['New patients start here', 'Continue to your first visit']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/first-time-patients',
    )
  }
})

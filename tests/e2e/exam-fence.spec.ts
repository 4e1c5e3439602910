import { examForm, examWindow, scheduleExam } from '../setup/exam'
import { expect, test } from '../setup/fixtures'
import { breakWidget } from '../setup/widgets'

// Only "as if live": in the demo the stand-in is of our own origin, where no fence holds.
test.afterAll(async ({ demo }) => breakWidget(demo, 'exam', null))

test('a form that tries to lead the page elsewhere does not get its way', { tag: '@long-only-live' }, async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Unsafe attempt to initiate navigation')
  await breakWidget(demo, 'exam', 'redirect')
  await page.goto('/')
  await scheduleExam(page).click()
  await page.getByRole('button', { name: 'Accept and open the exam' }).click()
  await expect(examForm(page).getByText('could not be led away')).toBeVisible()
  await expect(page).toHaveURL(`${demo.siteUrl}/`)
  await expect(examWindow(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeInViewport()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const steps = [
  ['Medical Consultation', '15-20 minutes'],
  ['Professional Treatment', '30-60 minutes'],
  ['Follow-up Care', 'Ongoing'],
] as const

const choices = (page: Page) => page.getByRole('group', { name: 'What to Expect' })

async function choose(page: Page, index: number) {
  await choices(page)
    .getByText(steps[index]?.[0] ?? '', { exact: true })
    .first()
    .click()
  await expectShown(page, index)
}

async function expectShown(page: Page, index: number) {
  const [title = '', duration = ''] = steps[index] ?? []
  const group = choices(page)
  await expect(group.getByText(/^Step \d of 3$/).filter({ visible: true })).toHaveText([
    `Step ${index + 1} of 3`,
  ])
  await expect(group.getByRole('heading')).toHaveText([title])
  await expect(group.getByRole('radio', { name: `${title} ${duration}` })).toBeChecked()
  await expect(group.getByRole('paragraph').getByText(duration, { exact: true })).toBeVisible()
}

test('the three steps of a first visit are shown one at a time, by a press or by keys, with scripts and without [FTP-002] [FTP-003] [FTP-004] [FTP-005]', async ({
  page,
  withoutScripts,
}) => {
  for (const visitor of [page, withoutScripts]) {
    await visitor.goto('/first-time-patients')
    await expect(choices(visitor).getByText(/^Step \d of 3$/)).toHaveText(
      [1, 2, 3].map((n) => `Step ${n} of 3`),
    )
    await choose(visitor, 2)
  }
  for (const index of [0, 1, 2]) await choose(page, index)
  await page.keyboard.press('ArrowUp')
  await expectShown(page, 1)
  await page.keyboard.press('ArrowDown')
  await expectShown(page, 2)
})

import type { Page } from '@playwright/test'
import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const visibleJobs = (page: Page) => page.locator('section#jobs ul > li:has(h3)').filter({ visible: true })
const department = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: department(page, name) })
    .click()

test('the list follows the department, by mouse and by keyboard, with scripts and without [CAREER-002]', async ({
  page,
  withoutScripts,
}) => {
  await page.goto('/careers')
  let sum = 0
  for (const name of ['Medical', 'Operations', 'Marketing']) sum += await jobsOnlyOf(page, name)
  await page.keyboard.press('ArrowLeft')
  await expect(department(page, 'Operations')).toBeChecked()
  await choose(page, 'All')
  await expect(visibleJobs(page)).toHaveCount(sum)

  await withoutScripts.goto('/careers')
  expect(await jobsOnlyOf(withoutScripts, 'Operations')).toBeLessThan(sum)
})

async function jobsOnlyOf(page: Page, name: string): Promise<number> {
  await choose(page, name)
  const count = await visibleJobs(page).count()
  expect(count).toBeGreaterThan(0)
  await expect(visibleJobs(page).filter({ hasText: name })).toHaveCount(count)
  return count
}

test('a department without jobs says so and what to do [ERR-026]', { tag: '@long' }, async ({
  page,
  demo,
}) => {
  const content = contentOf(demo)
  const title = page.getByRole('heading', { name: 'No positions available in this department currently.' })
  await content.unpublish('job-community-events-coordinator')
  try {
    await expect(async () => {
      await page.goto('/careers')
      await choose(page, 'Marketing')
      await expect(title).toBeVisible({ timeout: 1000 })
    }).toPass(longPatience)
    await expect(page.getByText('Check back soon or contact us about future opportunities.')).toBeVisible()
    await expect(visibleJobs(page)).toHaveCount(0)
    await choose(page, 'Medical')
    await expect(title).toBeHidden()
  } finally {
    await content.publish('job-community-events-coordinator')
  }
  await expect(async () => {
    await page.goto('/careers')
    await choose(page, 'Marketing')
    await expect(visibleJobs(page)).toHaveCount(1, { timeout: 1000 })
  }).toPass(longPatience)
})

import { accessProblems, inStudio } from '../setup/access'
import { expect, test } from '../setup/studio-test'
import { presetFailures, tellFailure, weekdayBefore } from '../setup/widget-failures'

test('front desk reads in plain words which block did not come lately', { tag: '@long' }, async ({
  studio,
  demo,
}) => {
  await presetFailures(demo, 'portal', [
    { reason: 'failed', daysAgo: 4, count: 3 },
    { reason: 'failed', daysAgo: 0, count: 1 },
    { reason: 'failed', daysAgo: 20, count: 2 },
    { reason: 'slow', daysAgo: 9, count: 2 },
  ])
  await presetFailures(demo, 'exam', [{ reason: 'slow', daysAgo: 0, count: 1 }])
  await presetFailures(demo, 'reviews', [{ reason: 'slow', daysAgo: 30, count: 5 }])
  const page = await studio('fred', '/studio/inbox/widgets')
  const blocks = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  await expect(blocks).toHaveCount(6)
  const block = (name: string) => blocks.filter({ has: page.getByRole('heading', { name }) })
  const day = await weekdayBefore(demo, 4)
  await expect(block('Client portal')).toContainText(
    `The client portal did not load 4 times since ${day}, and 6 times in the last 30 days.`,
  )
  await expect(block('Client portal')).toContainText(
    'The client portal kept visitors waiting too long twice in the last 30 days, but not in the last 7.',
  )
  await expect(block('Client portal')).toContainText('Not loading')
  await expect(block('Good faith exam')).toContainText('The exam kept visitors waiting too long once today.')
  await expect(block('Good faith exam')).toContainText('Slow')
  await expect(block('Reviews')).toContainText('No trouble in the last 30 days.')
  expect((await tellFailure(demo, { widget: 'exam', reason: 'slow' })).status).toBe(204)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(block('Good faith exam')).toContainText('The exam kept visitors waiting too long twice today.')
  expect(await accessProblems(page, inStudio('[aria-label="Blocks"]'))).toEqual([])
})

import type { Page } from '@playwright/test'
import { letPass, runJobs } from '../setup/buyer'
import { contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const cards = (page: Page, heading: string) => section(page, heading).locator('ul > li:has(h3)')

test('an event moves to the past ones when it ends, without a publish [EVENT-001]', async ({
  page,
  demo,
}) => {
  const content = contentOf(demo)
  const title = 'Morning stretch in the park'
  // In Arizona, with seconds left over: the end is between one and two minutes ahead.
  const end = new Date((await demoNow(demo)).getTime() - 7 * 3600_000 + 2 * 60_000).toISOString()
  await content.create({
    _id: 'event-trial',
    _type: 'event',
    title,
    date: end.slice(0, 10),
    time: '00:00',
    endTime: end.slice(11, 16),
    location: 'Papago Park, Phoenix',
    type: 'Workshop',
    priceText: 'Free',
    description: 'Bring a mat.',
    isFeatured: false,
  })
  try {
    await expect(async () => {
      await page.goto('/events')
      await expect(cards(page, 'Upcoming events').filter({ hasText: title })).toHaveCount(1, {
        timeout: 1000,
      })
    }).toPass()
    // The poll hears of the publish now, so that nothing but the calendar renders the page later.
    await runJobs(demo)
    await letPass(demo, 2)
    await expect(async () => {
      await page.goto('/events')
      await expect(cards(page, 'Past events').filter({ hasText: title })).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await expect(cards(page, 'Upcoming events').filter({ hasText: title })).toHaveCount(0)
  } finally {
    await letPass(demo, -2)
    await content.remove('event-trial')
    await runJobs(demo)
  }
})

const demoNow = async (demo: Demo) => new Date((await (await fetch(`${demo.stackUrl}/clock`)).json()).now)

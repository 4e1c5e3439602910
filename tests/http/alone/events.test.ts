import { letPass, runJobs } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { expect, testAlone as test } from '../../setup/http-test'
import { fetchPage, titlesIn } from '../../setup/page-facts'

test('an event moves to the past ones when it ends, without a publish [EVENT-001]', async ({ demo }) => {
  const content = contentOf(demo)
  const title = 'Morning stretch in the park'
  // In Arizona, with seconds left over: the end is between nine and ten minutes ahead.
  const end = new Date((await demoNow(demo)).getTime() - 7 * 3600_000 + 10 * 60_000).toISOString()
  const under = async (heading: string) => titlesIn(await fetchPage(demo, '/events'), heading)
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
  await expect.poll(() => under('Upcoming events')).toContain(title)
  expect(await under('Past events')).not.toContain(title)
  // The poll hears of the publish now, so that nothing but the calendar renders the page later.
  await runJobs(demo)
  await letPass(demo, 10)
  await expect.poll(() => under('Past events')).toContain(title)
  expect(await under('Upcoming events')).not.toContain(title)
})

const demoNow = async (demo: Demo) => new Date((await (await fetch(`${demo.stackUrl}/clock`)).json()).now)

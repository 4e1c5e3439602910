import { letPass, longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { publishInjection } from '../../setup/injections'
import { demoNow, moveClock, planPrice, timesPublished, withMovedClock } from '../../setup/schedule'

test('a moment that comes while the site is down is caught up at its start, once', {
  tags: ['long'],
}, async ({ demo }) => {
  const content = contentOf(demo)
  const priceOf = async () => (await demo.products(`id=eq.${id}`))[0]?.price
  const id = await publishInjection(content, { name: 'Selenium', price: 30 })
  await expect.poll(() => priceOf()).toBe(30)
  const dueAt = new Date((await demoNow(demo)).getTime() + 60 * 60_000).toISOString()
  await planPrice(demo, content, { document: id, price: 33, group: { title: 'While it was down', dueAt } })
  await demo.stopSite()
  await withMovedClock(demo, async () => {
    await moveClock(demo, 90)
    await demo.startSite()
    await expect.poll(() => priceOf(), longPatience).toBe(33)
    await letPass(demo, 5)
    expect(await timesPublished(demo, id)).toBe(1)
    const [group] = await demo.rows('scheduled_groups', 'title=eq.While it was down')
    expect(group).toMatchObject({ state: 'done', tries: 1 })
  })
  await content.remove(id)
})

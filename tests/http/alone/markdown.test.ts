import { runJobs } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { amountsOf, fetchText } from '../../setup/markdown'
import { demoNow, moveClock, planPrice, withMovedClock } from '../../setup/schedule'
import { tellOfPublish } from '../../setup/tell-of-publish'

const menus = ['/', '/iv-therapy', '/vitamin-injections', '/membership', '/gift-cards', '/products']

test('on every day of a plan the Markdown states the prices of the menu, and no price of another day (decision 0041)', {
  tags: ['long'],
}, async ({ demo }) => {
  const content = contentOf(demo)
  // Prices nothing else has, so that none is found by chance.
  const planned = [
    { id: 'injection-zinc', page: '/vitamin-injections', prices: [8.17, 9.27, 7.37] },
    { id: 'iv-rehydrate', page: '/iv-therapy', prices: [141.11, 151.21, 161.31] },
    { id: 'plan-shot-pass', page: '/membership', prices: [95.13, 96.23, 97.33] },
  ]
  const before = new Map<string, number>()
  for (const { id } of planned) before.set(id, Number((await content.published(id))?.price))
  const start = await demoNow(demo)
  for (const [step] of [0, 1, 2].entries())
    for (const { id, prices } of planned)
      await planPrice(demo, content, {
        document: id,
        price: prices[step] ?? 0,
        group: {
          title: `${id} ${step}`,
          dueAt: new Date(start.getTime() + (step + 1) * 3600_000).toISOString(),
        },
      })
  await withMovedClock(demo, async () => {
    for (const [step] of [0, 1, 2].entries()) {
      await moveClock(demo, step === 0 ? 61 : 60)
      await runJobs(demo)
      for (const { id, page, prices } of planned) {
        await expect.poll(async () => (await amountsOf(demo, page)).html).toContain(`$${prices[step]}`)
        const { markdown } = await amountsOf(demo, page)
        for (const [other, price] of prices.entries())
          expect(markdown.has(`$${price}`), id).toBe(other === step)
      }
      for (const page of menus) {
        const { html, markdown } = await amountsOf(demo, page)
        expect(markdown, `${page} after ${step + 1} h`).toEqual(html)
      }
    }
  })
  for (const [id, price] of before) await content.publishPrice(id, price)
})

test('nobody gets the old Markdown once the webhook of a publish has answered', async ({ demo }) => {
  const content = contentOf(demo)
  await fetchText(demo, '/vitamin-injections.md')
  await content.faults({ webhooks: 'drop' })
  try {
    for (const price of [9.11, 9.22, 8]) {
      await content.publishPrice('injection-zinc', price)
      await tellOfPublish(demo, { _id: 'injection-zinc', _type: 'injection' })
      const { text } = await fetchText(demo, '/vitamin-injections.md')
      expect(text).toContain(price === 8 ? '**$8**' : `**$${price}**`)
    }
  } finally {
    await content.faults({ webhooks: 'deliver' })
  }
})

test('a page that is hidden from search engines has no Markdown and is in no list; unpublished it is gone', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const page = (more: object) => ({
    _id: 'page-trial',
    _type: 'page',
    title: 'Trial & *error*',
    path: '/trial',
    blocks: [{ _type: 'steps', _key: 'a', heading: 'How it goes', items: [] }],
    ...more,
  })
  const ask = (headers = {}) => fetchText(demo, '/trial.md', headers)
  await content.create(page({}))
  await expect.poll(async () => (await ask()).text).toContain('# Trial & \\*error\\*')
  await expect.poll(async () => (await fetchText(demo, '/llms.txt')).text).toContain('/trial.md')
  await content.edit('page-trial', { seo: { _type: 'seo', isHidden: true } })
  await content.publish('page-trial')
  await expect.poll(async () => (await ask()).status).toBe(404)
  const asked = await fetchText(demo, '/trial', { accept: 'text/markdown' })
  expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(asked.headers.get('link')).toBeNull()
  await expect.poll(async () => (await fetchText(demo, '/llms.txt')).text).not.toContain('/trial.md')
  await content.remove('page-trial')
  await expect.poll(async () => (await fetchText(demo, '/trial')).status).toBe(404)
  expect((await ask()).status).toBe(404)
})

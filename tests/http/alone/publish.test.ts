import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'

/** Each test moves the price of an injection of its own and puts it back, so that their order does not matter. */
const pricesShown = async (url: string) =>
  [...(await (await fetch(`${url}/vitamin-injections`)).text()).matchAll(/\$\d+(?:\.\d\d)?/g)].map(
    ([price]) => price,
  )

test('with the webhook lost, the site finds the change itself within 75 seconds', async ({ demo }) => {
  const content = contentOf(demo)
  await pricesShown(demo.ownUrl)
  await content.faults({ webhooks: 'drop' })
  await content.publishPrice('injection-zinc', 7.77)
  await content.faults({ webhooks: 'deliver' })
  await expect.poll(() => pricesShown(demo.ownUrl), { timeout: 90_000 }).toContain('$7.77')
  await expect.poll(async () => (await demo.products('id=eq.injection-zinc'))[0]?.price).toBe(7.77)
  await content.publishPrice('injection-zinc', 8)
  await expect.poll(() => pricesShown(demo.ownUrl)).not.toContain('$7.77')
})

test('what was published while the site was down is on the page after its start', async ({ demo }) => {
  const content = contentOf(demo)
  await pricesShown(demo.ownUrl)
  await demo.stopSite()
  await content.faults({ webhooks: 'drop' })
  await content.publishPrice('injection-biotin', 12.34)
  await content.faults({ webhooks: 'deliver' })
  await demo.startSite()
  await expect.poll(() => pricesShown(demo.ownUrl)).toContain('$12.34')
  await expect.poll(async () => (await demo.products('id=eq.injection-biotin'))[0]?.price).toBe(12.34)
  await content.publishPrice('injection-biotin', 13)
})

test('an unpublished injection leaves the page and the shop, and comes back with its stock', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const html = async () => (await fetch(`${demo.ownUrl}/vitamin-injections`)).text()
  expect(await html()).toContain('Taurine')
  const [before] = await demo.products('id=eq.injection-taurine')
  await content.unpublish('injection-taurine')
  await expect.poll(html).not.toContain('Taurine')
  await expect.poll(async () => (await demo.products('id=eq.injection-taurine'))[0]?.is_active).toBe(false)
  await content.publish('injection-taurine')
  await expect.poll(html).toContain('Taurine')
  await expect
    .poll(async () => (await demo.products('id=eq.injection-taurine'))[0])
    .toMatchObject({ is_active: true, stock_quantity: before?.stock_quantity })
})

test('a new page is at its address at once, and gone when it is unpublished', async ({ demo }) => {
  const content = contentOf(demo)
  const status = async () => (await fetch(`${demo.ownUrl}/desert-morning`)).status
  await expect.poll(status).toBe(404)
  await content.create({
    _id: 'page-desert-morning',
    _type: 'page',
    title: 'Desert morning',
    path: '/desert-morning',
    blocks: [],
  })
  await expect.poll(status).toBe(200)
  await content.unpublish('page-desert-morning')
  await expect.poll(status).toBe(404)
  await content.discard('page-desert-morning')
})

test('a text that is published is on every page that shows it', async ({ demo }) => {
  const content = contentOf(demo)
  const home = async () => (await fetch(demo.ownUrl)).text()
  const question = (await content.published('faq-home-safe'))?.question
  const publish = async (words: unknown) => {
    await content.edit('faq-home-safe', { question: words })
    await content.publish('faq-home-safe')
  }
  await publish('Is a drip at my kitchen table safe?')
  await expect.poll(home).toContain('Is a drip at my kitchen table safe?')
  await publish(question)
  await expect.poll(home).not.toContain('Is a drip at my kitchen table safe?')
})

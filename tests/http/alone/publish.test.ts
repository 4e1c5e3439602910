import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { cardOf, fetchPage, hrefsIn, partOf, scope, textOf } from '../../setup/page-facts'
import { businessOn } from '../../setup/stated'
import { tellOfPublish } from '../../setup/tell-of-publish'

/** Each test moves the price of an injection of its own and puts it back, so that their order does not matter. */
const pricesShown = async (url: string) =>
  [...(await (await fetch(`${url}/vitamin-injections`)).text()).matchAll(/\$\d+(?:\.\d\d)?/g)].map(
    ([price]) => price,
  )

test('a webhook that is unsigned or wrongly signed is refused', async ({ demo }) => {
  for (const signature of [undefined, 't=1,v1=x', `t=${Date.now()},v1=AAAA`]) {
    const { status } = await fetch(`${demo.ownUrl}/api/sanity/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'sanity-webhook-signature': signature }),
      },
      body: JSON.stringify({ _id: 'injection-zinc', _type: 'injection', operation: 'update' }),
    })
    expect(status).toBe(401)
  }
})

test('with the webhook lost, the site finds the change itself within 75 seconds', { tags: ['long'] }, async ({
  demo,
}) => {
  const content = contentOf(demo)
  await pricesShown(demo.ownUrl)
  await content.faults({ webhooks: 'drop' })
  await content.publishPrice('injection-zinc', 7.77)
  await content.faults({ webhooks: 'deliver' })
  // Its own look comes once a minute.
  await expect.poll(() => pricesShown(demo.ownUrl), { timeout: 90_000 }).toContain('$7.77')
  await expect.poll(async () => (await demo.products('id=eq.injection-zinc'))[0]?.price).toBe(7.77)
  await content.publishPrice('injection-zinc', 8)
  await expect.poll(() => pricesShown(demo.ownUrl)).not.toContain('$7.77')
})

test('while a publish is taken in everybody gets a finished page, and nobody the old one once the webhook has answered', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const page = async () => (await fetch(`${demo.ownUrl}/vitamin-injections`)).text()
  await content.faults({ webhooks: 'drop' })
  try {
    for (const price of [9.11, 9.22, 9.33, 9.44, 8]) {
      await content.publishPrice('injection-zinc', price)
      let isTold = false
      const told = tellOfPublish(demo, { _id: 'injection-zinc', _type: 'injection' }).finally(() => {
        isTold = true
      })
      while (!isTold) expect(await page()).toContain('"/_page/')
      await told
      const after = await page()
      expect(after).toContain(price === 8 ? '$8' : `$${price}`)
      expect(after).toContain('"/_page/')
    }
  } finally {
    await content.faults({ webhooks: 'deliver' })
  }
})

test('what was published while the site was down is on the page after its start', {
  tags: ['long'],
}, async ({ demo }) => {
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

test('a service’s price in dollars, badge and photo are on the menu; without a photo a bag is drawn [ENT-011]', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const card = async () => cardOf(partOf(await fetchPage(demo, '/iv-therapy'), '#menu'), 'Myers').element
  const facts = async () => {
    const element = await card()
    return {
      price: textOf(element.querySelector('.price > strong')),
      badge: textOf(element.querySelector('.badge')),
      photo: element.querySelector('img')?.getAttribute('alt') ?? null,
    }
  }
  const id = 'iv-myers'
  const before = await content.published(id)
  expect(await facts()).toEqual({ price: '$205', badge: before?.badge ?? '', photo: null })
  const image = {
    _type: 'accessibleImage',
    asset: { _type: 'reference', _ref: await content.uploadPicture() },
    alt: 'A nurse hangs a bag',
  }
  await content.edit(id, { price: 210.5, badge: 'New', image })
  await content.publish(id)
  await expect.poll(facts).toEqual({ price: '$210.50', badge: 'New', photo: 'A nurse hangs a bag' })
  await content.write({ ...before, _id: id, _type: 'ivService' })
  await expect.poll(facts).toEqual({ price: '$205', badge: before?.badge ?? '', photo: null })
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

test('the price stated to search engines follows a price change', async ({ demo }) => {
  const content = contentOf(demo)
  const price = async () =>
    businessOn(await fetchPage(demo, '/vitamin-injections')).makesOffer.find(({ name }) => name === 'Zinc')
      ?.price
  expect(await price()).toBe('8.00')
  await content.publishPrice('injection-zinc', 9.5)
  await expect.poll(price).toBe('9.50')
  await content.publishPrice('injection-zinc', 8)
  await expect.poll(price).toBe('8.00')
})

test('a page made in the Studio is in the sitemap at its address; a hidden one is not, and says so', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const blocks = [{ _type: 'hero', _key: 'a', heading: 'A summer of wellness', art: 'stems' }]
  const sitemap = async () => (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  const seo = { _type: 'seo', isHidden: true }
  await content.create({ _id: 'page-summer', _type: 'page', title: 'Summer', path: '/summer', blocks })
  await content.create({ _id: 'page-quiet', _type: 'page', title: 'Quiet', path: '/quiet', blocks, seo })
  await expect.poll(sitemap).toContain('/summer</loc>')
  expect(await sitemap()).not.toContain('/quiet')
  const { main } = await fetchPage(demo, '/summer')
  expect(textOf(main.getByRole('heading', { level: 1 }))).toBe('A summer of wellness')
  const { document } = await fetchPage(demo, '/quiet')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  await content.remove('page-summer')
  await content.remove('page-quiet')
  await expect.poll(sitemap).not.toContain('/summer')
})

test('the social icons lead to the pages set in the CMS; one without an address is gone [FOOT-007]', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const social = async () => {
    const { footer } = await fetchPage(demo, '/')
    return scope(footer.getByRole('list', { name: 'Social pages' }))
  }
  const hrefs = async () => hrefsIn(await social())
  expect(await hrefs()).toHaveLength(4)
  for (const href of await hrefs()) expect(href).toMatch(/^https:\/\/social\.ocotillo\.example\/\w+$/)
  expect((await social()).getAllByRole('link', { name: /Ocotillo/ })).toHaveLength(4)
  const socialLinks = (await content.published('siteSettings'))?.socialLinks
  await content.edit('siteSettings', { 'socialLinks[0].href': 'javascript:alert(1)' })
  await content.publish('siteSettings')
  await expect.poll(hrefs).toHaveLength(3)
  await content.edit('siteSettings', { socialLinks })
  await content.publish('siteSettings')
  await expect.poll(hrefs).toHaveLength(4)
})

test('a published amount of a gift card changes its price and what it saves [GIFT-006]', async ({ demo }) => {
  const content = contentOf(demo)
  const shown = async () => {
    const facts = await fetchPage(demo, '/gift-cards')
    return textOf(cardOf(partOf(facts, '#gift-options'), 'Ultimate').element)
  }
  const publishAmount = async (amount: number) => {
    await content.edit('gift-ultimate', { amount })
    await content.publish('gift-ultimate')
  }
  await publishAmount(349.5)
  await expect.poll(shown).toContain('$349.50')
  expect(await shown()).toContain('Save 50%')
  await publishAmount(500)
  await expect.poll(shown).toContain('$500 worth')
  expect(await shown()).toContain('Save 28%')
})

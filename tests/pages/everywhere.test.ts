import { addresses, newerAddresses } from '../setup/addresses'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefOf, hrefsIn, pageAt, phone, scope, supportPhone, textOf } from '../setup/page-facts'

/** Of authorities, beside the clinic's own. */
const official = ['tel:+18009853059', 'tel:+18776966775']

for (const address of addresses)
  test(`${address} is open to everybody under one title, and every call goes to the one number of the clinic [PAGE-001] [ROLE-006] [CONST-014]`, async ({
    demo,
  }) => {
    const facts = await pageAt(demo, address)
    expect(facts.status).toBe(200)
    expect(facts.page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(facts.banner.getAllByRole('link', { name: /home$/ })).not.toHaveLength(0)
    expect(facts.footer.getAllByRole('link')).not.toHaveLength(0)
    const numbers = hrefsIn(scope(facts.document.body)).filter((href) => href?.startsWith('tel:'))
    expect(numbers).toContain(phone)
    const known = [phone, supportPhone, 'tel:911', ...official]
    expect(numbers.filter((number) => !known.includes(`${number}`))).toEqual([])
  })

for (const address of [...addresses, '/no-such-page'])
  test(`${address} has the toast area [PAGE-003]`, async ({ demo }) => {
    const area = scope((await pageAt(demo, address)).page.getByRole('region', { name: 'Notifications' }))
    for (const role of ['alert', 'status']) expect(area.getByRole(role).textContent, role).toBe('')
  })

test('no link or anchor of the site is dead, and no id stands twice', async ({ demo }) => {
  const origin = new URL(demo.siteUrl).origin
  const targets = new Map<string, Set<string>>()
  const ids = new Map<string, Set<string>>()
  const waiting = [...addresses]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (ids.has(address)) continue
    const facts = addresses.includes(address) ? await pageAt(demo, address) : await fetchPage(demo, address)
    expect(facts.status, `${address}, linked from ${[...(targets.get(address) ?? [])].join(' ')}`).toBe(200)
    const found = [...facts.document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(found.length, `ids are unique on ${address}`).toBe(new Set(found).size)
    ids.set(address, new Set(found))
    for (const link of [...facts.document.querySelectorAll('a[href]')].map((one) => hrefOf(one) ?? '')) {
      const target = new URL(link, new URL(address, demo.siteUrl))
      if (target.origin !== origin) {
        expect(link).toMatch(/^(?:tel:|mailto:|https:\/\/)/)
        continue
      }
      const place = `${target.pathname}${target.hash}`
      targets.set(place, (targets.get(place) ?? new Set()).add(address))
      if (!ids.has(target.pathname)) waiting.push(target.pathname)
    }
  }
  const dead = [...targets].flatMap(([place, from]) => {
    const [path = '', hash] = place.split('#')
    return hash && !ids.get(path)?.has(hash) ? [`${place} on ${[...from].join(' ')}`] : []
  })
  expect(dead).toEqual([])
})

test('every shape that a page takes from the file of shapes is in it', async ({ demo }) => {
  const taken = new Set<string>()
  for (const address of [...addresses, ...newerAddresses])
    for (const shape of (await pageAt(demo, address)).document.querySelectorAll('use'))
      taken.add(shape.getAttribute('href') ?? '')
  const [file, ...others] = new Set([...taken].map((href) => href.split('#')[0]))
  expect(others).toEqual([])
  const response = await fetch(`${demo.ownUrl}${file}`)
  expect(response.headers.get('content-type')).toMatch('image/svg+xml')
  const drawn = await response.text()
  expect(taken.size).toBeGreaterThan(50)
  for (const href of taken) expect(drawn).toContain(` id="${href.split('#')[1]}"`)
})

for (const address of [...addresses, '/no-such-page', '/order-status', '/gift-cards/balance'])
  test(`${address} has its headings in order, none in an address, and no section or article without one`, async ({
    demo,
  }) => {
    const { document } = await pageAt(demo, address)
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    const jumps = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1)
    expect(jumps.map(textOf)).toEqual([])
    expect([...document.querySelectorAll('address :is(h1, h2, h3, h4, h5, h6)')].map(textOf)).toEqual([])
    // The HTML checker's rule: a heading inside of another section is that one's.
    const nameless = [...document.querySelectorAll('section, article')].filter(
      (part) =>
        ![...part.querySelectorAll('h1, h2, h3, h4, h5, h6')].some(
          (heading) => heading.closest('section, article, aside, nav') === part,
        ) && !part.matches('[aria-label], [aria-labelledby]'),
    )
    expect(nameless.map(({ className }) => className)).toEqual([])
  })

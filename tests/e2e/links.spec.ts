import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

test('no link or anchor of the site is dead', async ({ page, demo }) => {
  test.setTimeout(240_000)
  await page
    .context()
    .route('**/*', (route) =>
      ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
    )
  const targets = new Map<string, Set<string>>()
  const ids = new Map<string, Set<string>>()
  const waiting = [...addresses]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (ids.has(address)) continue
    const response = await page.request.get(address)
    expect(response.status(), `${address}, linked from ${[...(targets.get(address) ?? [])].join(' ')}`).toBe(
      200,
    )
    const html = await response.text()
    const found = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html')
      return {
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      }
    }, html)
    expect(found.ids.length, `ids are unique on ${address}`).toBe(new Set(found.ids).size)
    ids.set(address, new Set(found.ids))
    for (const link of found.links) {
      const target = new URL(link, new URL(address, demo.siteUrl))
      if (target.origin !== new URL(demo.siteUrl).origin) {
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

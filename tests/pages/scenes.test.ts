import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/http-test'
import { pageAt } from '../setup/page-facts'

const pages = [...addresses, '/order-status', '/no-such-page']

test('each of the 27 pages opens with a picture of its own, and no drawing stands on more than two of them (decision 0049)', async ({
  demo,
}) => {
  const openings: string[] = []
  const pagesOf = new Map<string, string[]>()
  for (const address of pages) {
    const { main } = await pageAt(demo, address)
    const drawn = [...main.element.querySelectorAll('img[src^="/art/"]')].map(
      (image) => /^\/art\/(\w+)-/.exec(image.getAttribute('src') ?? '')?.[1] ?? '',
    )
    expect(drawn, address).not.toEqual([])
    openings.push(drawn[0] ?? '')
    for (const name of new Set(drawn)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), address])
  }
  expect(new Set(openings).size, openings.join()).toBe(pages.length)
  expect([...pagesOf].filter(([, on]) => on.length > 2)).toEqual([])
})

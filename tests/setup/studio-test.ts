import { contentOf } from './content'
import { test as base, expect } from './fixtures'

type Content = ReturnType<typeof contentOf>
type Injection = { name: string; price?: number; originalPrice?: number }

type StudioFixtures = {
  content: Content
  /** Publishes an injection of the test's own and gives its id; after the test it is gone. */
  newInjection(injection: Injection): Promise<string>
  everyRequestAnswered: undefined
}

let count = 0

/** Tests of the Studio: documents they make are removed, and a call the lake does not know fails them. */
export const test = base.extend<StudioFixtures>({
  content: async ({ demo }, use) => {
    const content = contentOf(demo)
    const before = new Set(await content.injectionIds())
    await use(content)
    const made = (await content.injectionIds()).filter((id) => !before.has(id))
    for (const id of made) await content.remove(id)
    if (made.length === 0) return
    // The next test's page must not show them any more.
    await expect
      .poll(() => demo.products(`is_active=is.true&id=in.(${made.join(',')})`), { timeout: 75_000 })
      .toEqual([])
    for (const path of ['/products', '/vitamin-injections', '/'])
      await expect.poll(() => shownOf(made, demo.ownUrl + path), { timeout: 75_000 }).toEqual([])
  },
  // After `content`, so that pages are closed before documents vanish beneath a form with unsaved words.
  anotherContext: async ({ content: _content, anotherContext }, use) => use(anotherContext),
  newInjection: async ({ content }, use) => {
    await use(async (injection) => {
      count += 1
      const slug = `trial-${count}`
      await content.create({
        ...trial,
        ...injection,
        _id: `injection-${slug}`,
        slug: { _type: 'slug', current: slug },
      })
      return `injection-${slug}`
    })
  },
  everyRequestAnswered: [
    async ({ demo }, use) => {
      await use(undefined)
      const response = await fetch(`${demo.stackUrl}/lake/_unanswered`, {
        headers: { authorization: `Bearer ${demo.person('olivia').token}` },
      })
      expect(await response.json(), 'calls that the lake does not know').toEqual([])
    },
    { auto: true },
  ],
})

/** Those of the ids that the page names to the browser. */
async function shownOf(ids: string[], address: string): Promise<string[]> {
  const page = await (await fetch(address)).text()
  return ids.filter((id) => page.includes(id))
}

const trial = {
  _type: 'injection',
  category: 'wellness',
  price: 40,
  durationMinutes: 10,
  description: 'Made by a test.',
  features: ['One', 'Two', 'Three'],
  order: 900,
}

export { expect }

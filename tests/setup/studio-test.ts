import type { Page } from '@playwright/test'
import { contentOf } from './content'
import { test as base, expect, expectNothingElse, newWatched, type Watched } from './fixtures'
import { type Injection, publishInjection } from './injections'
import { goInside, leaveDocument, type OpenStudio, userMenu } from './studio'

type Content = ReturnType<typeof contentOf>

type StudioFixtures = {
  content: Content
  /**
   * The Studio of this person, at `path`. It is loaded once and stays open for the tests that come next: a page of
   * several MB of scripts is most of a test's time.
   */
  studio: OpenStudio
  /** Publishes an injection of the test's own and gives its id; after the test it is gone. */
  newInjection(injection: Injection): Promise<string>
  everyRequestAnswered: undefined
}

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
  nothingKept: async ({ mode: _ }, use) => use(undefined),
  // After `content`, so that no document vanishes beneath a form.
  studio: async ({ content: _content, kept, browserOfDemo, demo, provoked }, use) => {
    const used = new Set<Watched>()
    await use(async (person, path = '/studio/structure') => {
      const { name, token } = demo.person(person)
      const known = kept.get(person)
      const watched =
        known ??
        (await newWatched(
          browserOfDemo,
          demo,
          { hasLastingToasts: false, isSteady: false },
          {
            reducedMotion: 'reduce',
            storageState: {
              cookies: [],
              origins: [
                {
                  origin: demo.siteUrl,
                  localStorage: [{ name: '__studio_auth_token_local', value: JSON.stringify({ token }) }],
                },
              ],
            },
          },
        ))
      kept.set(person, watched)
      if (!used.has(watched)) watched.complaints.length = 0
      used.add(watched)
      const [page] = watched.context.pages()
      if (page) {
        await goInside(page, path)
        return page
      }
      const first = await watched.context.newPage()
      await first.goto(path)
      await expect(userMenu(first, name)).toBeVisible()
      return first
    })
    for (const { context } of used) {
      const [page, ...others] = context.pages()
      for (const other of others) await other.close()
      if (page) await tidy(page)
    }
    expectNothingElse([...used], provoked)
  },
  // After `content`, so that pages are closed before documents vanish beneath a form with unsaved words.
  anotherContext: async ({ content: _content, anotherContext }, use) => use(anotherContext),
  newInjection: async ({ content }, use) => use((injection) => publishInjection(content, injection)),
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

/** As a test finds it that opens the Studio. */
async function tidy(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await leaveDocument(page)
}

/** Those of the ids that the page names to the browser. */
async function shownOf(ids: string[], address: string): Promise<string[]> {
  const page = await (await fetch(address)).text()
  return ids.filter((id) => page.includes(id))
}

export { expect }

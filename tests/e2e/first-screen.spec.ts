import type { Page } from '@playwright/test'
import { readByShapes } from '@/lib/platform/front/server/first-screen'
import { addresses, newerAddresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

// The rules that stand in a document have to be all its first screen needs, on every page: nothing may move or look
// different once the style sheet is there.
for (const address of [...addresses, ...newerAddresses, '/search?q=b12'])
  test(`${address} on a phone is painted before its style sheet is there, and changes nowhere when it comes (docs/decisions/0027-front.md)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const come = await holdStyles(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('main > section ~ *').filter({ visible: true })).toHaveCount(0)
    const before = await firstScreen(page)
    come()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('#later')).toHaveCount(0)
    expect(await firstScreen(page)).toEqual(before)
    expect(before.length).toBeGreaterThan(20)
  })

/** Answers no style sheet before the returned function is called. */
async function holdStyles(page: Page): Promise<() => void> {
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\.css$/, async (route) => {
    await coming
    await route.fallback()
  })
  return come
}

/** Where each visible element until the end of the first section is, and how it looks. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate((readByShapes) => {
    const looks = [
      ...[
        'color',
        'font',
        'text-decoration',
        'border',
        'border-radius',
        'background',
        'box-shadow',
        'fill',
        'stroke',
      ],
      ...['opacity', 'rotate', 'translate', 'overflow', 'text-align', 'white-space'],
    ]
    // What a shape's own file takes from around it; the file itself may come when it likes.
    const taken = ['color', 'fill', 'stroke', 'stroke-width', ...readByShapes]
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      return [...looks, ...(pseudo ? ['content', 'width'] : [])]
        .map((look) => style.getPropertyValue(look))
        .join(' ')
    }
    const section = document.querySelector('main > section')
    const end = section?.nextElementSibling ?? document.querySelector('main')?.nextElementSibling
    const isBefore = (element: Element) =>
      !end || Boolean(end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    return [...document.querySelectorAll('header, header *, main > *, main > section:first-of-type *')]
      .filter((element) => isBefore(element) && element.checkVisibility())
      .map((element) => {
        if (element.matches('use'))
          return taken.map((name) => getComputedStyle(element).getPropertyValue(name)).join(' ')
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = [x, y, width, height].map(Math.round)
        // The header's edge follows how far the page is scrolled: the same colours by other names.
        const own = element.matches('.site-header') ? '' : lookOf(element)
        const text = element.textContent?.slice(0, 20)
        return [
          element.tagName,
          text,
          place,
          own,
          lookOf(element, '::before'),
          lookOf(element, '::after'),
        ].join(' ')
      })
  }, readByShapes)
}

import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { walk } from '../setup/walk'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const results = (page: Page) => page.getByRole('option')
const highlighted = (page: Page) => page.getByRole('option', { selected: true })

async function openSearch(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(field(page)).toBeFocused()
}

async function search(page: Page, query: string) {
  await field(page).fill(query)
  await expect(page.getByText('Searching…')).toBeHidden()
}

test('search is closed at first, opens with its button, Ctrl+K and ⌘K, is walked through by keys, closes with Escape and its button, and gives the focus back [SRCH-001] [SRCH-002] [SRCH-003] [HEAD-002]', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Search', exact: true }).first()
  const close = page.getByRole('button', { name: 'Close search' })
  await page.goto('/')
  await expect(button).toBeVisible()
  await expect(overlay(page)).toBeHidden()
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(overlay(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
  }
  await button.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('nad')
  await expect(results(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  // The results are chosen from the field, and take no place in the order.
  await walk(page, [close])
  await page.keyboard.press('Shift+Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await close.click()
  await expect(overlay(page)).toBeHidden()
})

test('as one types: at most eight results, none for blanks; arrow keys and the pointer highlight, in a circle, through what can be done with the first; another query begins at the first; words where nothing matches, and Enter closes then [SRCH-008] [SRCH-009] [SRCH-010] [SRCH-011] [SRCH-012] [SRCH-013]', async ({
  page,
}) => {
  await openSearch(page)
  await search(page, 'a')
  await expect(results(page)).toHaveCount(8)
  for (const blank of ['', '   ']) {
    await search(page, blank)
    await expect(results(page)).toHaveCount(0)
    await expect(page.getByText('No results')).toHaveCount(0)
  }
  await search(page, 'I AM AFRAID OF NEEDELS')
  await expect(results(page).first()).toContainText('Does it hurt?')

  await search(page, 'myers')
  await expect(results(page).nth(1)).toHaveText('Book Myers')
  const titles = await results(page).allTextContents()
  const last = titles.at(-1) ?? ''
  await expect(highlighted(page)).toHaveText(titles[0] ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(highlighted(page)).toHaveText(last)
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await highlighted(page).getAttribute('id')) ?? '-',
  )
  await page.keyboard.press('ArrowDown')
  await expect(highlighted(page)).toHaveText(titles[0] ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(highlighted(page)).toHaveText(titles[1] ?? '')
  await page.keyboard.type('+')
  await expect(highlighted(page)).toHaveText((await results(page).first().textContent()) ?? '')
  await results(page).nth(1).hover()
  await expect(highlighted(page)).toHaveText((await results(page).nth(1).textContent()) ?? '')

  await search(page, 'zzzz <b>')
  await expect(overlay(page).getByText('No results found for "zzzz <b>"')).toBeVisible()
  await expect(overlay(page).getByText('Try searching for services, treatments, or pages')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('Ctrl+Enter opens the highlighted result in a new tab, Enter in this one, a click the one it meets; each closes the search and clears it [SRCH-014] [SRCH-015] [SRCH-016]', async ({
  page,
  context,
}) => {
  await openSearch(page)
  await search(page, 'vitamin injections')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const tab = await opened
  await tab.waitForURL('**/vitamin-injections', { waitUntil: 'commit' })
  await tab.close()
  await expect(page).toHaveURL(/\/$/)
  await expect(overlay(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await search(page, 'vitamin injections')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(overlay(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)

  await search(page, 'gift')
  await page.locator('[role=option][href="/gift-cards"]').click()
  await expect(page).toHaveURL(/\/gift-cards$/)
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('questions are answered in the list: whether it is open, a price with what can be done at once, where an answer stands [SRCH-014] [SRCH-015]', async ({
  page,
}) => {
  await openSearch(page)
  await search(page, 'hours')
  await expect(results(page).first()).toContainText(/Open today until|Opens/)

  await search(page, 'b12')
  await expect(results(page).first()).toContainText('$13')
  await page.keyboard.press('ArrowDown')
  await expect(highlighted(page)).toHaveText('Add to Cart: Vitamin B12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vitamin B12 added to cart!')).toBeVisible()
  await expect(overlay(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await search(page, 'jet lag')
  await page.getByRole('option', { name: 'Book Rehydrate', exact: true }).click()
  const booking = page.getByRole('dialog', { name: 'Book Rehydrate' })
  await expect(booking).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(booking).toBeHidden()

  await page.keyboard.press('Control+k')
  await search(page, 'pregnent')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iv-therapy#faq-iv-not-for$/)
  await expect(page.getByText('Tell us if you’re pregnant, have heart')).toBeInViewport()
})

test('when the search can not be loaded it says so, names the phone, and can be tried again', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push(`Failed to load resource: net::ERR_FAILED (${demo.siteUrl}/api/search/entries.json)`)
  await page.route('**/api/search/**', (route) => route.abort())
  await openSearch(page)
  await field(page).fill('gift')
  await expect(overlay(page).getByText('We couldn’t load the search.')).toBeVisible()
  await expect(overlay(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await page.unroute('**/api/search/**')
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).not.toHaveCount(0)
})

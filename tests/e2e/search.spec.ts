import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

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
  await expect(page.getByText('Searching …')).toBeHidden()
}

test('search is closed at first, opens with Ctrl+K and ⌘K, closes with Escape and its button [SRCH-001] [SRCH-003]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeVisible()
  await expect(overlay(page)).toBeHidden()
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(overlay(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(overlay(page)).toBeHidden()
})

test('search opens with the Search button, which has the focus again afterwards [SRCH-002] [HEAD-002]', async ({
  page,
}) => {
  await openSearch(page)
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeFocused()
})

test('Escape and the close button close the menu of a phone [SRCH-004]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

const targets = [
  ['SRCH-005', 'iv therapy menu', '/iv-therapy'],
  ['SRCH-005', 'vitamin injections', '/vitamin-injections'],
  ['SRCH-005', 'first-time', '/first-time-patients'],
  ['SRCH-005', 'gift', '/gift-cards'],
  ['SRCH-005', 'party', '/events'],
  ['SRCH-005', 'privacy', '/privacy'],
  ['SRCH-006', 'peptides', '/nad-peptides'],
  ['SRCH-006', 'video', '/telehealth'],
  ['SRCH-006', 'all products', '/products'],
  ['SRCH-006', 'test kit', '/mobile-testing-kits'],
  ['SRCH-007', 'nad', '/iv-therapy#nad'],
  ['SRCH-007', 'electrolytes', '/iv-therapy#hydration'],
  ['SRCH-007', 'tired', '/iv-therapy#energy'],
  ['SRCH-007', 'flu season', '/iv-therapy#immune'],
  ['SRCH-007', 'hangover', '/iv-therapy#recovery'],
  ['SRCH-007', 'skin', '/iv-therapy#beauty'],
  ['SRCH-007', 'weight', '/iv-therapy#weight'],
] as const

test('the pages, services and treatments of the menu can be found [SRCH-005] [SRCH-006] [SRCH-007]', async ({
  page,
}) => {
  await openSearch(page)
  for (const [id, query, url] of targets) {
    await search(page, query)
    await expect(page.locator(`[role=option][href="${url}"]`), `${id} ${query}`).toHaveCount(1)
  }
  await search(page, 'weight')
  await expect(results(page).first()).toContainText('Treatment')
})

test('a search entry has id, title, type, address, description and category [ENT-013]', async ({
  request,
  demo,
}) => {
  const { entries } = await (await request.get(`${demo.ownUrl}/api/search/entries.json`)).json()
  const types = new Set(entries.map(({ type }: { type: string }) => type))
  expect([...types].sort()).toEqual(['page', 'service', 'treatment'])
  expect(entries).toContainEqual({
    id: 'search-nad',
    title: 'NAD+ Therapy',
    type: 'treatment',
    url: '/iv-therapy#nad',
    description: expect.stringContaining('250 mg'),
    category: 'NAD+',
  })
})

test('a blank query shows no results and says nothing [SRCH-008]', async ({ page }) => {
  await openSearch(page)
  await search(page, 'gift')
  await expect(results(page)).not.toHaveCount(0)
  for (const blank of ['', '   ']) {
    await search(page, blank)
    await expect(results(page)).toHaveCount(0)
    await expect(page.getByText('No results')).toHaveCount(0)
  }
})

test('title, description and category are searched in any case [SRCH-009]', async ({ page }) => {
  await openSearch(page)
  await search(page, 'nad')
  const found = await results(page).allTextContents()
  expect(found.length).toBeGreaterThan(0)
  await search(page, 'NAD')
  await expect(results(page)).toHaveText(found)
  await search(page, 'GLUTATHIONE FOR SKIN')
  await expect(results(page)).toHaveCount(1)
  await search(page, 'legal')
  await expect(results(page)).toContainText(['Privacy Policy'])
})

test('at most eight results are shown [SRCH-010]', async ({ page }) => {
  await openSearch(page)
  await search(page, 'a')
  await expect(results(page)).toHaveCount(8)
})

test('no match says so, with the query, and what to try [SRCH-011]', async ({ page }) => {
  await openSearch(page)
  await search(page, 'zzzz <b>')
  await expect(overlay(page).getByText('No results found for "zzzz <b>"')).toBeVisible()
  await expect(overlay(page).getByText('Try searching for services, treatments, or pages')).toBeVisible()
})

test('arrow keys highlight in a circle; another query begins at the first [SRCH-012] [SRCH-013]', async ({
  page,
}) => {
  await openSearch(page)
  await search(page, 'nad')
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
})

test('Enter opens the highlighted result, closes the search and clears it [SRCH-014] [SRCH-015]', async ({
  page,
}) => {
  await openSearch(page)
  await search(page, 'vitamin injections')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(overlay(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)
})

test('Enter without a result closes the search and stays', async ({ page }) => {
  await openSearch(page)
  await search(page, 'zzzz')
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('Ctrl+Enter opens the highlighted result in a new tab [SRCH-015]', async ({ page, context }) => {
  await openSearch(page)
  await search(page, 'vitamin injections')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const tab = await opened
  await tab.waitForLoadState()
  expect(new URL(tab.url()).pathname).toBe('/vitamin-injections')
  await expect(page).toHaveURL(/\/$/)
  await expect(overlay(page)).toBeHidden()
})

test('a click on a result leads there [SRCH-016]', async ({ page }) => {
  await openSearch(page)
  await search(page, 'vitamin injections')
  await results(page).first().click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page made in the Studio appears in the search when it asks for it', async ({ page, demo }) => {
  const content = contentOf(demo)
  const blocks = [{ _type: 'steps', _key: 'a', heading: 'Flights' }]
  await content.create({
    _id: 'page-jet-lag',
    _type: 'page',
    title: 'Jet lag',
    path: '/jet-lag',
    blocks,
    isInSearch: true,
    searchWords: 'redeye',
  })
  await expect
    .poll(async () => (await fetch(`${demo.ownUrl}/api/search/entries.json`)).text())
    .toContain('Jet lag')
  await openSearch(page)
  await search(page, 'redeye')
  await results(page).first().click()
  await expect(page).toHaveURL(/\/jet-lag$/)
  await expect(page.getByRole('heading', { name: 'Flights' })).toBeVisible()
  await content.remove('page-jet-lag')
})

test('when the search can not be loaded it says so, names the phone, and can be tried again', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.route('**/api/search/**', (route) => route.abort())
  await openSearch(page)
  await field(page).fill('gift')
  await expect(overlay(page).getByText('We could not load what can be found.')).toBeVisible()
  await expect(overlay(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await page.unroute('**/api/search/**')
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).not.toHaveCount(0)
})

test('without scripts the control is a link to the list of all pages', async ({ browserOfDemo, demo }) => {
  const context = await browserOfDemo.newContext({ javaScriptEnabled: false, baseURL: demo.siteUrl })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(page).toHaveURL(/#site-links$/)
  await expect(page.locator('#site-links').getByRole('link').first()).toBeInViewport()
  await context.close()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'

const nad = ['NAD+ 250mg', 'Diamond NAD+', 'Fountain of Youth NAD+', 'Elite NAD+']
const all = 15
const options = ['Any Price', 'Low to High', 'High to Low', 'Under $200', '$200-$300', 'Over $300']

const menu = (page: Page) => page.locator('#menu')
const card = (page: Page, name: string) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 4 }) })
const names = (page: Page) => menu(page).getByRole('heading', { level: 4 })
const headings = (page: Page) => menu(page).getByRole('heading', { level: 3 })
const priceButton = (page: Page) => menu(page).getByRole('button', { name: /^Price:/ })
const shownPrices = async (page: Page) =>
  (await menu(page).locator('.price > strong').allTextContents()).map((text) => Number(text.slice(1)))

async function choosePrice(page: Page, option: string) {
  await priceButton(page).click()
  await menu(page).getByRole('button', { name: option, exact: true }).click()
}

test('all services are shown first, a category shows only its own, by price if asked; the price follows the dosage, of which the first one is chosen, and a sorted menu follows it; a choice that fits nothing says so and leads back [IVT-002] [IVT-005] [IVT-010] [IVT-011] [IVT-031]', async ({
  page,
}) => {
  await page.goto('/iv-therapy')
  const choose = (name: string) => menu(page).getByRole('radio', { name, exact: true })
  await expect(choose('All')).toBeChecked()
  const asListed = await names(page).allTextContents()
  expect(asListed).toHaveLength(all)
  await choosePrice(page, '$200-$300')
  await expect(priceButton(page)).toContainText('$200-$300')
  await expect(names(page)).not.toHaveCount(all)
  for (const price of await shownPrices(page)) {
    expect(price).toBeGreaterThanOrEqual(200)
    expect(price).toBeLessThanOrEqual(300)
  }
  await choosePrice(page, 'Any Price')
  await expect(names(page)).toHaveText(asListed)

  await choose('NAD+ Therapy').check({ force: true })
  await expect(names(page)).toHaveText(nad)
  await expect(headings(page)).toHaveText(['NAD+ Therapy'])
  await expect(menu(page).getByRole('status').first()).toHaveText('4 services')
  await choosePrice(page, 'High to Low')
  await expect(priceButton(page)).toHaveText(/High to Low$/)
  await expect(priceButton(page)).toBeFocused()
  await expect(names(page).first()).toHaveText('Diamond NAD+')
  expect(await shownPrices(page)).toEqual([525, 475, 475, 425])
  const select = card(page, 'Elite NAD+').getByRole('combobox', { name: 'Dosage of Elite NAD+' })
  await expect(select).toHaveValue('0')
  await select.selectOption('250mg')
  await expect(card(page, 'Elite NAD+').locator('.price')).toHaveText('$625')
  await expect(names(page).first()).toHaveText('Elite NAD+')
  await expect(select).toHaveValue('3')

  await choosePrice(page, 'Under $200')
  await expect(names(page)).toHaveCount(0)
  await expect(menu(page).getByText('No drips match')).toBeVisible()
  await expect(menu(page).getByRole('status')).toHaveText('0 services')
  await menu(page).getByRole('button', { name: 'Show all services' }).click()
  await expect(names(page)).toHaveCount(all)
  await expect(priceButton(page)).toHaveText(/Any Price$/)
})

test('the price dropdown opens and closes, and has six options [IVT-003] [IVT-004]', async ({ page }) => {
  await page.goto('/iv-therapy')
  const button = priceButton(page)
  const list = menu(page).locator('[aria-controls] + ul li')
  await expect(button).toHaveText(/Any Price$/)
  await button.click()
  await expect(list).toHaveText(options)
  for (const option of await list.all()) await expect(option).toBeVisible()
  await button.click()
  await expect(list.first()).toBeHidden()

  await button.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(list.nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list.first()).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list.first(), 'a click beside it closes it').toBeHidden()
})

test('what is chosen before the scripts are there counts once they are', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/iv-therapy', { waitUntil: 'commit' })
  await card(page, 'Elite NAD+').getByRole('combobox').selectOption('200mg')
  await menu(page).getByRole('radio', { name: 'NAD+ Therapy' }).check({ force: true })
  letScriptsThrough()
  await expect(names(page)).toHaveCount(4)
  await expect(card(page, 'Elite NAD+').locator('.price')).toHaveText('$575')
})

test('what is chosen in the moment the page begins to listen counts, whatever was chosen before', {
  tag: '@long',
}, async ({ context }) => {
  for (const before of ['nothing', 'another dosage', 'another service']) {
    const page = await context.newPage()
    await page.addInitScript(chooseAsItListens, before)
    await page.goto('/iv-therapy')
    await expect(card(page, 'Diamond NAD+').locator('.price'), `after ${before}`).toHaveText('$600')
    await expect(card(page, 'Diamond NAD+').getByRole('combobox')).toHaveValue('1')
    await expect(menu(page).getByRole('radio').first()).toBeChecked()
    await expect(names(page)).toHaveCount(all)
    await page.close()
  }
})

test('a link to a place finds it although the menu was narrowed [ROUTE-006]', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/iv-therapy')
  await menu(page).getByRole('radio', { name: 'Basic Hydration' }).check({ force: true })
  await expect(page.locator('#nad')).toHaveCount(0)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Services' }).hover()
  await banner.locator('a[href="/iv-therapy#nad"]').first().click()
  await expect(menu(page).getByRole('heading', { name: 'NAD+ Therapy' })).toBeInViewport()
})

/** In the page: chooses 100mg between React's drawing of the menu and its effects. */
function chooseAsItListens(earlier: string) {
  const { port1, port2 } = new MessageChannel()
  // React's own mark on the document: between it and React's effects lie tasks like this one.
  const isDrawn = () => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return root?.stateNode.current.memoizedState.isDehydrated === false
  }
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  let isEarlierDone = false
  port1.onmessage = () => {
    const select = [...document.querySelectorAll<HTMLSelectElement>('#menu select')].find(
      ({ length }) => length === 3,
    )
    const radios = [...document.querySelectorAll<HTMLInputElement>('#menu input[type=radio]')]
    if (!select) return port2.postMessage(0)
    if (!isEarlierDone) {
      isEarlierDone = true
      if (earlier === 'another dosage') choose(select, '2')
      if (earlier === 'another service') radios[1]?.click()
    }
    if (!isDrawn()) return port2.postMessage(0)
    if (earlier === 'another service') radios[0]?.click()
    choose(select, '1')
  }
  port2.postMessage(0)
}

import type { Page } from '@playwright/test'
import { accessProblems, inStudio } from '../setup/access'
import type { Demo } from '../setup/demo'
import { staffOf } from '../setup/staff'
import { chooseAction, formIsReady, formOf, publish, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

type Change = {
  label: string
  beforeCents: number | null
  afterCents: number | null
  by: string | null
  at: string
}

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Changes of prices' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** How many of its prices are written down: the page of changes reads them once. */
async function recorded(demo: Demo, id: string) {
  const { json } = await staffOf(demo, 'ed')('GET', `prices?document=${id}`)
  return (json?.items as unknown[] | undefined)?.length
}

test('an editor publishes a price, finds who changed it when, and brings the old one back', {
  tag: '@long',
}, async ({ studio, demo, content, newInjection }) => {
  const id = await newInjection({ name: 'Chromium', price: 31 })
  const page = await formOf(studio, 'ed', 'injection', id)
  await setField(page.getByRole('spinbutton', { name: 'Price today' }), '34.5')
  await publish(page)
  await expect.poll(() => recorded(demo, id)).toBe(2)

  await chooseAction(page, 'Price history of this item')
  await expect(page.getByRole('heading', { level: 1, name: 'Price history' })).toBeVisible()
  await expect(page.getByText('Only “Chromium”.')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Ed Morales')
  await expect(rows(page).first()).toContainText('$31 → $34.50')
  await expect(rows(page).last()).toContainText('Olivia Ortega')
  await expect(rows(page).last()).toContainText('first recorded: $31')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rows(page).first()).toBeVisible()
    expect(await accessProblems(page, inStudio('[data-price-history]'))).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  const back = page.getByRole('button', { name: 'Back to $31: Chromium, Price' })
  await back.click()
  const dialog = page.getByRole('dialog', { name: 'Go back to this price?' })
  await expect(dialog).toContainText('Chromium · Price: $34.50 → $31')
  await dialog.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(dialog).toContainText('The draft is saved.')
  expect((await content.draft(id))?.price).toBe(31)
  expect((await content.published(id))?.price).toBe(34.5)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await back.click()
  await expect(dialog.getByRole('alert')).toContainText('It already costs $31, published or in a draft.')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('link', { name: 'Chromium' }).first().click()
  await formIsReady(page)
  await publish(page)
  await expect.poll(() => recorded(demo, id)).toBe(3)
  await studio('ed', `/studio/price-history/changes/${id}`)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('$34.50 → $31')
})

test('what everything cost on a day stands beside today’s price, and who may only read brings nothing back', {
  tag: '@long',
}, async ({ studio, demo, content, newInjection }) => {
  const id = await newInjection({ name: 'Manganese', price: 41 })
  const fred = staffOf(demo, 'fred')
  const changes = async () =>
    ((await fred('GET', `prices?document=${id}`)).json as { items: Change[] } | null)?.items ?? []
  await expect.poll(async () => (await changes()).length).toBe(1)
  await demo.change('price_changes', `document_id=eq.${id}`, { changed_by_name: 'Somebody Else' })
  await content.publishPrice(id, 44)
  await expect.poll(async () => (await changes())[0]?.afterCents).toBe(4400)

  const page = await studio('fred', '/studio/price-history/on-a-day')
  const row = page
    .getByRole('table', { name: 'Prices on that day' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Manganese', exact: true }) })
  await expect(row).toContainText('$44')
  await expect(page.getByText(/every price was the same as today|different from today’s\.$/)).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill('2020-01-01')
  await expect(page.getByText(/^Nothing was recorded before/)).toBeVisible()
  await expect(row).toContainText('no price')
  await expect(row).toContainText('other than that day')

  await page.getByRole('tab', { name: 'Changes' }).click()
  await page.getByRole('searchbox').fill('mangan')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText('Somebody Else')
  await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0)
  await page.getByLabel('Until', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible()
})

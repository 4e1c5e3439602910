import type { Page } from '@playwright/test'
import { deskGroups } from '../../studio/structure/desk-rows'
import { specialRows } from '../../studio/structure/special-rows'
import { documentList, documentPane, formIsReady, openStudio, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const rows = deskGroups.flatMap((group) => group.rows)

const press = (page: Page, list: string, line: string) =>
  documentList(page, list).getByText(line, { exact: true }).click()

test('every line of the desk opens what it says', async ({ page, demo }) => {
  // The Studio draws only the lines in sight: a window in which the whole desk fits.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await openStudio(page, demo, 'ed', '/studio/structure')
  const desk = documentList(page, 'Content')
  for (const { title } of deskGroups) await expect(desk.getByText(title, { exact: true })).toBeVisible()
  for (const { title, holds, id } of rows) {
    await press(page, 'Content', title)
    await expect(page).toHaveURL(new RegExp(`/structure/${id}$`))
    if (holds === 'only') {
      await formIsReady(page)
      await expect(documentPane(page).getByRole('heading', { level: 2 })).toHaveText(title)
    } else if (id === 'hiddenJobs') {
      await expect(page.getByText(/^No (results found|documents of this type)$/)).toBeVisible()
    } else {
      await expect(documentList(page, title).getByRole('option').first()).toBeVisible()
    }
  }
  await press(page, 'Content', specialRows.recent.title)
  await expect(documentList(page, specialRows.recent.title).getByRole('option').first()).toBeVisible()
})

test('past events and coming ones are told apart by the clock of the clinic', async ({ page, demo }) => {
  await openStudio(page, demo, 'ed', '/studio/structure/pastEvents')
  const past = documentList(page, 'Past events').getByRole('option')
  await expect(past.first()).toContainText('came')
  await press(page, 'Content', 'Coming events')
  const coming = documentList(page, 'Coming events').getByRole('option')
  await expect(coming.first()).toContainText('Hydration in the desert')
  await expect(coming.filter({ hasText: 'came' })).toHaveCount(0)
})

test('a page leads to itself and to the lists it shows', async ({ page, demo }) => {
  await openStudio(page, demo, 'ed', '/studio/structure')
  await press(page, 'Content', specialRows.pages.title)
  await press(page, specialRows.pages.title, 'Home')
  const home = documentList(page, 'Home')
  for (const line of ['Treatments', 'Testimonials', 'Questions on this page', 'Service areas'])
    await expect(home.getByText(line, { exact: true })).toBeVisible()
  await press(page, 'Home', 'Treatments')
  await expect(documentList(page, 'Treatments').getByRole('option', { name: /^Hangover/ })).toBeVisible()
  await press(page, 'Home', 'This page')
  await formIsReady(page)
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('/')
})

test('what is not published stands in its list, with who and when, until it is', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Chloride', price: 20 })
  await openStudio(page, demo, 'ed', `/studio/structure/injection;${id}`)
  await formIsReady(page)
  await setField(page.getByRole('spinbutton', { name: 'Price today' }), '22')
  await expect.poll(async () => (await content.draft(id))?.price).toBe(22)
  await press(page, 'Content', specialRows.unpublished.title)
  const waiting = page.getByRole('list', { name: specialRows.unpublished.title }).getByRole('listitem')
  const line = waiting.filter({ hasText: 'Chloride' })
  await expect(line).toContainText('Injection, changed: visitors see it as it was')
  await expect(line).toContainText(/Ed Morales, \d{4}-\d\d-\d\d \d\d:\d\d/)
  await content.publish(id)
  await expect(line).toHaveCount(0)
})

test('the search finds a service by any word of it', async ({ page, demo }) => {
  await openStudio(page, demo, 'fred')
  await page.getByRole('button', { name: 'Open search' }).click()
  for (const [words, found] of [
    ['glutathione', /^Glutathione/],
    ['hangover', /^Hangover/],
    ['B12', /^Vitamin B12/],
    ['Scottsdale', /^Scottsdale/],
    ['kierland', /^Scottsdale/],
    ['nausea', /^Hangover/],
    ['saline electrolytes', /^Rehydrate/],
  ] as const) {
    await page.getByPlaceholder('Search', { exact: true }).fill(words)
    await expect(page.getByRole('option', { name: found }).first(), `found by “${words}”`).toBeVisible()
  }
})

test('the front desk reads the desk and makes nothing new', async ({ page, demo }) => {
  await openStudio(page, demo, 'fred', '/studio/structure/job')
  await expect(documentList(page, 'Jobs').getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Job', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Insufficient permissions' })).toBeDisabled()
  await page.goto('/studio/structure/siteSettings')
  await formIsReady(page)
  await expect(page.getByRole('textbox', { name: 'Name of the clinic' })).not.toBeEditable()
})

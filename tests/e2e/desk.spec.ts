import type { Page } from '@playwright/test'
import { deskGroups, deskRow, specialRows } from '@/studio/structure/rows'
import { documentList, documentPane, formIsReady, formOf, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const press = (page: Page, list: string, line: string) =>
  documentList(page, list).getByText(line, { exact: true }).click()

// What each line opens: studio/structure/structure.test.ts.
test('the lines of the desk open lists and single documents; past and coming events are told apart by the clock of the clinic; a page leads to itself and to what it shows', {
  tag: '@long',
}, async ({ studio }) => {
  const page = await studio('ed')
  // The Studio draws only the lines in sight: a window in which the whole desk fits.
  await page.setViewportSize({ width: 1440, height: 2400 })
  const desk = documentList(page, 'Content')
  for (const { title, rows } of deskGroups)
    for (const words of [title, ...rows.map((row) => row.title)])
      await expect(desk.getByText(words, { exact: true })).toBeVisible()
  const open = async (id: string) => {
    const { title } = deskRow(id)
    await press(page, 'Content', title)
    await expect(page).toHaveURL(new RegExp(`/structure/${id}$`))
    return documentList(page, title).getByRole('option')
  }

  await test.step('lists, and what is there once', async () => {
    await expect((await open('ivService')).first()).toBeVisible()
    await open('navigation')
    await formIsReady(page)
    await expect(documentPane(page).getByRole('heading', { level: 2 })).toHaveText('Menus')
    await open('hiddenJobs')
    await expect(page.getByText(/^No (results found|documents of this type)$/)).toBeVisible()
    const past = await open('pastEvents')
    await expect(past.first()).toContainText('came')
    const coming = await open('comingEvents')
    await expect(coming.first()).toContainText('Hydration in the desert')
    await expect(coming.filter({ hasText: 'came' })).toHaveCount(0)
    await press(page, 'Content', specialRows.recent.title)
    await expect(documentList(page, specialRows.recent.title).getByRole('option').first()).toBeVisible()
  })

  await test.step('page by page', async () => {
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
})

test('what is not published stands in its list, with who and when, until it is', { tag: '@long' }, async ({
  studio,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Chloride', price: 20 })
  const page = await formOf(studio, 'ed', 'injection', id)
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

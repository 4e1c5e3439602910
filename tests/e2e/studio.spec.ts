import type { Locator, Page } from '@playwright/test'
import {
  chooseAction,
  documentList,
  documentPane,
  documentPath,
  documentStatus,
  formIsReady,
  openDocument,
  openStudio,
  publish,
  publishButton,
  setField,
  toast,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** What visitors find at an injection on the page, or nothing when it is not there. */
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })

/** The page is static: a visitor comes again until it shows the news. */
async function visitorFinds(page: Page, check: () => Promise<void>) {
  await expect(async () => {
    await page.goto('/vitamin-injections')
    await check()
  }).toPass()
}

const briefly = { timeout: 500 }

test('the list shows the injections as on the page, and searching it narrows it', async ({ page, demo }) => {
  await openStudio(page, demo, 'olivia', '/studio/structure/injection')
  const rows = documentList(page, 'Injections').getByRole('option')
  await expect(rows.first()).toContainText('Vitamin B12')
  await expect(rows.first()).toContainText('$13, was $15 · Energy · 5 min')
  await expect(rows).toHaveCount(15)
  await page.getByRole('combobox', { name: 'Search list' }).fill('glutathione')
  await expect(rows.first()).toContainText('Glutathione')
  await expect(rows.filter({ hasText: 'Biotin' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search list' }).fill('')
  await expect(rows).toHaveCount(15)
})

test('the search of the whole Studio finds a document and opens it', async ({ page, demo }) => {
  await openStudio(page, demo, 'olivia')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByPlaceholder('Search', { exact: true }).fill('l-carnitine')
  await page.getByRole('option', { name: /^L-Carnitine/ }).click()
  await formIsReady(page)
  await expect(page).toHaveURL(/injection-l-carnitine/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('L-Carnitine')
})

test('an edit is saved as a draft, which survives a reload and which visitors do not see', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Calcium', price: 21 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await setField(price(page), '22.5')
  await expect.poll(async () => (await content.draft(id))?.price).toBe(22.5)
  await page.reload()
  await formIsReady(page)
  await expect(price(page)).toHaveValue('22.5')
  await expect(documentStatus(page)).toContainText('Edited')
  expect((await content.published(id))?.price).toBe(21)
  await visitorFinds(page, () => expect(card(page, 'Calcium')).toContainText('$21', briefly))
})

test('publishing changes the page and the shop', async ({ page, demo, newInjection }) => {
  const id = await newInjection({ name: 'Selenium', price: 31 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await setField(price(page), '29.5')
  await publish(page)
  await expect(documentStatus(page)).toContainText('Last published')
  await expect.poll(async () => (await demo.products(`id=eq.${id}`))[0]?.price).toBe(29.5)
  await visitorFinds(page, () => expect(card(page, 'Selenium')).toContainText('$29.50', briefly))
})

test('unpublishing takes an injection off the page and keeps it as a draft', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Iodine' })
  await visitorFinds(page, () => expect(card(page, 'Iodine')).toHaveCount(1, briefly))
  await openStudio(page, demo, 'olivia', documentPath('injection', id))
  await formIsReady(page)
  await documentPane(page).getByRole('button', { name: 'Published', exact: true }).click()
  await documentPane(page).getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => content.published(id)).toBeUndefined()
  expect((await content.draft(id))?.name).toBe('Iodine')
  await expect.poll(async () => (await demo.products(`id=eq.${id}`))[0]?.is_active).toBe(false)
  await visitorFinds(page, () => expect(card(page, 'Iodine')).toHaveCount(0, briefly))
})

test('changes can be discarded', async ({ page, demo, content, newInjection }) => {
  const id = await newInjection({ name: 'Copper', price: 17 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await setField(price(page), '71')
  await expect.poll(async () => (await content.draft(id))?.price).toBe(71)
  await chooseAction(page, 'Discard changes')
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard changes' }).click()
  await expect(price(page)).toHaveValue('17')
  await expect.poll(() => content.draft(id)).toBeUndefined()
  expect((await content.published(id))?.price).toBe(17)
})

test('a new injection can be written and published', async ({ page, demo, content: _ }) => {
  await openStudio(page, demo, 'ed', '/studio/structure/injection')
  await page.getByRole('link', { name: 'Injection', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await setField(name, 'Vitamin K2')
  await setField(price(page), '19')
  await expect(publishButton(page)).toBeDisabled()
  await page.getByRole('tab', { name: 'Description' }).click()
  await setField(page.getByRole('textbox', { name: 'Description' }), 'Known from leafy greens.')
  const features = page.getByTestId('field-features')
  for (const [index, feature] of ['Once a week', 'Small needle', 'Five minutes'].entries()) {
    await features.getByRole('button', { name: 'Add item' }).click()
    await expect(features.getByRole('textbox')).toHaveCount(index + 1)
    await setField(features.getByRole('textbox').nth(index), feature)
  }
  await page.getByRole('tab', { name: 'Image and place' }).click()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByRole('textbox', { name: 'Short name in addresses' })).toHaveValue('vitamin-k2')
  await publish(page)
  await visitorFinds(page, () => expect(card(page, 'Vitamin K2')).toContainText('Five minutes', briefly))
  await expect
    .poll(async () => (await demo.products('name=eq.Vitamin K2'))[0])
    .toMatchObject({ price: 19, is_active: true })
})

test('a document can be duplicated; the copy is a draft of its own', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Chromium', price: 18 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await chooseAction(page, 'Duplicate')
  await expect(page).not.toHaveURL(new RegExp(id))
  await formIsReady(page)
  await expect(documentStatus(page), 'the copy, not the original').not.toContainText('Last published')
  await setField(page.getByRole('textbox', { name: 'Name' }), 'Chromium forte')
  const copy = /injection;([\w-]+)/.exec(page.url())?.[1] ?? ''
  await expect.poll(async () => (await content.draft(copy))?.name).toBe('Chromium forte')
  expect(await content.published(copy)).toBeUndefined()
  expect((await content.published(id))?.name).toBe('Chromium')
})

test('a document can be deleted, and leaves the page and the shop', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Lithium' })
  await openStudio(page, demo, 'olivia', documentPath('injection', id))
  await formIsReady(page)
  await chooseAction(page, 'Delete')
  await dialog(page, 'Delete document?')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => content.published(id)).toBeUndefined()
  await expect(documentList(page, 'Injections').getByRole('option', { name: /^Lithium/ })).toHaveCount(0)
  await expect.poll(async () => (await demo.products(`id=eq.${id}`))[0]?.is_active).toBe(false)
  await visitorFinds(page, () => expect(card(page, 'Lithium')).toHaveCount(0, briefly))
})

test('a document that a page refers to is not deleted, and the Studio names the page', async ({
  page,
  demo,
  content,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 409')
  await openStudio(page, demo, 'olivia', documentPath('injection', 'injection-b12'))
  await formIsReady(page)
  await chooseAction(page, 'Delete')
  const question = dialog(page, 'Delete document?')
  await expect(question).toContainText('1 document refers to “Vitamin B12”')
  await expect(question.getByRole('link', { name: 'Vitamin Injections' })).toBeVisible()
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(toast(page, 'there are other documents that refers to it')).toBeVisible()
  expect((await content.published('injection-b12'))?.name).toBe('Vitamin B12')
  await openDocument(page, 'injection', 'injection-b12')
  await expect(price(page)).toHaveValue('13')
})

import type { Locator, Page } from '@playwright/test'
import {
  briefly,
  chooseAction,
  documentList,
  documentPane,
  documentPath,
  documentStatus,
  formIsReady,
  formOf,
  openHistory,
  publish,
  publishButton,
  setField,
  toast,
  visitorFinds,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const losing = (page: Page, verb: string) => dialog(page, `${verb}: what visitors lose`)
const goOnToDelete = (page: Page) => losing(page, 'Delete').getByRole('button', { name: 'Delete…' }).click()
const shop = '/vitamin-injections'

/** What visitors find at an injection on the page, or nothing when it is not there. */
const card = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })

test('the list shows the injections as on the page, and searching narrows it; the search of the whole Studio finds by any word, and opens', {
  tag: '@long',
}, async ({ studio }) => {
  const page = await studio('ed', '/studio/structure/injection')
  const rows = documentList(page, 'Injections').getByRole('option')
  await expect(rows.first()).toContainText('Vitamin B12')
  await expect(rows.first()).toContainText('$13, was $15 · Energy · 5 min')
  await expect(rows).toHaveCount(15)
  await page.getByRole('combobox', { name: 'Search list' }).fill('glutathione')
  await expect(rows.first()).toContainText('Glutathione')
  await expect(rows.filter({ hasText: 'Biotin' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search list' }).fill('')
  await expect(rows).toHaveCount(15)

  await studio('ed')
  await page.getByRole('button', { name: 'Open search' }).click()
  const words = page.getByPlaceholder('Search', { exact: true })
  for (const [asked, found] of [
    ['glutathione', /^Glutathione/],
    ['hangover', /^Hangover/],
    ['B12', /^Vitamin B12/],
    ['Scottsdale', /^Scottsdale/],
    ['kierland', /^Scottsdale/],
    ['nausea', /^Hangover/],
    ['saline electrolytes', /^Rehydrate/],
  ] as const) {
    await words.fill(asked)
    await expect(page.getByRole('option', { name: found }).first(), `found by “${asked}”`).toBeVisible()
  }
  await words.fill('l-carnitine')
  await page.getByRole('option', { name: /^L-Carnitine/ }).click()
  await formIsReady(page)
  await expect(page).toHaveURL(/injection-l-carnitine/)
  await expect(name(page)).toHaveValue('L-Carnitine')
})

test('an edit is saved as a draft, which survives a reload, which visitors do not see, and which can be discarded', {
  tag: '@long',
}, async ({ page: visitor, studio, content, newInjection }) => {
  const id = await newInjection({ name: 'Calcium', price: 21 })
  const page = await formOf(studio, 'ed', 'injection', id)
  await setField(price(page), '22.5')
  await expect.poll(async () => (await content.draft(id))?.price).toBe(22.5)
  await page.reload()
  await formIsReady(page)
  await expect(price(page)).toHaveValue('22.5')
  await expect(documentStatus(page)).toContainText('Edited')
  expect((await content.published(id))?.price).toBe(21)
  await visitorFinds(visitor, shop, () => expect(card(visitor, 'Calcium')).toContainText('$21', briefly))

  await chooseAction(page, 'Discard changes')
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard changes' }).click()
  await expect(price(page)).toHaveValue('21')
  await expect.poll(() => content.draft(id)).toBeUndefined()
  expect((await content.published(id))?.price).toBe(21)
})

test('publishing changes the page and the shop; the history names who did what, and an old revision can be restored and published', {
  tag: '@long',
}, async ({ page: visitor, studio, demo, content, newInjection }) => {
  const id = await newInjection({ name: 'Selenium', price: 31 })
  const page = await formOf(studio, 'ed', 'injection', id)
  await setField(price(page), '29.5')
  await publish(page)
  await expect.poll(async () => (await demo.products(`id=eq.${id}`))[0]?.price).toBe(29.5)
  await visitorFinds(visitor, shop, () => expect(card(visitor, 'Selenium')).toContainText('$29.50', briefly))

  await openHistory(page)
  const revisions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  await expect(revisions.filter({ hasText: 'Published' })).toHaveCount(2)
  await expect(revisions.filter({ hasText: 'Draft created' }).first()).toBeVisible()
  await revisions.filter({ hasText: 'Published' }).last().getByRole('button').first().click()
  await expect(price(page)).toHaveValue('31')
  await expect(price(page)).not.toBeEditable()
  await documentPane(page)
    .getByRole('button', { name: /Revert to revision/ })
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await content.draft(id))?.price).toBe(31)
  await expect(price(page)).toBeEditable()
  expect((await content.published(id))?.price).toBe(29.5)
  await publish(page)
  expect((await content.published(id))?.price).toBe(31)
})

test('what is unpublished leaves page and shop and stays a draft; what is deleted leaves them and is gone', {
  tag: '@long',
}, async ({ page: visitor, studio, demo, content, newInjection }) => {
  const [iodine, lithium] = [await newInjection({ name: 'Iodine' }), await newInjection({ name: 'Lithium' })]
  const isSold = async (id: string) => (await demo.products(`id=eq.${id}`))[0]?.is_active
  await visitorFinds(visitor, shop, async () => {
    for (const title of ['Iodine', 'Lithium']) await expect(card(visitor, title)).toHaveCount(1, briefly)
  })
  const page = await formOf(studio, 'ed', 'injection', iodine)
  await documentPane(page).getByRole('button', { name: 'Published', exact: true }).click()
  await documentPane(page).getByRole('button', { name: 'Unpublish' }).click()
  const losses = losing(page, 'Unpublish')
  await expect(losses.getByRole('list', { name: 'Pages that show it today' })).toContainText(
    'Vitamin Injections (/vitamin-injections)',
  )
  await losses.getByRole('button', { name: 'Unpublish…' }).click()
  await expect(losses).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => content.published(iodine)).toBeUndefined()
  expect((await content.draft(iodine))?.name).toBe('Iodine')
  await expect(page, 'the draft is shown again').not.toHaveURL(/perspective/)
  await expect(name(page)).toHaveValue('Iodine')
  await expect(name(page)).toBeEditable()
  await expect.poll(() => isSold(iodine)).toBe(false)

  await formOf(studio, 'ed', 'injection', lithium)
  await chooseAction(page, 'Delete')
  await goOnToDelete(page)
  await dialog(page, 'Delete document?')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => content.published(lithium)).toBeUndefined()
  await expect(documentList(page, 'Injections').getByRole('option', { name: /^Lithium/ })).toHaveCount(0)
  await expect.poll(() => isSold(lithium)).toBe(false)
  await visitorFinds(visitor, shop, async () => {
    for (const title of ['Iodine', 'Lithium']) await expect(card(visitor, title)).toHaveCount(0, briefly)
  })
})

test('a new injection can be written and published, and duplicated; the copy is a draft of its own', {
  tag: '@long',
}, async ({ page: visitor, studio, demo, content }) => {
  const page = await studio('ed', '/studio/structure/injection')
  await page.getByRole('link', { name: 'Injection', exact: true }).click()
  await setField(name(page), 'Vitamin K2')
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
  await visitorFinds(visitor, shop, () =>
    expect(card(visitor, 'Vitamin K2')).toContainText('Five minutes', briefly),
  )
  await expect
    .poll(async () => (await demo.products('name=eq.Vitamin K2'))[0])
    .toMatchObject({ price: 19, is_active: true })

  const original = idIn(page)
  await page.getByRole('tab', { name: 'Name and price' }).click()
  await chooseAction(page, 'Duplicate')
  await expect(page).not.toHaveURL(new RegExp(original))
  await formIsReady(page)
  await expect(documentStatus(page), 'the copy, not the original').not.toContainText('Last published')
  await setField(name(page), 'Vitamin K2 forte')
  const copy = idIn(page)
  await expect.poll(async () => (await content.draft(copy))?.name).toBe('Vitamin K2 forte')
  expect(await content.published(copy)).toBeUndefined()
  expect((await content.published(original))?.name).toBe('Vitamin K2')
})

test('a document that a page refers to is not deleted, and the Studio names the page', {
  tag: '@long',
}, async ({ studio, content, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 409')
  const page = await formOf(studio, 'ed', 'injection', 'injection-b12')
  await chooseAction(page, 'Delete')
  await expect(
    losing(page, 'Delete').getByRole('list', { name: 'Links that would break' }),
    'the reference',
  ).toContainText('Vitamin Injections (page)')
  await goOnToDelete(page)
  const question = dialog(page, 'Delete document?')
  await expect(question).toContainText(/\d documents? refers? to “Vitamin B12”/)
  await expect(question.getByRole('link', { name: 'Vitamin Injections' })).toBeVisible()
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(toast(page, 'there are other documents that refers to it')).toBeVisible()
  expect((await content.published('injection-b12'))?.name).toBe('Vitamin B12')
  await studio('ed', documentPath('injection', 'injection-b12'))
  await expect(price(page)).toHaveValue('13')
})

const idIn = (page: Page) => /injection;([\w-]+)/.exec(page.url())?.[1] ?? ''

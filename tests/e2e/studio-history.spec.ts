import type { Page } from '@playwright/test'
import {
  documentPane,
  documentPath,
  formIsReady,
  openHistory,
  openStudio,
  publish,
  setField,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })

test('the history names who did what, and an old revision can be restored and published', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Molybdenum', price: 33 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await setField(price(page), '44')
  await publish(page)
  await openHistory(page)
  const revisions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  await expect(revisions.filter({ hasText: 'Published' })).toHaveCount(2)
  await expect(revisions.filter({ hasText: 'Draft created' }).first()).toBeVisible()
  const first = revisions.filter({ hasText: 'Published' }).last()
  await first.getByRole('button').first().click()
  await expect(price(page)).toHaveValue('33')
  await expect(price(page)).not.toBeEditable()
  await documentPane(page)
    .getByRole('button', { name: /Revert to revision/ })
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await content.draft(id))?.price).toBe(33)
  await expect(price(page)).toBeEditable()
  expect((await content.published(id))?.price).toBe(44)
  await publish(page)
  expect((await content.published(id))?.price).toBe(33)
})

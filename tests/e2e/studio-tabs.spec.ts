import type { Page, Request } from '@playwright/test'
import { formOf, openDocument, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })

const opensSharedStream = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.includes('/mux/')

test('two people see what the other types', { tag: '@long' }, async ({ studio, newInjection, content }) => {
  const id = await newInjection({ name: 'Vitamin E', price: 20 })
  const page = await formOf(studio, 'ed', 'injection', id)
  const other = await formOf(studio, 'clara', 'injection', id)
  await setField(price(page), '22')
  await expect(price(other)).toHaveValue('22')
  await setField(name(other), 'Vitamin E2')
  await expect(name(page)).toHaveValue('Vitamin E2')
  await expect.poll(() => content.draft(id)).toMatchObject({ name: 'Vitamin E2', price: 22 })
})

// More tabs than a browser has connections: tests/long/studio-tabs.spec.ts.
test('two tabs of one person see what is typed in the other, and one goes on when the other is closed', {
  tag: '@long',
}, async ({ studio, newInjection, content }) => {
  const id = await newInjection({ name: 'Vitamin A', price: 20 })
  const page = await formOf(studio, 'ed', 'injection', id)
  const other = await page.context().newPage()
  await openDocument(other, 'injection', id)
  await setField(price(page), '21')
  await expect(price(other)).toHaveValue('21')
  await setField(name(other), 'Vitamin A1')
  await expect(name(page)).toHaveValue('Vitamin A1')
  await expect(price(page)).toHaveValue('21')

  // They share the stream of the first.
  const takesOver = page.context().waitForEvent('request', opensSharedStream)
  await page.close()
  await takesOver
  await expect(name(other)).toBeEditable()
  await setField(name(other), 'Vitamin A2')
  await expect.poll(() => content.draft(id)).toMatchObject({ name: 'Vitamin A2', price: 21 })
  // What others write arrives again, too.
  await content.edit(id, { price: 23 })
  await expect(price(other)).toHaveValue('23')
})

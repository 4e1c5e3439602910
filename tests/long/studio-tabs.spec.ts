import type { Page, Request } from '@playwright/test'
import { documentPath, formIsReady, openDocument, openStudio, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })

const opensSharedStream = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.includes('/mux/')

test('eight tabs stay usable, also when the first is closed', async ({
  page,
  context,
  demo,
  newInjection,
  content,
  provoked,
}) => {
  test.slow()
  // Eight Studios at once on two cores.
  provoked.push('Custom validator at slug has taken more than 5000ms to respond')
  const id = await newInjection({ name: 'Vitamin K', price: 30 })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  const others: Page[] = []
  for (let tab = 2; tab <= 8; tab += 1) {
    const next = await context.newPage()
    await openDocument(next, 'injection', id)
    await expect(price(next)).toBeEditable()
    others.push(next)
  }
  const last = others[6] as Page
  await setField(price(last), '31')
  for (const tab of [page, ...others]) await expect(price(tab)).toHaveValue('31')

  // Locally the tabs share the stream of the first; another one takes over and all connect again.
  const takesOver = demo.mode === 'demo' && context.waitForEvent('request', opensSharedStream)
  await page.close()
  await takesOver
  for (const tab of others) await expect(name(tab)).toBeEditable()
  await setField(name(last), 'Vitamin K1')
  for (const tab of others) await expect(name(tab)).toHaveValue('Vitamin K1')
  await expect.poll(() => content.draft(id)).toMatchObject({ name: 'Vitamin K1', price: 31 })
})

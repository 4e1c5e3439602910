import { randomUUID } from 'node:crypto'
import { setStock } from '../setup/buyer'
import { detailOf, inboxOf } from '../setup/inbox'
import { expect, test } from '../setup/studio-test'

const product = 'injection-glutathione'

test.afterEach(({ demo }) => setStock(demo, product, 100_000))

test('sold out: the front desk receives twenty, and they are for sale; the lot says so, and a wrong count is refused in words [INJ-020]', {
  tag: '@long',
}, async ({ studio, demo, provoked, page: shop }) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  await setStock(demo, product, 0)
  await shop.goto('/vitamin-injections')
  const [{ name } = { name: '' }] = (await demo.products(`id=eq.${product}`)) as { name: string }[]
  await expect(shop.getByRole('button', { name: `Sold out: ${name}` })).toBeDisabled()

  const page = await inboxOf(studio, 'fred', 'stock')
  const row = page.getByRole('list', { name: 'Stock' }).getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText('Sold out')
  await row.click()
  const detail = detailOf(page, name)
  const form = detail.getByRole('form', { name: 'Receive' })
  await form.getByLabel('Units').fill('20')
  await form.getByRole('button', { name: 'Receive' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter the lot’s name.')
  const lot = `Lot ${randomUUID().slice(0, 8)}`
  await form.getByLabel('Lot').fill(lot)
  await form.getByLabel('Expiration date').fill(`${new Date().getFullYear() + 1}-06-30`)
  await form.getByRole('button', { name: 'Receive' }).click()
  await expect(form.getByRole('status')).toHaveText('Received 20.')
  await expect(row).toContainText('20 for sale')
  await expect(detail.getByRole('list', { name: 'Ledger' }).getByRole('listitem').first()).toContainText(
    `Received: ${lot}+20`,
  )
  await shop.reload()
  await expect(shop.getByRole('button', { name: `Add to Cart: ${name}` })).toBeEnabled()

  await detail.getByRole('button', { name: `Correct: ${lot}` }).click()
  const count = detail.getByRole('form', { name: 'Correct' })
  await count.getByLabel('Counted on the shelf').fill('abc')
  await count.getByLabel('Reason').fill('Counted')
  await count.getByRole('button', { name: 'Save the count' }).click()
  await expect(count.getByRole('alert')).toContainText('Enter a number.')
  await count.getByLabel('Counted on the shelf').fill('19')
  await count.getByRole('button', { name: 'Save the count' }).click()
  await expect(count.getByRole('status')).toHaveText('Corrected.')
  await expect(row).toContainText('19 for sale')
  await detail.getByRole('button', { name: `Who got it: ${lot}` }).click()
  await expect(detail.getByText('No one has been given any of this lot.')).toBeVisible()
})

test('the document of an injection says what is in stock, and leads to its lots; an editor reads them and changes nothing', {
  tag: '@long',
}, async ({ studio, demo }) => {
  await setStock(demo, product, 70)
  const page = await studio('ed', `/studio/structure/injection;${product}`)
  const note = page.getByRole('region', { name: 'Stock' })
  await expect(note).toContainText('70 for sale')
  await note.getByRole('link', { name: 'Lots and deliveries' }).click()
  await expect(page).toHaveURL(new RegExp(`/studio/inbox/stock/${product}$`))
  await expect(page.getByRole('list', { name: 'Ledger' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Receive' })).toHaveCount(0)
})

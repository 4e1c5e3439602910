import type { Page } from '@playwright/test'
import { booksOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { type PaidOrder, paidOrder } from '../setup/paid-order'
import { newShopper, signIn } from '../setup/shopper'

const form = (page: Page) => page.getByRole('form', { name: 'Find my order' })

async function look(page: Page, { ref, code }: Pick<PaidOrder, 'ref' | 'code'>) {
  await form(page).getByLabel('Order number').fill(ref)
  await form(page).getByLabel('Access code').fill(code)
  await form(page).getByRole('button', { name: 'Show my order' }).click()
}

test('a guest sees the order by number and code, nothing of them in the address, and prints it; what is wrong is said, and stays [ERR-010] [ROLE-004]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  const order = await paidOrder(demo)
  await page.goto('/order-status')
  await look(page, { ref: '00000000', code: order.code })
  await expect(page.locator('[data-refusal]')).toContainText(
    'We can’t find an order with this number and code.',
  )
  await expect(form(page).getByLabel('Order number')).toHaveValue('00000000')
  await expect(form(page).getByLabel('Access code')).toHaveValue(order.code)

  await look(page, { ref: `#${order.ref.toUpperCase()}`, code: `${order.code}...` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/order-status')
  const main = page.getByRole('main')
  await expect(main.getByRole('table')).toContainText('2 × Vitamin B12')
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: null })
  await main.getByRole('button', { name: 'Stop showing this order' }).click()
  await expect(form(page)).toBeVisible()
})

test('without scripts the order is shown, too, and no button for printing it', { tag: '@long' }, async ({
  withoutScripts: page,
  demo,
}) => {
  const order = await paidOrder(demo)
  await page.goto('/order-status')
  await look(page, order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('who is signed in adds the order to the account; the code goes on working', { tag: '@long' }, async ({
  page,
  context,
  demo,
}) => {
  const order = await paidOrder(demo)
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await page.goto('/order-status')
  await look(page, order)
  await page.getByRole('button', { name: 'Add this order to my account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  expect((await booksOf(demo, order)).order?.user_id).toBe(shopper.id)
  await context.clearCookies()
  await page.goto('/order-status')
  await look(page, order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
  await expect(page.getByText('Add this order to my account')).toHaveCount(0)
})

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

test('a guest sees the order by number and code, without scripts, too, nothing of them in the address, and prints it; what is wrong is said, and stays [ERR-010] [ROLE-004]', async ({
  page,
  withoutScripts,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  const order = await paidOrder(demo)
  await page.goto('/order-status')
  await test.step('a wrong number and a wrong code read the same', async () => {
    const wrongCode = `${order.code.slice(0, 12)}${order.code.endsWith('a') ? 'b' : 'a'}`
    const said: (string | null)[] = []
    for (const typed of [
      { ref: '00000000', code: order.code },
      { ref: order.ref, code: wrongCode },
    ]) {
      const answered = page.waitForResponse('**/api/account/orders/look')
      await look(page, typed)
      await answered
      const problem = page.locator('[data-refusal]')
      await expect(problem).toContainText('We can’t find an order with this number and code.')
      said.push(await problem.textContent())
      await expect(form(page).getByLabel('Order number')).toHaveValue(typed.ref)
      await expect(form(page).getByLabel('Access code')).toHaveValue(typed.code)
    }
    expect(said[0]).toBe(said[1])
    await look(page, { ref: '12', code: order.code })
    await expect(form(page).getByText('The order number has 8 letters and digits')).toBeVisible()
  })

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
  await main.getByRole('button', { name: 'Close this order' }).click()
  await expect(form(page)).toBeVisible()

  await test.step('without scripts a wrong code says so with what was typed, and the order is shown', async () => {
    const plain = withoutScripts
    await plain.goto('/order-status')
    await look(plain, { ref: order.ref, code: 'aaaaaaaaaaaaa' })
    await expect(plain.getByRole('alert')).toContainText('We can’t find an order with this number and code.')
    await expect(plain.getByLabel('Order number')).toHaveValue(order.ref)
    await plain.getByLabel('Access code').fill(order.code)
    await plain.getByRole('button', { name: 'Show my order' }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
    await expect(plain.getByRole('button', { name: 'Print' })).toBeHidden()
  })
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

import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { newSender } from '../setup/forms'
import { addToCart, openCart, shopPath } from '../setup/shop'
import { callDatabase } from '../setup/subscribers'

const now = () => new Date().toISOString()

/** The code that the discount card mails. */
async function welcome(demo: Demo) {
  const body = { p_email: newSender(), p_code: newDiscountCode(), p_now: now() }
  return String(await callDatabase(demo, 'issue_discount_code', body))
}

/** A code that staff make by a rule. */
async function made(demo: Demo, terms: object) {
  const code = newDiscountCode()
  const body = {
    p_code: code,
    p_email: null,
    p_terms: terms,
    p_max_uses: 1,
    p_actor: 'olivia@ocotillo.example',
    p_now: now(),
  }
  await callDatabase(demo, 'make_discount_code', body)
  return code
}

async function apply(page: Page, code: string) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByText('Use a gift card or code').click()
  const field = drawer.getByLabel('Gift card or discount code')
  await field.fill(code)
  await drawer.getByRole('button', { name: 'Apply' }).click()
  return field
}

test('on a phone: the mailed code takes 25 % off, the better of two is used, and the desk’s one waives the travel fee [ERR-016] [PAY-012] [AREA-012]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  const drawer = await openCart(page, { isNew: true })
  const form = page.getByRole('form', { name: 'Where should we come?' })
  await form.getByLabel('ZIP code').fill('85201')
  await form.getByLabel('Phone').fill(`602-${randomInt(200, 999)}-${randomInt(1000, 9999)}`)
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  const total = drawer.locator('dl')
  await expect(total).toContainText('Total$38.00')

  const wrong = await apply(page, 'OCO-0000-00')
  await expect(wrong).toHaveAccessibleDescription('We can’t find this code. Please check it, or call us.')
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveValue('OCO-0000-00')
  await drawer.getByText('Use a gift card or code').click()

  const [small, big] = [await made(demo, { rule: 'regulars', percent: 10 }), await welcome(demo)]
  await apply(page, small)
  await expect(total).toContainText(`Code ${small}−$1.30`)
  await expect(drawer.getByRole('button', { name: `Don’t use it the code ${small}` })).toBeFocused()
  await apply(page, big.toLowerCase())
  await expect(total).toContainText(`Code ${big}−$3.25`)
  await expect(total).not.toContainText(small)
  await expect(drawer.getByText(`${big}: First-visit discount, 25% off.`)).toBeVisible()
  const third = await apply(page, await made(demo, { rule: 'regulars', percent: 10 }))
  await expect(third).toHaveAccessibleDescription(
    'Only one discount can be used for an order. The one you have takes off more.',
  )
  await third.fill(await made(demo, { rule: 'group', waives_travel: true }))
  await third.press('Enter')
  await expect(total).toContainText('−$25.00')
  await expect(total).toContainText('Amount due$13.00')
  await drawer.getByRole('button', { name: /^Don’t use it the code/ }).press('Enter')
  await expect(total).toContainText('Total$38.00')

  await apply(page, big)
  await expect(total).toContainText('Amount due$34.75')
})

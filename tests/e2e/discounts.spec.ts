import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import type { Demo } from '../setup/demo'
import { newSender } from '../setup/forms'
import { auditOf } from '../setup/staff'
import { openStudio } from '../setup/studio'
import { expect, test } from '../setup/studio-test'
import { callDatabase } from '../setup/subscribers'

async function issued(demo: Demo) {
  const email = newSender()
  const body = { p_email: email, p_code: newDiscountCode(), p_now: new Date().toISOString() }
  return { email, code: String(await callDatabase(demo, 'issue_discount_code', body)) }
}

test('front desk redeems a code as the patient says it; the second time it says when and by whom [ERR-016]', async ({
  page,
  demo,
  provoked,
}) => {
  const { email, code } = await issued(demo)
  await openStudio(page, demo, 'fred', '/studio/inbox/discounts')
  await page.getByRole('searchbox', { name: 'Email or code' }).fill(email)
  const row = page
    .getByRole('list', { name: 'Discount codes' })
    .getByRole('listitem')
    .filter({ hasText: code })
  await expect(row).toContainText('Valid')
  const field = page.getByRole('textbox', { name: 'Code', exact: true })
  await field.fill(code.toLowerCase().replace(/^oco-/, '').replace('-', ' '))
  await field.press('Enter')
  await expect(page.getByText(`${code} is redeemed: 25% off for ${email}.`)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(row).toContainText('by fred@ocotillo.example')
  provoked.push('Failed to load resource: the server responded with a status of 409 (Conflict)')
  await field.fill(code)
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('alert').filter({ hasText: code })).toHaveText(
    new RegExp(`^${code} was redeemed before: today, .*, by fred@ocotillo\\.example\\.$`),
  )
  const [discount] = await demo.rows('discount_codes', `code=eq.${code}`)
  expect(await auditOf(demo, `discount:${discount?.id}`)).toMatchObject([{ action: 'discount.redeemed' }])
})

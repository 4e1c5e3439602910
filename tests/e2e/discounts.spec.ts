import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import type { Demo } from '../setup/demo'
import { newSender } from '../setup/forms'
import { auditOf } from '../setup/staff'
import { formIsReady, openStudio, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'
import { callDatabase } from '../setup/subscribers'

async function issued(demo: Demo) {
  const email = newSender()
  const body = { p_email: email, p_code: newDiscountCode(), p_now: new Date().toISOString() }
  return { email, code: String(await callDatabase(demo, 'issue_discount_code', body)) }
}

test('front desk redeems a code as the patient says it; the second time it says when and by whom [ERR-016]', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
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

test('front desk makes a code for somebody: what is wrong is said at its field, the code stands there to be copied', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  const email = newSender()
  await openStudio(page, demo, 'fred', '/studio/inbox/discounts')
  const form = page.getByRole('form', { name: 'Make a code' })
  await form.getByLabel('Rule').selectOption('Group visit: no travel fee')
  await form.getByLabel('Email, if it is for somebody').fill('ana')
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  await form.getByRole('button', { name: 'Make the code' }).click()
  await expect(form.getByRole('alert')).toHaveText('Check the email address, or leave it empty.')
  await expect(form.getByLabel('Email, if it is for somebody')).toBeFocused()
  await form.getByLabel('Email, if it is for somebody').fill(email)
  await form.getByLabel('How often it may be used').fill('3')
  await form.getByRole('button', { name: 'Make the code' }).click()
  const made = form.getByRole('textbox', { name: 'The new code' })
  await expect(made).toBeFocused()
  const code = await made.inputValue()
  expect(code).toMatch(/^OCO-\w{4}-\w{2}$/)
  await expect(form.getByText(`${code} is made: no travel fee, for ${email}.`)).toBeVisible()
  const row = page
    .getByRole('list', { name: 'Discount codes' })
    .getByRole('listitem')
    .filter({ hasText: code })
  await expect(row).toContainText('Group visit')
  await expect(row).toContainText(`${email} · made by fred@ocotillo.example`)
  await expect(row).toContainText('Used 0 of 3')
})

test('above the rules stands what they do to orders, before they are published', { tag: '@long' }, async ({
  studio,
  content,
}) => {
  const page = await studio('olivia', '/studio/structure/discountRules')
  await formIsReady(page)
  const words = page.getByRole('region', { name: 'What these rules do' })
  await expect(words).toContainText('First-visit discount: 25% off')
  await expect(words).toContainText(
    /First order, one .+ \(\$\d+\.\d\d\) to \S.*, a \$50 gift card: \$[\d.]+ off/,
  )
  await expect(words).toContainText(
    'Second order of the same person: “This code can’t be used for this order.”',
  )
  await page.getByRole('button', { name: 'First-visit discount' }).click()
  await setField(page.getByRole('spinbutton', { name: 'Percent' }), '40')
  const ofRule = page.getByRole('region', { name: 'What this rule does' })
  await expect(ofRule).toContainText('First-visit discount: 40% off')
  await expect(ofRule).not.toContainText('Thank-you code: 10% off')
  await expect(words).toContainText('First-visit discount: 40% off')
  expect((await content.published('discountRules'))?.rules).toMatchObject([{ percent: 25 }, {}, {}])
  await expect
    .poll(async () => (await content.draft('discountRules'))?.rules)
    .toMatchObject([{ percent: 40 }, {}, {}])
  await content.discard('discountRules')
})

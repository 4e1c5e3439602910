import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'
import { addToCart, hasFocusInside, openCart, shopPath, stored } from '../setup/shop'

const options = (page: Page) => page.locator('#gift-options')
const form = (page: Page) => page.getByRole('form', { name: 'Make it yours' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of the card' })
const problemAt = (page: Page, label: string | RegExp) =>
  form(page)
    .locator('[data-field]', { has: page.getByLabel(label) })
    .locator('[data-problem]')

/** Opens the page; the form listens as soon as its day has a limit. */
async function openForm(page: Page) {
  await page.goto('/gift-cards')
  await expect(form(page).getByLabel('Delivery date (optional)')).toHaveAttribute('min', /\d/)
}

test('the button leads to the cards, and Purchase fills the form with its card and scrolls there [GIFT-001] [GIFT-005]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 700 })
  await openForm(page)
  const heading = options(page).getByRole('heading', { level: 2 })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'Choose a gift card' }).click()
  await expect(page).toHaveURL(/#gift-options$/)
  await expect(heading).toBeInViewport()

  const choice = form(page).getByLabel('Gift card', { exact: true })
  const amount = form(page).getByLabel('Amount')
  await expect(choice).not.toBeInViewport()
  await options(page)
    .getByRole('link', { name: /^Purchase.*Wellness$/ })
    .click()
  await expect(choice).toHaveValue('gift-wellness')
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeInViewport()
  await expect(amount).toHaveValue('399')
  await expect(amount).not.toBeEditable()
  await expect(form(page)).toContainText('You pay $300; the card is worth $399.')
  await expect(preview(page)).toContainText('$399')
  await choice.selectOption('Your own amount')
  await expect(amount).toHaveValue('')
  await expect(amount).toBeEditable()
})

test('the form asks for six things, the card beside it follows, and what fits goes into the cart, to edit and remove there [GIFT-007] [VALID-011]', async ({
  page,
}) => {
  await openForm(page)
  await form(page).getByLabel('Amount').fill('75.50')
  await form(page).getByLabel('Recipient’s name').fill('Sam')
  await form(page).getByLabel('Recipient’s email (optional)').fill('sam@example.com')
  await form(page).getByLabel('Your name').fill('Alex')
  const message = form(page).getByLabel('Message (optional)')
  await message.fill('生日快乐! Happy birthday 🎂')
  const note = form(page).getByText('The printed card can’t show 生 日 快 乐 and leaves them out.')
  await expect(note).toBeVisible()
  await expect(message).toHaveAccessibleDescription(/can’t show 生 日 快 乐/)
  await message.fill('Happy birthday!')
  await expect(note).toHaveCount(0)
  const day = await form(page).getByLabel('Delivery date (optional)').getAttribute('max')
  await form(page).getByLabel('Delivery date (optional)').fill(String(day))
  for (const words of ['$75.50', 'For Sam', 'Happy birthday!', 'From Alex', 'By email to sam@example.com on'])
    await expect(preview(page)).toContainText(words)
  await form(page).getByRole('button', { name: 'Add to cart' }).click()

  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const line = drawer.getByRole('listitem').filter({ hasText: 'Gift card for Sam' })
  await expect(line).toContainText('$75.50')
  await expect(drawer).toContainText('You can’t buy a gift card with another gift card or a code.')
  expect(await stored(page, 'cart')).toBeNull()
  await hasFocusInside(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  // A preset locks the amount; the card that is edited then has its own.
  await form(page).getByLabel('Gift card', { exact: true }).selectOption('gift-wellness')
  await expect(form(page).getByLabel('Amount')).toHaveValue('399')
  await openCart(page)
  await line.getByRole('link', { name: 'Edit the gift card for Sam' }).click()
  await expect(page.locator('#gift-form')).toBeFocused()
  await expect(form(page).getByLabel('Amount')).toHaveValue('75.50')
  await expect(form(page).getByLabel('Message (optional)')).toHaveValue('Happy birthday!')
  await form(page).getByLabel('Recipient’s email (optional)').fill('')
  await form(page).getByLabel('Message (optional)').fill('')
  await form(page).getByLabel('Delivery date (optional)').fill('')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(line).toContainText('By email to you as soon as you’ve paid.')
  await page.reload()
  await openCart(page)
  await line.getByRole('button', { name: 'Remove the gift card for Sam' }).click()
  await expect(drawer).toContainText('Gift card for Sam removed.')
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
})

test('the browser refuses what does not fit, by the field, and keeps what was typed [VALID-008] [VALID-009] [VALID-010]', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page)
  const add = form(page).getByRole('button', { name: 'Add to cart' })
  await add.click()
  const summary = form(page).getByRole('alert').getByRole('link')
  await expect(summary).toHaveCount(3)
  await summary.first().click()
  await expect(form(page).getByLabel('Amount')).toBeFocused()
  await expect(problemAt(page, 'Amount')).toHaveText(
    'Enter an amount from $25 to $1,000, such as 75 or 75.50.',
  )
  await expect(problemAt(page, 'Recipient’s name')).toHaveText(/^Enter the recipient’s name/)
  await expect(problemAt(page, 'Your name')).toHaveText(/^Enter your name/)
  await form(page).getByLabel('Recipient’s name').fill('Sam')
  await form(page).getByLabel('Your name').fill('Alex')
  for (const amount of ['24', '24.99', '1000.01', '1001']) {
    await form(page).getByLabel('Amount').fill(amount)
    await add.click()
    await expect(problemAt(page, 'Amount')).toHaveText(/^Enter an amount from \$25/)
  }
  await form(page).getByLabel('Amount').fill('1000')
  await expect(problemAt(page, 'Amount')).toBeEmpty()
  await expect(summary).toHaveCount(0)
  await form(page).getByLabel('Recipient’s email (optional)').fill('abc')
  await add.click()
  await expect(problemAt(page, 'Recipient’s email (optional)')).toHaveText(/^Enter an email address/)
  await expect(form(page).getByLabel('Recipient’s name')).toHaveValue('Sam')
  await form(page).getByLabel('Recipient’s email (optional)').fill('')
  await form(page).getByLabel('Amount').fill('25')
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('$25.00')
})

test('a code that is none keeps what was typed: on the balance page, also sent before the page listened, and in the shop', {
  tag: '@long',
}, async ({ page, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/gift-cards/balance', { waitUntil: 'commit' })
  const field = page.getByLabel('Gift card code')
  await field.fill('OCO-NOT-A-CODE')
  await page.getByRole('button', { name: 'Show the balance' }).click()
  letScriptsThrough()
  const refusal = /We can’t find a gift card with this code\./
  await expect(field).toHaveAccessibleDescription(refusal)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('OCO-NOT-A-CODE')
  await page.reload()
  await field.fill('OCO-2222')
  await page.getByRole('button', { name: 'Show the balance' }).click()
  await expect(field).toHaveAccessibleDescription(refusal)
  await expect(field).toHaveValue('OCO-2222')

  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  const drawer = await openCart(page)
  await drawer.getByText('Use a gift card or code').click()
  await drawer.getByLabel('Gift card or discount code').fill('OCO-2222')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByText('We can’t find this code. Please check it, or call us.')).toBeVisible()
  await expect(drawer.getByLabel('Gift card or discount code')).toHaveValue('OCO-2222')
})

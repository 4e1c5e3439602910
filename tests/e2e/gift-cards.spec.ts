import type { Page } from '@playwright/test'
import { runJobs } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'
import { hasFocusInside, openCart, stored } from '../setup/shop'

const presets = [
  ['GIFT-002', 'starter', 'Starter', 150, 199, 25],
  ['GIFT-003', 'wellness', 'Wellness', 300, 399, 25],
  ['GIFT-004', 'ultimate', 'Ultimate', 500, 699, 28],
] as const

const options = (page: Page) => page.locator('#gift-options')
const card = (page: Page, title: string) =>
  options(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })
const form = (page: Page) => page.getByRole('form', { name: 'Make it yours' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of the card' })
const problemAt = (page: Page, label: string | RegExp) =>
  form(page)
    .locator('.field', { has: page.getByLabel(label) })
    .locator('[data-problem]')

/** Opens the page; the form listens as soon as its day has a limit. */
async function openForm(page: Page) {
  await page.goto('/gift-cards')
  await expect(form(page).getByLabel('Delivery date (optional)')).toHaveAttribute('min', /\d/)
}

test('the gift cards page is served, and its button scrolls to the cards [ROUTE-009] [GIFT-001]', async ({
  page,
}) => {
  const response = await page.goto('/gift-cards')
  expect(response?.status()).toBe(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 700 })
  const heading = options(page).getByRole('heading', { level: 2 })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'Choose a gift card' }).click()
  await expect(page).toHaveURL(/#gift-options$/)
  await expect(heading).toBeInViewport()
})

for (const [id, slug, title, amount, value, percent] of presets) {
  test(`${title} costs $${amount} instead of $${value}, which saves ${percent}% [${id}] [GIFT-006]`, async ({
    page,
    demo,
  }) => {
    await page.goto('/gift-cards')
    await expect(card(page, title).locator('.price')).toHaveText(`$${amount} was $${value}`)
    await expect(card(page, title)).toContainText(`Save ${percent}%`)
    await expect(card(page, title).getByRole('link')).toHaveText(`Purchase: ${title}`)
    expect(await contentOf(demo).published(`gift-${slug}`)).toMatchObject({
      title,
      amount,
      originalPrice: value,
    })
  })
}

test('only the Wellness card is marked Popular [GIFT-003] [ENT-020]', async ({ page, demo }) => {
  await page.goto('/gift-cards')
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1)
  await expect(card(page, 'Wellness').getByText('Popular', { exact: true })).toBeVisible()
  for (const [, slug] of presets) {
    expect(await contentOf(demo).published(`gift-${slug}`)).toMatchObject({
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
      isPopular: slug === 'wellness',
    })
  }
})

test('Purchase fills the form with that card and scrolls to it; new patients have a link of their own [GIFT-005]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 700 })
  await openForm(page)
  const choice = form(page).getByLabel('Gift card', { exact: true })
  const amount = form(page).getByLabel('Amount')
  await expect(choice).not.toBeInViewport()
  await card(page, 'Wellness')
    .getByRole('link', { name: /^Purchase/ })
    .click()
  await expect(choice).toHaveValue('gift-wellness')
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeInViewport()
  await expect(amount).toHaveValue('399')
  await expect(amount).not.toBeEditable()
  await expect(form(page)).toContainText('You pay $300, the card is worth $399.')
  await expect(preview(page)).toContainText('$399')
  await choice.selectOption('Your own amount')
  await expect(amount).toHaveValue('')
  await expect(amount).toBeEditable()
  await expect(options(page).getByRole('link', { name: 'New patient? Start here' })).toHaveAttribute(
    'href',
    '/first-time-patients',
  )
})

test('other amounts and the four steps are explained [GIFT-008]', async ({ page }) => {
  await page.goto('/gift-cards')
  await expect(options(page)).toContainText('$25 to $1,000')
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How it works', level: 2 }) })
    .getByRole('listitem')
  await expect(list).toHaveCount(4)
  for (const step of await list.all()) await expect(step.getByRole('heading')).toHaveText(/\w/)
})

test('the form asks for six things, the card beside it follows, and what fits goes into the cart, to edit and remove there [GIFT-007] [VALID-011]', async ({
  page,
}) => {
  await openForm(page)
  await form(page).getByLabel('Amount').fill('75.50')
  await form(page).getByLabel('Recipient’s name').fill('Sam')
  await form(page).getByLabel('Recipient’s e-mail (optional)').fill('sam@example.com')
  await form(page).getByLabel('Your name').fill('Alex')
  await form(page).getByLabel('Message (optional)').fill('Happy birthday!')
  const day = await form(page).getByLabel('Delivery date (optional)').getAttribute('max')
  await form(page).getByLabel('Delivery date (optional)').fill(String(day))
  for (const words of [
    '$75.50',
    'For Sam',
    'Happy birthday!',
    'From Alex',
    'By e-mail to sam@example.com on',
  ])
    await expect(preview(page)).toContainText(words)
  await form(page).getByRole('button', { name: 'Add to cart' }).click()

  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const line = drawer.getByRole('listitem').filter({ hasText: 'Gift card for Sam' })
  await expect(line).toContainText('$75.50')
  await expect(drawer).toContainText('A gift card can’t be paid with a gift card.')
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
  await form(page).getByLabel('Recipient’s e-mail (optional)').fill('')
  await form(page).getByLabel('Message (optional)').fill('')
  await form(page).getByLabel('Delivery date (optional)').fill('')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(line).toContainText('By e-mail to you as soon as it is paid.')
  await page.reload()
  await openCart(page)
  await line.getByRole('button', { name: 'Remove the gift card for Sam' }).click()
  await expect(drawer).toContainText('Gift card for Sam removed.')
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
})

test('the browser refuses what does not fit, by the field, and keeps what was typed [VALID-008] [VALID-009] [VALID-010]', async ({
  page,
}) => {
  await openForm(page)
  const add = form(page).getByRole('button', { name: 'Add to cart' })
  await add.click()
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
  await form(page).getByLabel('Recipient’s e-mail (optional)').fill('abc')
  await add.click()
  await expect(problemAt(page, 'Recipient’s e-mail (optional)')).toHaveText(/^Enter an e-mail address/)
  await expect(form(page).getByLabel('Recipient’s name')).toHaveValue('Sam')
  await form(page).getByLabel('Recipient’s e-mail (optional)').fill('')
  await form(page).getByLabel('Amount').fill('25')
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('$25.00')
})

test('a published amount changes the price and the saving [GIFT-006]', async ({ page, demo }) => {
  const content = contentOf(demo)
  const before = await content.published('gift-ultimate')
  const publishAmount = async (amount: number) => {
    await content.edit('gift-ultimate', { amount })
    await content.publish('gift-ultimate')
  }
  await publishAmount(349.5)
  try {
    await expect(async () => {
      await page.goto('/gift-cards')
      await expect(card(page, 'Ultimate')).toContainText('$349.50', { timeout: 500 })
    }).toPass()
    await expect(card(page, 'Ultimate')).toContainText('Save 50%')
  } finally {
    await publishAmount(Number(before?.amount))
    await runJobs(demo)
  }
})

test('a code that was sent before the page listened is looked up once it does', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/gift-cards/balance', { waitUntil: 'commit' })
  await page.getByLabel('Gift card code').fill('OCO-NOT-A-CODE')
  await page.getByRole('button', { name: 'Show the balance' }).click()
  letScriptsThrough()
  await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible()
  await expect(page.getByLabel('Gift card code')).toHaveValue('OCO-NOT-A-CODE')
})

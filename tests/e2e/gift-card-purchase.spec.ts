import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { eventually, letPass } from '../setup/buyer'
import { closing } from '../setup/closing'
import { newSender } from '../setup/forms'
import { codeMailedTo } from '../setup/gift-cards'
import { openInbox } from '../setup/inbox'
import { pdfMailedTo } from '../setup/mailed-pdf'
import { textOfPdf } from '../setup/pdf-text'
import { addToCart, hasFocusInside, openCart, shopPath, stored } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'
import { expect, test } from '../setup/studio-test'
import { nextMail } from '../setup/subscribers'

const form = (page: Page) => page.getByRole('form', { name: 'Make it yours' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const orderOf = (page: Page) => page.getByRole('dialog', { name: 'Your order' })

/** The whole way of a gift card in a real browser, with the clock moved in between. */
test('two gift cards are bought, scheduled, mailed on their day with a PDF, and redeemed in the shop and at the desk [GIFT-005] [GIFT-007] [GIFT-009]', {
  tag: '@long',
}, async ({ page, context, demo, anotherContext }) => {
  test.slow()
  const payer = newSender()
  const sam = `sam-${randomUUID()}@example.com`
  await page.goto('/gift-cards')
  await expect(form(page).getByLabel('Delivery date (optional)')).toHaveAttribute('min', /\d/)
  await page.getByRole('link', { name: /^Purchase.*Wellness$/ }).click()
  await expect(page.locator('#gift-form')).toBeFocused()
  const day = arizonaDay(await timeOf(demo.stackUrl), 1)
  await fillIn(page, { name: 'Sam', email: sam, message: 'Happy birthday!', day })
  await hasFocusInside(drawerOf(page))
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await form(page).getByLabel('Amount').fill('50')
  await fillIn(page, { name: 'Kim', email: '', message: '', day })
  await expect(drawerOf(page)).toContainText('2 items')
  await expect(drawerOf(page).locator('[data-sum]')).toContainText('$350.00')
  await pay(page, context, payer, '$350.00')
  await expect(orderOf(page)).toContainText('Thank you. Your order is paid.')
  await expect(orderOf(page)).toContainText('The gift card for Sam goes out by email on')
  expect(await stored(page, 'cart_gifts')).toBeNull()

  const { text } = await nextMail(demo, payer, 'Your gift card is scheduled')
  expect(text).not.toMatch(/OCO-/)
  await page.goto(new URL(/http\S+\/gift-cards\/manage\/\S+/.exec(text)?.[0] ?? '').pathname)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is on its way')

  await letPass(demo, 24 * 60)
  try {
    const code = await codeMailedTo(demo, sam)
    const mail = await nextMail(demo, sam, 'A gift card for you')
    expect(mail.text).toContain('no fees, and the money never expires')
    const card = textOfPdf(await pdfMailedTo(demo, sam))
    for (const words of [code, '$399', 'For Sam', 'Happy birthday!', 'From Alex'])
      expect(card).toContain(words)
    await nextMail(demo, payer, 'Your gift card was delivered')
    const small = await codeMailedTo(demo, payer)

    const shopper = await (await anotherContext()).newPage()
    await payAll(shopper, code.toLowerCase().replaceAll('-', ' '))
    const other = await anotherContext()
    await payPart(await other.newPage(), other, small)

    const desk = await (await anotherContext()).newPage()
    await openInbox(desk, demo, 'fred', 'gift-cards/redeem')
    await redeemAtDesk(desk, code, '373')
    await desk.getByRole('searchbox').fill(sam)
    const row = desk.getByRole('list', { name: 'Gift cards' }).getByRole('link')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('$399.00 for Sam')
    await expect(row).toContainText('$0.00 left')
    await row.click()
    const movements = desk.getByRole('list', { name: 'Transactions' })
    await expect(movements).toContainText('Visit of today')
    await expect(movements.getByRole('listitem').last()).toContainText('$0.00')

    await page.goto('/gift-cards/balance')
    await page.getByLabel('Gift card code').fill(code)
    await page.getByRole('button', { name: 'Show the balance' }).click()
    await expect(page.getByText('All $399 of it has been used.')).toBeVisible()
  } finally {
    await letPass(demo, -24 * 60)
  }
})

test('a signed-in shopper sees the cards they bought, changes one before it goes out, and takes it back', {
  tag: '@long',
}, async ({ page, context, demo }) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await page.goto('/gift-cards')
  await expect(form(page).getByLabel('Delivery date (optional)')).toHaveAttribute('min', /\d/)
  await form(page).getByLabel('Amount').fill('25.50')
  const day = arizonaDay(await timeOf(demo.stackUrl), 3)
  await fillIn(page, { name: 'Robin', email: '', message: '', day })
  await pay(page, context, shopper.email, '$25.50')
  await expect(orderOf(page)).toContainText('Thank you. Your order is paid.')

  await page.goto('/account')
  const own = page.getByRole('region', { name: 'Gift cards you bought' })
  await expect(own.getByRole('listitem')).toContainText('$25.50 for Robin')
  await own.getByRole('link', { name: /Change or cancel it/ }).click()
  const change = page.getByRole('form', { name: 'Change the gift card' })
  await change.getByLabel('Recipient’s name').fill('Robin Lee')
  // No day would send the card off at once.
  await change.getByLabel('Delivery date').fill('')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(change.getByText('Choose today or a later day, at most a year from now.')).toBeVisible()
  await expect(change.getByLabel('Delivery date')).toBeFocused()
  await expect(change.getByLabel('Recipient’s name')).toHaveValue('Robin Lee')
  await change.getByLabel('Delivery date').fill(day)
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The gift card has been changed.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Lee')
  await page.getByRole('button', { name: 'Cancel this gift card' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is canceled')
  await nextMail(demo, shopper.email, 'Your gift card is canceled')
  await eventually(async () => {
    const [card] = await demo.rows('gift_cards', `recipient_name=eq.Robin%20Lee&order=created_at.desc`)
    return Number(card?.balance)
  }).toBe(0)
})

type Wish = { name: string; email: string; message: string; day: string }

async function fillIn(page: Page, { name, email, message, day }: Wish) {
  await form(page).getByLabel('Recipient’s name').fill(name)
  await form(page).getByLabel('Recipient’s email (optional)').fill(email)
  await form(page).getByLabel('Your name').fill('Alex')
  await form(page).getByLabel('Message (optional)').fill(message)
  await form(page).getByLabel('Delivery date (optional)').fill(day)
  await form(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawerOf(page)).toContainText(`Gift card for ${name}`)
}

async function pay(page: Page, context: BrowserContext, email: string, total: string) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await expect(approval.getByText(total).first()).toBeVisible()
  await approval.getByLabel(/email/i).fill(email)
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())
}

async function applyCode(page: Page, code: string) {
  await drawerOf(page).getByText('Use a gift card or code').click()
  await drawerOf(page).getByLabel('Gift card or discount code').fill(code)
  await drawerOf(page).getByRole('button', { name: 'Apply' }).click()
}

/** Two B12 for $26.00, which the card pays as a whole. */
async function payAll(page: Page, code: string) {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12', 2)
  const drawer = await openCart(page)
  await applyCode(page, code)
  await expect(drawer).toContainText('$399.00 on it, $26.00 used here, $373.00 left.')
  // Apply, which had the focus, is gone; so is what takes its place.
  const leave = drawer.getByRole('button', { name: /^Don’t use it/ })
  await expect(leave).toBeFocused()
  await leave.press('Enter')
  await expect(drawer.locator('summary', { hasText: 'Use a gift card or code' })).toBeFocused()
  await applyCode(page, code)
  await expect(leave).toBeFocused()
  await drawer.getByRole('button', { name: 'Place order with gift card' }).click()
  await expect(orderOf(page)).toContainText('Thank you. Your order is paid.')
  await expect(orderOf(page)).toContainText('$26.00 with your gift card')
}

/** Four B12 for $52.00, of which the card pays 50. */
async function payPart(page: Page, context: BrowserContext, code: string) {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12', 4)
  const drawer = await openCart(page)
  await applyCode(page, code)
  await expect(drawer.locator('[data-sum]')).toContainText('$2.00')
  await pay(page, context, newSender(), '$2.00')
  await expect(orderOf(page)).toContainText('$50.00 with your gift card, $2.00 with PayPal')
}

async function redeemAtDesk(desk: Page, code: string, dollars: string) {
  const pane = desk.getByRole('article', { name: 'Redeem a gift card' })
  await pane.getByLabel('Gift card code').fill(code)
  await pane.getByRole('button', { name: 'Look it up' }).click()
  await expect(pane).toContainText('$373.00')
  await pane.getByLabel('Amount in dollars').fill(dollars)
  await pane.getByLabel(/What for/).fill('Visit of today')
  await pane.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(pane.getByRole('alertdialog')).toContainText('$0.00 will be left.')
  await pane.getByRole('button', { name: `Yes, redeem $${dollars}.00` }).click()
  await expect(pane).toContainText('$0.00 is left on it.')
}

async function timeOf(stackUrl: string): Promise<Date> {
  return new Date((await (await fetch(`${stackUrl}/clock`)).json()).now)
}

function arizonaDay(at: Date, daysLater: number): string {
  const then = new Date(at.getTime() + daysLater * 86_400_000)
  return then.toLocaleDateString('en-CA', { timeZone: 'America/Phoenix' })
}

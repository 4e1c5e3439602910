import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buyGift, codeMailedTo, newGift } from '../setup/gift-cards'
import { detailOf, inboxOf } from '../setup/inbox'
import { expect, test } from '../setup/studio-test'

test('the front desk sees what is owed, finds a card, sends it to another address and takes it back; the code is never shown', {
  tag: '@long',
}, async ({ studio, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  const name = `Sam ${randomUUID().slice(0, 8)}`
  const gift = newGift({ recipientName: name })
  await buyGift(demo, gift)
  const code = await codeMailedTo(demo, gift.recipientEmail)
  const page = await inboxOf(studio, 'fred', 'gift-cards')
  const numbers = page.getByRole('region', { name: 'Gift cards in numbers' })
  for (const label of ['Sold', 'Scheduled', 'Delivered', 'Outstanding (we owe this)'])
    await expect(numbers).toContainText(label)
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('list', { name: 'Gift cards' }).getByRole('link')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('$50.00 left')
  await row.click()
  const detail = detailOf(page, `Gift card for ${name}`)
  await expect(detail).toContainText(`Ends in ${code.slice(-4)}`)
  await expect(detail.getByRole('list', { name: 'Transactions' })).toContainText('+$50.00')
  await expect(page.locator('body')).not.toContainText(code)

  const elsewhere = `kim-${randomUUID()}@example.com`
  await detail.getByRole('button', { name: 'Change recipient, message or day' }).click()
  const change = detail.getByRole('form', { name: 'Change the gift card' })
  await change.getByLabel(/Recipient’s email/).fill('abc')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(detail.getByRole('alert')).toContainText('Enter an email address')
  await change.getByLabel(/Recipient’s email/).fill(elsewhere)
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(detail.getByRole('status')).toContainText('The gift card has been changed.')
  await expect(detail).toContainText(elsewhere)
  expect(await codeMailedTo(demo, elsewhere)).not.toBe(code)

  await detail.getByRole('button', { name: 'Cancel it' }).click()
  await expect(detail.getByRole('alertdialog')).toContainText('Give $50.00 back to the buyer?')
  await detail.getByRole('button', { name: 'Yes, cancel the card' }).click()
  await expect(detail).toContainText('Canceled')
  await expect(detail.getByRole('list', { name: 'Transactions' }).getByRole('listitem').last()).toContainText(
    '$0.00',
  )
})

test('an empty day is refused at the field: the card is not sent off', { tag: '@long' }, async ({
  studio,
  demo,
}) => {
  const name = `Lou ${randomUUID().slice(0, 8)}`
  const day = new Date(Date.now() + 5 * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Phoenix',
  })
  await buyGift(demo, newGift({ recipientName: name, deliverOn: day }))
  const page = await inboxOf(studio, 'fred', 'gift-cards')
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('list', { name: 'Gift cards' }).getByRole('link')
  await expect(row).toHaveCount(1)
  await row.click()
  const detail = detailOf(page, `Gift card for ${name}`)
  await detail.getByRole('button', { name: 'Change recipient, message or day' }).click()
  const change = detail.getByRole('form', { name: 'Change the gift card' })
  await change.getByLabel('Message').fill('See you soon')
  await change.getByLabel('Delivery date (Arizona)').fill('')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(change.getByRole('alert')).toContainText('Choose today or a later day')
  await expect(change.getByLabel('Delivery date (Arizona)')).toBeFocused()
  await expect(change.getByLabel('Message')).toHaveValue('See you soon')
  await change.getByLabel('Delivery date (Arizona)').fill(day)
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(detail.getByRole('status')).toContainText('The gift card has been changed.')
  await expect(detail).toContainText('Scheduled')
})

test('the list downloads as a table without codes; what the desk refuses is said in words; a redemption whose answer is lost is not called undone, and once more is still one', {
  tag: '@long',
}, async ({ studio, demo, provoked }) => {
  const gift = newGift({ recipientName: `Ida ${randomUUID().slice(0, 8)}` })
  await buyGift(demo, gift)
  const code = await codeMailedTo(demo, gift.recipientEmail)
  const page = await inboxOf(studio, 'fred', 'gift-cards')
  await page.getByRole('searchbox').fill(gift.recipientName)
  await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('link')).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const table = await readFile(await (await downloading).path(), 'utf8')
  expect(table).toContain(gift.recipientName)
  expect(table).not.toContain(code)

  await page.getByRole('link', { name: 'Redeem a gift card at the desk' }).click()
  const pane = page.getByRole('article', { name: 'Redeem a gift card' })
  const lookUp = async (words: string) => {
    await pane.getByLabel('Gift card code').fill(words)
    await pane.getByRole('button', { name: 'Look it up' }).click()
  }
  const redeem = async (amount: string, note: string) => {
    await pane.getByLabel('Amount in dollars').fill(amount)
    await pane.getByLabel(/What for/).fill(note)
    await pane.getByRole('button', { name: 'Redeem', exact: true }).click()
  }
  await test.step('no such card, not so much on it', async () => {
    provoked.push('Failed to load resource: the server responded with a status of 404 (Not Found)')
    await lookUp(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`)
    await expect(pane.getByRole('alert')).toContainText('We can’t find a gift card with this code.')
    await lookUp(code)
    await redeem('50.01', 'Visit')
    await expect(pane.getByRole('alert')).toContainText('Only $50.00 is left on this card.')
  })

  await test.step('the answer is lost', async () => {
    provoked.push('Failed to load resource: net::ERR_FAILED')
    let tries = 0
    await page.route('**/api/staff/gift-cards/redeem', async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await redeem('20', 'Visit of today')
    await pane.getByRole('button', { name: 'Yes, redeem $20.00' }).click()
    await expect(pane.getByRole('alert')).toContainText('We don’t know whether this was taken off the card.')
    await lookUp(code)
    await redeem('20', 'Visit')
    await pane.getByRole('button', { name: 'Yes, redeem $20.00' }).click()
    await expect(pane).toContainText('$20.00 is taken off the card. $30.00 is left on it.')
    expect(tries).toBe(2)
  })
})

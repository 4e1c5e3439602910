import { newBuyer } from '../setup/buyer'
import { paypalOf } from '../setup/demo-paypal'
import { detailOf, openInbox } from '../setup/inbox'
import { expect, test } from '../setup/studio-test'

test('an order that needs a person is on top with its reason; a clinician ticks the exam, and the owner sees who looked', async ({
  page,
  anotherContext,
  demo,
}) => {
  const buyer = newBuyer(demo)
  const email = `payer-${buyer.checkoutKey}@example.com`
  const pay = async () => {
    const started = await newBuyer(demo).start({ productId: 'injection-b12', quantity: 2 })
    await paypalOf(demo).approve(started.paypalOrderId, { email })
    return started
  }
  const trouble = await pay()
  const newer = await pay()
  for (const { orderId } of [trouble, newer])
    await expect.poll(async () => (await demo.rows('orders', `id=eq.${orderId}`))[0]?.status).toBe('paid')
  await demo.change('orders', `id=eq.${trouble.orderId}`, {
    status: 'needs_attention',
    attention: 'PAID_TWICE',
  })

  await openInbox(page, demo, 'clara', 'orders')
  await page.getByRole('searchbox').fill(email)
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`#${trouble.orderId.slice(0, 8)}`)
  await expect(rows.first()).toContainText('A second payment came in for an order that was paid already.')
  await rows.first().click()
  const detail = detailOf(page, `Order #${trouble.orderId.slice(0, 8)}`)
  await expect(detail.getByRole('list', { name: 'Items' })).toContainText('2 × Vitamin B12')
  await expect(detail.getByRole('list', { name: 'Items' })).toContainText('$26.00')
  await expect(detail).toContainText('Needs a person')
  await detail.getByRole('button', { name: 'Mark the exam as done' }).click()
  await expect(detail).toContainText('Exam done by Clara Nguyen, today')

  const owner = await (await anotherContext()).newPage()
  await openInbox(owner, demo, 'olivia', 'audit')
  await owner.getByRole('combobox', { name: 'Person' }).selectOption('Clara Nguyen')
  const table = owner.getByRole('table', { name: 'What the staff did' })
  await expect(table.getByRole('row').nth(1)).toContainText('ticked the exam as done')
  await expect(table.getByRole('row').nth(2)).toContainText('looked at it')
  await expect(table.getByRole('row', { name: /Fred Baker/ })).toHaveCount(0)
  await table
    .getByRole('link', { name: `order #${trouble.orderId.slice(0, 8)}` })
    .first()
    .click()
  await expect(detailOf(owner, `Order #${trouble.orderId.slice(0, 8)}`)).toContainText(
    'Exam done by Clara Nguyen',
  )
})

import { booksOf } from '../setup/buyer'
import { paypalOf } from '../setup/demo-paypal'
import { detailOf, openInbox } from '../setup/inbox'
import { paidOrder, refundedAtPayPal } from '../setup/paid-order'
import { expect, test } from '../setup/studio-test'

test.afterEach(({ demo }) => paypalOf(demo).clearFaults())

test('the front desk gives a part and then the rest back, asked once more each time; a clinician only sees it [PAY-010]', async ({
  page,
  anotherContext,
  demo,
}) => {
  const order = await paidOrder(demo)
  await openInbox(page, demo, 'fred', `orders/${order.orderId}`)
  const detail = detailOf(page, `Order #${order.ref}`)
  await expect(detail).toContainText('Needs a Good Faith Exam first')
  const form = detail.getByRole('form', { name: `Refund payment ${order.captureId}` })
  await expect(form).toContainText('$26.00 of $26.00 can be refunded.')
  await form.getByLabel('Amount in dollars').fill('26.01')
  await form.getByLabel(/Why, for your colleagues/).fill('One vial was not given.')
  await form.getByRole('button', { name: 'Refund' }).click()
  await expect(form.getByRole('alert')).toContainText('At most $26.00 can be refunded.')
  await form.getByLabel('Amount in dollars').fill('13')
  await form.getByRole('button', { name: 'Refund' }).click()
  await form.getByRole('button', { name: 'No', exact: true }).click()
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  await form.getByRole('button', { name: 'Refund' }).click()
  await form.getByRole('button', { name: 'Yes, refund $13.00' }).click()
  const refunds = detail.getByRole('list', { name: 'Refunds' })
  await expect(refunds).toContainText('Refunded: $13.00')
  await expect(refunds).toContainText('Fred Baker')
  await expect(refunds).toContainText('One vial was not given.')
  await expect(detail).toContainText('Partly refunded')

  await form.getByLabel(/Why, for your colleagues/).fill('The visit was cancelled.')
  await form.getByRole('button', { name: 'Refund' }).click()
  await form.getByRole('button', { name: 'Yes, refund $13.00' }).click()
  await expect(refunds.getByRole('listitem')).toHaveCount(2)
  await expect(form).toHaveCount(0)
  expect(await refundedAtPayPal(demo, order)).toEqual([1300, 1300])
  expect((await booksOf(demo, order)).order?.status).toBe('refunded')

  const clinician = await (await anotherContext()).newPage()
  await openInbox(clinician, demo, 'clara', `orders/${order.orderId}`)
  const seen = detailOf(clinician, `Order #${order.ref}`)
  await expect(seen.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(2)
  await expect(seen.getByRole('button', { name: 'Refund' })).toHaveCount(0)
})

test('a refund whose outcome PayPal has not told is shown as under way', async ({ page, demo }) => {
  const order = await paidOrder(demo)
  await paypalOf(demo).fault({ path: '^.+/refund$', method: 'POST' }, { dropBefore: true })
  await openInbox(page, demo, 'olivia', `orders/${order.orderId}`)
  const detail = detailOf(page, `Order #${order.ref}`)
  await detail.getByLabel(/Why, for your colleagues/).fill('Cancelled.')
  await detail.getByRole('button', { name: 'Refund' }).click()
  await detail.getByRole('button', { name: 'Yes, refund $26.00' }).click()
  const refunds = detail.getByRole('list', { name: 'Refunds' })
  await expect(refunds).toContainText('Refund under way: $26.00')
  await expect(refunds).toContainText('We keep asking; no second refund is made.')
  await expect(detail.getByRole('form')).toHaveCount(0)
})

test('the exam is ticked, then the order is fulfilled', async ({ page, demo }) => {
  const order = await paidOrder(demo)
  await openInbox(page, demo, 'clara', `orders/${order.orderId}`)
  const detail = detailOf(page, `Order #${order.ref}`)
  await expect(detail.getByRole('list', { name: 'Items' })).toContainText('2 × Vitamin B12 (exam required)')
  await expect(detail.getByRole('button', { name: 'Mark as fulfilled' })).toHaveCount(0)
  await detail.getByRole('button', { name: 'Mark the exam as done' }).click()
  await detail.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await expect(detail).toContainText('Fulfilled by Clara Nguyen, today')
  await expect(detail.getByText('Fulfilled', { exact: true })).toBeVisible()
})

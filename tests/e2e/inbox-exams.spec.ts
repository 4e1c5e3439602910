import { detailOf, inboxOf } from '../setup/inbox'
import { paidOrder, refundedAtPayPal } from '../setup/paid-order'
import { expect, test } from '../setup/studio-test'

test('a clinician decides who waits, with the provider’s license; the desk sees until when, or refunds by one press [PAY-010]', {
  tag: '@long',
}, async ({ studio, demo }) => {
  const [cleared, declined] = [await paidOrder(demo), await paidOrder(demo)]
  const page = await inboxOf(studio, 'clara', 'exams')
  const rows = page.getByRole('list', { name: 'Waiting for an exam' })
  const pane = page.getByRole('article')
  const decide = async (ref: string, outcome: string) => {
    await rows.getByRole('link', { name: new RegExp(`#${ref}`) }).click()
    await expect(pane).toContainText(`#${ref}`)
    const form = pane.getByRole('form', { name: 'Decide about injections' })
    await form.getByRole('combobox', { name: 'Decision' }).selectOption(outcome)
    await form.getByRole('button', { name: 'Add to the register' }).click()
    await expect(form.getByRole('alert')).toContainText('Enter the provider’s name.')
    await form.getByLabel('Provider’s name').fill('Dr. Reyes')
    await form.getByLabel('Provider’s license').fill('AZ 12345')
    await form.getByRole('button', { name: 'Add to the register' }).click()
    await form.getByRole('button', { name: `Yes: ${outcome}` }).click()
    await expect(pane.getByRole('list', { name: 'Exam history' })).toContainText(`${outcome}: injections`)
  }
  await decide(cleared.ref, 'Approved')
  await expect(pane).toContainText('Cleared until')
  await expect(rows.getByRole('link', { name: new RegExp(`#${cleared.ref}`) })).toHaveCount(0)
  await decide(declined.ref, 'Declined')

  const desk = await inboxOf(studio, 'fred', `orders/${cleared.orderId}`)
  await expect(desk.getByRole('tab', { name: 'Exams', exact: true })).toHaveCount(0)
  const order = detailOf(desk, `Order #${cleared.ref}`)
  await expect(order).toContainText('✓ Cleared until')
  await order.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await expect(order).toContainText('Fulfilled by Fred Baker, today')

  const refunding = await inboxOf(studio, 'fred', `orders/${declined.orderId}`)
  const refused = detailOf(refunding, `Order #${declined.ref}`)
  await expect(refused).toContainText('The provider advised against the treatment.')
  await refused.getByRole('button', { name: 'Refund all that is left: $26.00' }).click()
  await expect(refused.getByRole('list', { name: 'Refunds' })).toContainText('Refunded: $26.00')
  expect(await refundedAtPayPal(demo, declined)).toEqual([2600])
})

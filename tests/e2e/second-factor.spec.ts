import { detailOf, inboxOf } from '../setup/inbox'
import { paidOrder, refundedAtPayPal } from '../setup/paid-order'
import { codeOf, mailedCodes } from '../setup/second-factor'
import { expect, test } from '../setup/studio-test'

// On a live site it is asked for; by HTTP: tests/http/alone/second-factor.test.ts.
test('a refund asks for a second factor, helps to set one up and then goes on; the next browser is asked for a code', {
  tag: '@long-only-live',
}, async ({ studio, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 403')
  const order = await paidOrder(demo)
  const page = await inboxOf(studio, 'fred', `orders/${order.orderId}`)
  const form = detailOf(page, `Order #${order.ref}`).getByRole('form', {
    name: `Refund payment ${order.captureId}`,
  })
  const refund = async (dollars: string) => {
    await form.getByLabel('Amount in dollars').fill(dollars)
    await form.getByLabel(/Why, for your colleagues/).fill('One vial was not given.')
    await form.getByRole('button', { name: 'Refund' }).click()
    await form.getByRole('button', { name: `Yes, refund $${dollars}.00` }).click()
  }

  await refund('13')
  const setUp = page.getByRole('dialog', { name: 'Set up your second factor' })
  const before = await mailedCodes(demo, 'fred')
  await setUp.getByRole('button', { name: 'Start' }).click()
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await setUp.getByRole('textbox', { name: 'Key for the app' }).inputValue()
  const mailed = async () => (await mailedCodes(demo, 'fred')).find((code) => !before.includes(code)) ?? ''
  await expect.poll(mailed).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/)
  await setUp.getByLabel('Code from the app').fill('000000')
  await setUp.getByLabel('Code from the email').fill(await mailed())
  await setUp.getByRole('button', { name: 'Turn it on' }).click()
  await expect(setUp.getByRole('alert')).toBeVisible()
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  await setUp.getByLabel('Code from the app').fill(await codeOf(demo, key))
  await setUp.getByRole('button', { name: 'Turn it on' }).click()
  await expect(setUp.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await setUp.getByRole('button', { name: 'I’ve saved them, continue' }).click()
  await expect(setUp).toBeHidden()
  await expect.poll(() => refundedAtPayPal(demo, order)).toEqual([1300])

  // The same log-in in a browser that never showed a code.
  await page.context().clearCookies()
  await refund('5')
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const code = asked.getByLabel(/^Code from your authenticator app/)
  await expect(code).toBeFocused()
  await code.fill('000000')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(asked.getByRole('alert')).toContainText('code')
  // Each counts once; the next half minute's counts already. A live site's clock can't be moved.
  await code.fill(await codeOf(demo, key, 1))
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(asked).toBeHidden()
  await expect.poll(() => refundedAtPayPal(demo, order)).toEqual([1300, 500])
})

import { newSender } from '../setup/forms'
import { auditOf } from '../setup/staff'
import { expect, test } from '../setup/studio-test'
import { newSubscriber, subscriberOf } from '../setup/subscribers'

test('front desk finds a subscriber and ends the subscription on the phone', { tag: '@long' }, async ({
  studio,
  demo,
}) => {
  const email = newSender()
  const { id } = await newSubscriber(demo, email)
  const page = await studio('fred', '/studio/inbox/subscribers')
  await page.getByRole('searchbox', { name: 'Email or first name' }).fill(email.slice(0, 20))
  const rows = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Subscribed')
  await rows.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await rows.getByRole('button', { name: 'Keep' }).click()
  await rows.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await rows.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(rows).toContainText('Unsubscribed')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'unsubscribed' })
  expect(await auditOf(demo, `subscriber:${id}`)).toMatchObject([
    { actor: 'fred@ocotillo.example', action: 'subscriber.unsubscribed', detail: {} },
  ])
  await page.getByLabel('Status').selectOption('Subscribed')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
})

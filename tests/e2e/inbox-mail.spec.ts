import { randomUUID } from 'node:crypto'
import { failedMail } from '../setup/mails'
import { auditOf } from '../setup/staff'
import { expect, test } from '../setup/studio-test'
import { nextMail } from '../setup/subscribers'

test('front desk sees on the tab that a mail failed, why, and sends it again', { tag: '@long' }, async ({
  studio,
  demo,
}) => {
  const email = `typo-${randomUUID()}@example.com`
  const id = await failedMail(demo, email)
  const page = await studio('fred', '/studio/inbox/mail')
  await expect(page.getByRole('tab', { name: /^Mail · \d+ failed$/ })).toBeVisible()
  const row = page.getByRole('list', { name: 'Emails' }).getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Discount code')
  await expect(row).toContainText('Is it spelled right? Gave up after 8 tries.')
  await expect(page.locator('body')).not.toContainText('OCO-SECRET')
  await page.getByRole('button', { name: /^Failed \d+$/ }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await row.getByRole('button', { name: `Send again: Discount code to ${email}` }).click()
  await nextMail(demo, email, 'Your 25% off discount code')
  await expect.poll(async () => (await demo.rows('mail_outbox', `id=eq.${id}`))[0]?.status).toBe('sent')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row).toContainText('Sent')
  expect(await auditOf(demo, `mail:${id}`)).toMatchObject([
    { actor: 'fred@ocotillo.example', action: 'mail.resent', detail: { kind: 'discount_code' } },
  ])
})

import { randomUUID } from 'node:crypto'
import { longPatience } from '../setup/buyer'
import { connectToDatabase } from '../setup/database'
import type { Demo } from '../setup/demo'
import { auditOf, staffOf } from '../setup/staff'
import { openStudio } from '../setup/studio'
import { expect, test } from '../setup/studio-test'
import { nextMail } from '../setup/subscribers'

/** A mail the mail server refused eight times. */
async function failedMail(demo: Demo, email: string): Promise<string> {
  const sql = await connectToDatabase(demo)
  const [row] = await sql`
    insert into public.mail_outbox (kind, dedupe_key, recipient, data, status, tries, last_error)
    values ('discount_code', ${randomUUID()}, ${email}, ${sql.json({ code: 'OCO-SECRET', percent: 25 })}, 'failed', 8,
      'mail server: EENVELOPE 550') returning id`
  await sql.end()
  return row?.id
}

test('front desk sees on the tab that a mail failed, why, and sends it again', async ({ page, demo }) => {
  const email = `typo-${randomUUID()}@example.com`
  const id = await failedMail(demo, email)
  await openStudio(page, demo, 'fred', '/studio/inbox/mail')
  await expect(page.getByRole('tab', { name: /^Mail · \d+ failed$/ })).toBeVisible()
  const row = page.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Discount code')
  await expect(row).toContainText('Is it spelled right? Tried 8 times, then given up.')
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

test('mail sent before comes once more when staff send it again; what is no mail is refused', async ({
  demo,
}) => {
  const email = `again-${randomUUID()}@example.com`
  const id = await failedMail(demo, email)
  const ask = staffOf(demo, 'olivia')
  const arrived = async () => {
    const response = await fetch(`${demo.stackUrl}/mail/messages.json?to=${email}`)
    return (await response.json()).length
  }
  for (const count of [1, 2]) {
    expect((await ask('POST', `mails/${id}/resend`, {})).status).toBe(200)
    await expect.poll(arrived, longPatience).toBe(count)
    await expect.poll(async () => (await demo.rows('mail_outbox', `id=eq.${id}`))[0]?.status).toBe('sent')
  }
  expect((await ask('POST', `mails/${randomUUID()}/resend`, {})).status).toBe(404)
  expect((await ask('POST', 'mails/nonsense/resend', {})).status).toBe(404)
  expect((await ask('POST', `mails/${id}/resend`, { to: 'x' })).status).toBe(400)
  for (const query of ['view=none', 'limit=0', 'search=%00', 'sort=up', `search=${'x'.repeat(201)}`])
    expect(`${query} ${(await ask('GET', `mails?${query}`)).status}`).toBe(`${query} 400`)
  expect((await ask('GET', 'mails?after=nonsense&search=%25%27')).status).toBe(200)
})

test('mail is the owner’s and the front desk’s only [ROLE-001]', async ({ demo }) => {
  const id = await failedMail(demo, `role-${randomUUID()}@example.com`)
  const ask = async (who: Parameters<typeof staffOf>[1]) => {
    const http = staffOf(demo, who)
    const answers = [await http('GET', 'mails'), await http('GET', 'mails/counts')]
    return [...answers, await http('POST', `mails/${id}/resend`, {})].map(({ status }) => status)
  }
  expect(await ask(null)).toEqual([401, 401, 401])
  expect(await ask({ token: 'not-a-token-of-ours' })).toEqual([401, 401, 401])
  expect(await ask('ed')).toEqual([403, 403, 403])
  expect(await ask('clara')).toEqual([403, 403, 403])
  expect(await ask('fred')).toEqual([200, 200, 200])
  expect(await ask('olivia')).toEqual([200, 200, 200])
})

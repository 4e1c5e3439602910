import { randomUUID } from 'node:crypto'
import { longPatience } from '../setup/buyer'
import { expect, test } from '../setup/http-test'
import { failedMail } from '../setup/mails'
import { staffOf } from '../setup/staff'

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

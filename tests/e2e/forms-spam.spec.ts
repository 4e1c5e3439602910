import { formIds } from '../../lib/care/forms/shared/forms.ts'
import { letPass, mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { addresses, newSender, openForm, stored } from '../setup/forms'

const staff = 'bookings@ocotillo.example'
// The server counts each form's posts of the last minute in its memory; other tests may have posted many.
test.beforeAll(async ({ demo }) => {
  await demo.stopSite()
  await demo.startSite()
})

test('sent within three seconds is too fast: the browser proves itself, and sender and staff get their mails', {
  tag: '@long',
}, async ({ page, demo }) => {
  const sender = newSender()
  const form = await openForm(page, 'contact')
  const stamped = page.waitForResponse('**/api/forms/token')
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Last name').fill('Ruiz')
  await form.getByLabel('Email').fill(sender)
  await form.getByLabel('Message').fill('Can my secret wait?')
  await stamped
  // Sent a minute before it began: too fast, however slow this machine is.
  await letPass(demo, -1)
  try {
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect
      .poll(() => stored(demo, 'contact', sender))
      .toMatchObject([{ status: 'new', reasons: ['too_fast'] }])
  } finally {
    await letPass(demo, 1)
  }
  const [{ id } = { id: '' }] = await stored(demo, 'contact', sender)

  await expect.poll(() => mailboxOf(demo, sender)).toHaveLength(1)
  const [mail] = await mailboxOf(demo, sender)
  expect(mail?.subject).toBe(`We have your message, reference #${id.slice(0, 8)}`)
  expect(mail?.text).toContain("We'll get back to you within 24 hours.")
  expect(JSON.stringify(mail)).not.toContain('secret')
  expect(JSON.stringify(mail)).not.toContain('Ana')
  await expect
    .poll(async () => JSON.stringify(await mailboxOf(demo, staff)))
    .toContain(`/studio/inbox/requests/${id}`)
})

test('nobody sees the honeypot of any form', { tag: '@long' }, async ({ page }) => {
  for (const form of formIds) {
    await page.goto(addresses[form])
    await expect(page.locator(`form[action="/api/forms/${form}"] [name=homepage]`).first()).toBeHidden()
  }
})

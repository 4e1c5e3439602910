import { eventually, runJobs } from '../setup/buyer'
import { newSender } from '../setup/forms'
import { expect, testAlone as test } from '../setup/http-test'
import { staffOf } from '../setup/staff'
import { callDatabase, mailsTo, nextMail } from '../setup/subscribers'

test('while the mail server is away mails wait, staff see why, and they go once it is back', async ({
  demo,
}) => {
  const email = newSender()
  await demo.stopSite()
  const site = await demo.startAnotherSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
  try {
    await callDatabase(demo, 'issue_discount_code', {
      p_email: email,
      p_code: 'OCO-9J4R-TX',
      p_now: new Date().toISOString(),
    })
    await runJobs({ ...demo, ownUrl: site.url })
    const mail = async () => (await demo.rows('mail_outbox', `recipient=eq.${email}`))[0]
    await eventually(async () => (await mail())?.last_error).toMatch(/^mail server: /)
    const ask = staffOf({ ...demo, ownUrl: site.url }, 'fred')
    const { json } = await ask('GET', `mails?view=waiting&search=${email}`)
    expect(json?.items).toMatchObject([
      { title: 'Discount code', recipient: email, problem: 'The mail server could not be reached.' },
    ])
    expect(JSON.stringify(json)).not.toContain('OCO-9J4R-TX')
    expect(await mailsTo(demo, email)).toEqual([])
    // Nobody but the person at the desk sends it again, however long a start takes.
    await demo.change('mail_outbox', `recipient=eq.${email}`, { next_try_at: '2099-01-01T00:00:00Z' })
  } finally {
    await site.stop()
    await demo.startSite()
  }
  const [mail] = await demo.rows('mail_outbox', `recipient=eq.${email}`)
  expect((await staffOf(demo, 'fred')('POST', `mails/${mail?.id}/resend`, {})).status).toBe(200)
  expect((await nextMail(demo, email, 'Your 25% off discount code')).text).toContain('OCO-9J4R-TX')
  expect(await mailsTo(demo, email)).toHaveLength(1)
})

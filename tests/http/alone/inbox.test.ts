import { letPass, mailboxOf, runJobs } from '../../setup/buyer'
import { expect, testAlone as test } from '../../setup/http-test'
import { auditOf, newRequest, staffOf } from '../../setup/staff'

test('looking is recorded once an hour, taking a table away each time', async ({ demo }) => {
  const { id } = await newRequest(demo)
  const olivia = staffOf(demo, 'olivia')
  for (let n = 0; n < 3; n += 1) await olivia('GET', `requests/${id}`)
  expect(await auditOf(demo, `submission:${id}`)).toMatchObject([
    { actor: demo.person('olivia').email, role: 'owner', action: 'request.read' },
  ])
  const exports = async () =>
    (await demo.rows('audit_log', `action=eq.request.exported&actor=eq.${demo.person('olivia').email}`))
      .length
  const before = await exports()
  for (let n = 0; n < 2; n += 1) await olivia('GET', 'requests.csv?view=mine')
  expect(await exports()).toBe(before + 2)
  const { json } = await olivia('GET', `audit?actor=${demo.person('olivia').email}`)
  expect(json?.items).toContainEqual(
    expect.objectContaining({ by: 'Olivia Ortega', action: 'request.exported', subject: 'requests' }),
  )
})

test('health details are removed a year after the answer, names and history stay', async ({ demo }) => {
  const values = {
    dateOfBirth: '1980-02-29',
    insuranceStatus: 'self-pay',
    services: [{ id: 'iv-therapy', title: 'IV therapy', price: 99, selected: true }],
    additionalInfo: 'My secret knee',
    message: undefined,
  }
  const done = await newRequest(demo, { form: 'estimate', values })
  const open = await newRequest(demo, { form: 'estimate', values })
  const fred = staffOf(demo, 'fred')
  expect((await fred('POST', `requests/${done.id}/notes`, { text: 'The knee again' })).status).toBe(200)
  const seen = (await fred('GET', `requests/${done.id}`)).json?.updatedAt
  const reply = { seen, subject: 'About your knee', text: 'Come and see us' }
  expect((await fred('POST', `requests/${done.id}/replies`, reply)).status).toBe(200)
  await expect.poll(async () => (await mailboxOf(demo, done.email)).length).toBe(1)
  const year = 365 * 24 * 60
  try {
    await letPass(demo, year - 60)
    expect((await fred('GET', `requests/${done.id}`)).json?.redactedAt).toBeNull()
    await letPass(demo, 120)
    const [row] = await demo.rows('submissions', `id=eq.${done.id}`)
    expect(row?.redacted_at).not.toBeNull()
    expect(row?.payload).toMatchObject({
      dateOfBirth: null,
      additionalInfo: null,
      email: done.email,
      insuranceStatus: 'self-pay',
    })
    const notes = await demo.rows('submission_notes', `submission_id=eq.${done.id}`)
    const mails = await demo.rows('mail_outbox', `submission_id=eq.${done.id}`)
    expect(notes.map(({ body }) => body)).toEqual([null, null])
    expect(JSON.stringify([row, notes, mails])).not.toContain('knee')
    const { json } = await fred('GET', `requests/${done.id}`)
    expect(json?.fields).toContainEqual(expect.objectContaining({ label: 'Date of birth', text: null }))
    const [kept] = await demo.rows('submissions', `id=eq.${open.id}`)
    expect(kept?.payload).toMatchObject({ dateOfBirth: '1980-02-29', additionalInfo: 'My secret knee' })
  } finally {
    await letPass(demo, -(year + 60))
  }
  expect(await runJobs(demo)).toContain('redact-submissions')
})

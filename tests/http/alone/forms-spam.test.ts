import { randomUUID } from 'node:crypto'
import type { FormId } from '../../../lib/care/forms/shared/forms.ts'
import { formIds } from '../../../lib/care/forms/shared/forms.ts'
import { letPass, mailboxOf, moveOn } from '../../setup/buyer'
import { connectToDatabase } from '../../setup/database'
import type { Demo } from '../../setup/demo'
import { minimalValues } from '../../setup/form-table'
import { kept, newSender, postForm, sendValues, stored, workFor } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'

const staff = 'bookings@ocotillo.example'
const answerOf = ({ status, json }: Awaited<ReturnType<typeof sendValues>>) => [status, json.outcome]

// The server counts each form's posts of the last minute in its memory; other tests may have posted many.
test.beforeAll(async ({ demo }) => {
  await demo.stopSite()
  await demo.startSite()
})

/** The plainest, and those with an answer of their own; the others are made of the same parts. */
const inGate = new Set<FormId>(['contact', 'discount', 'event-rsvp'])

for (const form of formIds) {
  const options = { tags: inGate.has(form) ? [] : ['long'] }
  test(
    `${form}: what looks like spam gets the same answer and waits for a review; the work asked for lets it through`,
    options,
    async ({ demo }) => {
      const sender = newSender()
      const sent = await sendValues(demo, form, minimalValues(form, sender))
      expect(answerOf(sent)).toEqual([200, 'received'])
      expect(await stored(demo, form, sender)).toMatchObject([
        { status: 'needs_review', reasons: ['no_timestamp'] },
      ])
      expect(await kept(demo, form, sender)).toEqual([])
      expect(await mailsAbout(demo, form, sender)).toEqual([])

      const work = await workFor(sent.json.challenge)
      expect((await postForm(demo, 'proof', work)).status).toBe(200)
      expect(await kept(demo, form, sender)).toHaveLength(1)
      expect((await postForm(demo, 'proof', work)).status, 'the same work counts once').toBe(422)
      expect(await kept(demo, form, sender)).toHaveLength(1)
    },
  )

  test(
    `${form}: a filled-in honeypot is held, also from a browser without scripts, and no work lets it through`,
    options,
    async ({ demo }) => {
      const sender = newSender()
      const values = { ...minimalValues(form, sender), homepage: 'https://spam.example' }
      const { status, json } = await sendValues(demo, form, values)
      expect([status, json]).toMatchObject([200, { outcome: 'received', isHeld: true }])
      const plain = new URLSearchParams({ ...(minimalValues(form, newSender()) as Record<string, string>) })
      plain.set('homepage', 'x')
      expect((await postForm(demo, form, String(plain))).status).toBe(303)
      expect(await stored(demo, form, sender)).toMatchObject([
        { status: 'needs_review', reasons: ['honeypot', 'no_timestamp'] },
      ])
      expect(await kept(demo, form, sender)).toEqual([])
    },
  )
}

test('who took three seconds is not asked for any work; a day later, or with a forged time, one is', async ({
  demo,
}) => {
  const { stamp } = await (await fetch(`${demo.ownUrl}/api/forms/token`)).json()
  const send = (sender: string, used: string) =>
    postForm(demo, 'contact', { key: randomUUID(), values: minimalValues('contact', sender), stamp: used })
  const [early, inTime, forged, late] = [newSender(), newSender(), newSender(), newSender()]
  await moveOn(demo, -1)
  await send(early, stamp)
  await moveOn(demo, 2)
  expect((await send(inTime, stamp)).json).toEqual({ outcome: 'received' })
  expect((await send(forged, `1${stamp}`)).json.challenge).toBeDefined()
  await moveOn(demo, 24 * 60)
  expect((await send(late, stamp)).json.challenge).toBeDefined()
  await moveOn(demo, -24 * 60 - 1)
  const reasons = [early, inTime, forged, late].map(async (sender) => {
    const [row] = await stored(demo, 'contact', sender)
    return [row?.status, row?.reasons]
  })
  expect(await Promise.all(reasons)).toEqual([
    ['needs_review', ['too_fast']],
    ['new', []],
    ['needs_review', ['forged_timestamp']],
    ['needs_review', ['too_late']],
  ])
})

test('sent again beyond doubt, a held message is let through without any work', async ({ demo }) => {
  const sender = newSender()
  const key = randomUUID()
  const values = minimalValues('waitlist', sender)
  await sendValues(demo, 'waitlist', values, key)
  const { stamp } = await (await fetch(`${demo.ownUrl}/api/forms/token`)).json()
  await moveOn(demo, 1)
  await postForm(demo, 'waitlist', { key, values, stamp })
  await moveOn(demo, -1)
  expect(await stored(demo, 'waitlist', sender)).toMatchObject([{ status: 'new' }])
})

test('work for another message, changed, undone or too late, lets nothing through', async ({ demo }) => {
  const sender = newSender()
  const { json } = await sendValues(demo, 'contact', minimalValues('contact', sender))
  const { challenge, solution } = await workFor(json.challenge)
  const other = await sendValues(demo, 'contact', minimalValues('contact', newSender()))
  const { data } = other.json.challenge.parameters
  const changed = { ...challenge, parameters: { ...challenge.parameters, data } }
  const statuses = async (...bodies: object[]) =>
    Promise.all(bodies.map(async (body) => (await postForm(demo, 'proof', body)).status))
  expect(
    await statuses(
      { challenge: changed, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: other.json.challenge, solution },
    ),
  ).toEqual([422, 422, 422])
  expect(
    await statuses(
      {},
      { challenge, solution: null },
      { challenge: { ...challenge, signature: 7 }, solution },
    ),
  ).toEqual([400, 400, 400])
  await moveOn(demo, 31)
  expect(await statuses({ challenge, solution })).toEqual([422])
  await moveOn(demo, -31)
  expect(await stored(demo, 'contact', sender)).toMatchObject([{ status: 'needs_review' }])
})

test('a flood of one form from many addresses is held, not refused; other forms go on', {
  tags: ['long'],
}, async ({ demo }) => {
  // A window of its own: what the tests above sent would end theirs in the midst of this one.
  await demo.stopSite()
  await demo.startSite()
  const { stamp } = await (await fetch(`${demo.ownUrl}/api/forms/token`)).json()
  await moveOn(demo, 1)
  const send = (form: FormId, sender: string) =>
    postForm(demo, form, { key: randomUUID(), values: minimalValues(form, sender), stamp })
  const senders = Array.from({ length: 70 }, newSender)
  for (const sender of senders) expect(answerOf(await send('partnership', sender))).toEqual([200, 'received'])
  const reasons = await Promise.all(senders.map((sender) => stored(demo, 'partnership', sender)))
  expect(reasons.filter(([row]) => row?.status === 'new').length).toBeLessThanOrEqual(60)
  expect(reasons.at(-1)).toMatchObject([{ status: 'needs_review', reasons: ['flood'] }])
  const other = newSender()
  await send('call-back', other)
  await moveOn(demo, -1)
  expect(await stored(demo, 'call-back', other)).toMatchObject([{ status: 'new' }])
})

test('staff hear of held messages by mail, once an hour at most', async ({ demo }) => {
  // The tests before move the clock: a notice of theirs may be less than an hour old.
  const sql = await connectToDatabase(demo)
  await sql`delete from public.mail_outbox where kind = 'staff_review'`
  await sql.end()
  await sendValues(demo, 'contact', minimalValues('contact', newSender()))
  await letPass(demo, 70)
  const notices = async () => (await demo.rows('mail_outbox', 'kind=eq.staff_review')).length
  const before = await notices()
  expect(before).toBeGreaterThan(0)
  await sendValues(demo, 'contact', minimalValues('contact', newSender()))
  await letPass(demo, 10)
  expect(await notices()).toBe(before)
  await letPass(demo, 60)
  expect(await notices()).toBe(before + 1)
  await moveOn(demo, -140)
  const mails = JSON.stringify(await mailboxOf(demo, staff))
  expect(mails).toContain('Messages are waiting for review')
})

async function mailsAbout(demo: Demo, form: FormId, sender: string) {
  const [row] = await stored(demo, form, sender)
  const about = await demo.rows('mail_outbox', `submission_id=eq.${row?.id}`)
  const to = await demo.rows('mail_outbox', `recipient=eq.${encodeURIComponent(sender)}`)
  return [...about, ...to]
}

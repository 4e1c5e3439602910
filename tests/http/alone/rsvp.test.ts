import { randomUUID } from 'node:crypto'
import { eventually, letPass, mailboxOf, runJobs } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { connectToDatabase } from '../../setup/database'
import type { Demo } from '../../setup/demo'
import {
  newEvent,
  reservationOf,
  reserve,
  rsvpsOf,
  statesOf,
  subjectsTo,
  type TestEvent,
} from '../../setup/events'
import { newSender, postForm } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { cardOf, fetchPage, type PageFacts, textOf } from '../../setup/page-facts'
import { sendPlainly, typedIn } from '../../setup/plain-form'

const guest = (event: TestEvent, firstName = 'Ana', email = newSender()) => ({
  event: event.id,
  firstName,
  lastName: 'Ruiz',
  email,
})

/** Sends beyond doubt: the form was begun a minute ago. */
async function asPatientGuest(demo: Demo, act: (send: ReturnType<typeof sender>) => Promise<void>) {
  const { stamp } = await (await fetch(`${demo.ownUrl}/api/forms/token`)).json()
  await letPass(demo, 1)
  try {
    await act(sender(demo, stamp))
  } finally {
    await letPass(demo, -1)
  }
}

const sender =
  (demo: Demo, stamp: string) =>
  (values: object, key: string = randomUUID()) =>
    postForm(demo, 'event-rsvp', { key, values, stamp })

test('twenty reserve five spots at once: five get one, fifteen wait in a row; sent again it is the same place', {
  tags: ['long'],
}, async ({ demo }) => {
  const event = await newEvent(demo, 5)
  await asPatientGuest(demo, async (send) => {
    const sent = Array.from({ length: 20 }, (_, n) => ({
      key: randomUUID(),
      values: guest(event, `Guest ${n}`),
    }))
    const answers = await Promise.all([...sent, ...sent].map(({ key, values }) => send(values, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
    const states = Object.values(await statesOf(demo, event))
    expect(states).toHaveLength(20)
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(5)
    const places = answers
      .slice(0, 20)
      .flatMap(({ json }) => json.words?.description.match(/number (\d+)/)?.[1] ?? [])
    expect(places.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1))
  })
  await contentOf(demo).remove(event.id)
})

test('an address that is in already gets a stranger’s answer, and a mail', async ({ demo }) => {
  const event = await newEvent(demo, 3)
  await asPatientGuest(demo, async (send) => {
    const known = guest(event)
    const first = await send(known)
    const again = await send({ ...known, email: known.email.toUpperCase(), lastName: 'Other' })
    expect([again.status, again.json]).toEqual([first.status, first.json])
    expect(await rsvpsOf(demo, event)).toHaveLength(1)
    await eventually(async () =>
      (await mailboxOf(demo, known.email)).map(({ subject }) => subject).sort(),
    ).toEqual(['You already have a reservation', 'Your spot is reserved'])
  })
  await contentOf(demo).remove(event.id)
})

test('an event that is over, without spots, unpublished or invented takes no reservation and says so', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const past = await newEvent(demo, 5, { date: '2026-01-05' })
  const event = await newEvent(demo, 5)
  await asPatientGuest(demo, async (send) => {
    const refusal = async (one: TestEvent) => {
      const { status, json } = await send(guest(one))
      return [status, json.field, json.message]
    }
    expect(await refusal(past)).toEqual([400, 'event', expect.stringContaining('This event is over.')])
    const closed = [400, 'event', expect.stringContaining('Reservations for this event are closed.')]
    expect(await refusal({ id: 'event-team-wellness-day', title: '' })).toEqual(closed)
    expect(await refusal({ id: 'invented', title: '' })).toEqual(closed)
    await content.unpublish(event.id)
    await eventually(() =>
      demo.rows('event_spots', `event_id=eq.${event.id}&is_published=is.false`),
    ).toHaveLength(1)
    expect(await refusal(event)).toEqual(closed)
    const wrong = await send({ ...guest(past), partySize: '5' })
    expect([wrong.status, wrong.json.field]).toEqual([400, 'partySize'])
  })
  for (const { id } of [past, event]) await content.remove(id)
})

test('more spots in the Studio go to those who wait, who are mailed; fewer throw nobody out', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const event = await newEvent(demo, 1)
  const last = guest(event, 'Cleo')
  await asPatientGuest(demo, async (send) => {
    for (const values of [guest(event, 'Ana'), guest(event, 'Ben'), last]) await send(values)
  })
  await content.edit(event.id, { spots: 3 })
  await content.publish(event.id)
  await eventually(() => statesOf(demo, event)).toEqual({
    Ana: 'confirmed',
    Ben: 'confirmed',
    Cleo: 'confirmed',
  })
  await eventually(async () => JSON.stringify(await mailboxOf(demo, last.email))).toContain(
    'You’ve got a spot',
  )
  await content.edit(event.id, { spots: 0 })
  await content.publish(event.id)
  await eventually(() => demo.rows('event_spots', `event_id=eq.${event.id}&spots=eq.0`)).toHaveLength(1)
  await runJobs(demo)
  expect(Object.values(await statesOf(demo, event))).toEqual(['confirmed', 'confirmed', 'confirmed'])
  await content.remove(event.id)
})

test('the calendar file has the event in UTC, under one identity, its text escaped', async ({ demo }) => {
  const content = contentOf(demo)
  const event = await newEvent(demo, 5, {
    title: 'Talk; with, commas \\ and Zoë',
    description: `First line\nSecond line. ${'A long sentence that must be folded. '.repeat(6)}`.slice(
      0,
      300,
    ),
  })
  const read = () => fetch(`${demo.ownUrl}/api/events/${event.id}/calendar.ics`)
  await eventually(async () => (await read()).status).toBe(200)
  const response = await read()
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="event-2031-05-06.ics"')
  const raw = await response.text()
  expect(raw.replaceAll('\r\n', '')).not.toContain('\n')
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = raw.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines).toContain('DTSTART:20310507T010000Z')
  expect(lines).toContain('DTEND:20310507T023000Z')
  expect(lines).toContain(`UID:${event.id}@${new URL(demo.siteUrl).hostname}`)
  expect(lines).toContain('SUMMARY:Talk\\; with\\, commas \\\\ and Zoë')
  expect(lines).toContain('LOCATION:Agave Room\\, Tempe')
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    /^DESCRIPTION:First line\\nSecond line\. A long/,
  )
  expect(await (await read()).text()).toBe(raw)
  expect((await fetch(`${demo.ownUrl}/api/events/nope/calendar.ics`)).status).toBe(404)
  await content.remove(event.id)
})

test('while the database is away nobody is told of a spot, and the spots left are not invented', {
  tags: ['long'],
}, async ({ demo }) => {
  const event = await newEvent(demo, 5)
  const sql = await connectToDatabase(demo)
  const name = 'public.reserve_spot(text, text, text, text, text, integer, text, timestamptz)'
  await asPatientGuest(demo, async (send) => {
    await sql.unsafe(`revoke execute on function ${name} from service_role`)
    await sql`revoke execute on function public.event_figures() from service_role`
    try {
      expect((await send(guest(event))).json).toMatchObject({ error: 'not_saved' })
      expect((await fetch(`${demo.ownUrl}/api/events/spots`)).status).toBe(503)
    } finally {
      await sql.unsafe(`grant execute on function ${name} to service_role`)
      await sql`grant execute on function public.event_figures() to service_role`
      await sql.end()
    }
    expect(await rsvpsOf(demo, event)).toEqual([])
    expect((await send(guest(event))).status).toBe(200)
  })
  await contentOf(demo).remove(event.id)
})

test('without scripts a spot is reserved once staff let it through, and given back by a button', async ({
  demo,
}) => {
  const event = await newEvent(demo, 2)
  const email = newSender()
  const rsvp = 'form[action="/api/forms/event-rsvp"]'
  const heading = ({ main }: PageFacts) => textOf(main.getByRole('heading', { level: 1 }))
  const read = (path: string) => fetchPage(demo, path)
  await eventually(async () => (await read('/events')).html).toContain(event.id)
  const card = cardOf((await read('/events')).main, event.title)
  expect(card.getAllByText('2 spots')).toHaveLength(1)
  expect(card.getByText('Reserve a spot').closest('summary')).not.toBeNull()
  const again = await sendPlainly(demo, await read('/events'), `${rsvp}:has([value="${event.id}"])`, {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example',
    partySize: '2',
  })
  expect(textOf(again.main.getByRole('alert'))).toContain('like name@example.com')
  expect(typedIn(again, 'Party size')).toBe('2')
  expect(heading(await sendPlainly(demo, again, rsvp, { email }))).toBe('Almost there')
  expect(await rsvpsOf(demo, event)).toEqual([])

  await reserve(demo, event, 'Ana', { email, partySize: '2' })
  await eventually(() => subjectsTo(demo, email)).toEqual(['Your spot is reserved'])
  const path = await reservationOf(demo, email)
  const reservation = await read(path)
  expect(reservation.main.getAllByText('2 people')).toHaveLength(1)
  expect(reservation.main.getAllByRole('button', { name: 'Give up my spot' })).toHaveLength(1)
  const button = 'form[action="/api/events/reservation"]'
  expect(heading(await sendPlainly(demo, reservation, button, {}))).toBe('Your reservation is canceled')
  expect((await read(path)).main.queryAllByRole('button', { name: 'Give up my spot' })).toEqual([])
  await contentOf(demo).remove(event.id)
})

test('looking at the link changes nothing; a changed one, or another site, opens and cancels nothing', async ({
  demo,
}) => {
  const event = await newEvent(demo, 2)
  const email = await reserve(demo, event, 'Ana')
  await eventually(() => subjectsTo(demo, email)).toHaveLength(1)
  const path = await reservationOf(demo, email)
  const token = path.split('/').at(-1) ?? ''
  const page = await fetchPage(demo, path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.html).toContain('noindex')
  expect(page.html).toContain('name="referrer" content="same-origin"')
  const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const nothing = await fetchPage(demo, `/reservation/${other}`)
  expect(nothing.status).toBe(404)
  expect(nothing.html).toContain('doesn’t open a reservation')
  const press = (origin: string, value: string) =>
    fetch(`${demo.ownUrl}/api/events/reservation`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin,
        'x-forwarded-for': '10.255.255.3',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ token: value }),
    })
  expect((await press('https://evil.example', token)).status).toBe(403)
  expect((await press(demo.siteUrl, other)).status).toBe(404)
  expect((await press(demo.siteUrl, '')).status).toBe(404)
  expect(await statesOf(demo, event)).toEqual({ Ana: 'confirmed' })
  expect((await press(demo.siteUrl, token)).headers.get('location')).toBe(path)
  expect((await press(demo.siteUrl, token)).status).toBe(303)
  expect(await statesOf(demo, event)).toEqual({ Ana: 'cancelled' })
  await contentOf(demo).remove(event.id)
})

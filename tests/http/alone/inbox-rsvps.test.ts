import { eventually } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { newEvent, reserve, rsvpsOf, statesOf } from '../../setup/events'
import { expect, testAlone as test } from '../../setup/http-test'
import { auditOf, staffOf } from '../../setup/staff'

test('the editor reads guests and changes nothing; the clinician and strangers are kept out [ROLE-001]', async ({
  demo,
}) => {
  const event = await newEvent(demo, 1)
  try {
    await reserve(demo, event, 'Ana')
    const [rsvp] = await rsvpsOf(demo, event)
    const calls = [
      ['GET', 'rsvps'],
      ['GET', `rsvps/${event.id}`],
      ['GET', `rsvps/${event.id}/csv`],
      ['PATCH', `rsvps/${event.id}/${rsvp?.id}`],
    ] as const
    const statuses = (who: Parameters<typeof staffOf>[1]) =>
      Promise.all(
        calls.map(
          async ([method, path]) =>
            (await staffOf(demo, who)(method, path, method === 'PATCH' ? { action: 'attend' } : undefined))
              .status,
        ),
      )
    expect(await statuses(null)).toEqual([401, 401, 401, 401])
    expect(await statuses('clara')).toEqual([403, 403, 403, 403])
    expect(await statuses('ed')).toEqual([200, 200, 403, 403])
    expect(await statesOf(demo, event)).toEqual({ Ana: 'confirmed' })
    expect(await statuses('fred')).toEqual([200, 200, 200, 200])
    expect(await statesOf(demo, event)).toEqual({ Ana: 'attended' })
    const looks = (await auditOf(demo, `event:${event.id}`)).filter(({ action }) => action === 'rsvps.read')
    expect(looks.map(({ actor }) => actor)).toEqual([demo.person('ed').email, demo.person('fred').email])
  } finally {
    await contentOf(demo).remove(event.id)
  }
})

test('what staff can’t do is refused by its name; cells of the table run nothing', async ({ demo }) => {
  const event = await newEvent(demo, 1)
  const fred = staffOf(demo, 'fred')
  try {
    await reserve(demo, event, '=1+1')
    await reserve(demo, event, 'Ben')
    const [first, second] = await rsvpsOf(demo, event)
    const path = `rsvps/${event.id}/${second?.id}`
    expect((await fred('PATCH', path, { action: 'promote' })).json).toMatchObject({ error: 'full' })
    expect((await fred('PATCH', path, { action: 'attend' })).status).toBe(409)
    expect((await fred('PATCH', path, { action: 'sell' })).json).toMatchObject({ field: 'action' })
    expect((await fred('PATCH', path, { action: 'cancel', price: 1 })).json).toMatchObject({ field: 'price' })
    expect((await fred('PATCH', `rsvps/${event.id}/nobody`, { action: 'cancel' })).status).toBe(404)
    expect((await fred('GET', 'rsvps/nothing')).status).toBe(404)
    const { text } = await fred('GET', `rsvps/${event.id}/csv`)
    expect(text).toContain("'=1+1")
    expect(text).toContain(String(first?.email))
    await contentOf(demo).unpublish(event.id)
    await eventually(async () => (await fred('GET', `rsvps/${event.id}`)).json?.event).toMatchObject({
      isPublished: false,
      taken: 1,
      waiting: 1,
    })
    expect(JSON.stringify((await fred('GET', 'rsvps')).json)).toContain(
      `"id":"${event.id}","location":"Agave Room, Tempe"`,
    )
  } finally {
    await contentOf(demo).remove(event.id)
  }
})

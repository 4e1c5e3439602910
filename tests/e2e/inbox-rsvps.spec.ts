import { eventually, mailboxOf } from '../setup/buyer'
import { contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { newEvent, rsvpsOf, statesOf, type TestEvent } from '../setup/events'
import { expect, test } from '../setup/fixtures'
import { newSender, sendProved } from '../setup/forms'
import { staffOf } from '../setup/staff'
import { openStudio } from '../setup/studio'

async function reserve(demo: Demo, event: TestEvent, firstName: string, own: object = {}) {
  const email = newSender()
  await sendProved(demo, 'event-rsvp', { event: event.id, firstName, lastName: 'Ruiz', email, ...own })
  return email
}

test('front desk sees who comes, hands a spot on, lets somebody in beyond the number, and notes who came [ROLE-001]', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  const event = await newEvent(demo, 2)
  try {
    for (const name of ['Ana', 'Ben']) await reserve(demo, event, name)
    const cleo = await reserve(demo, event, 'Cleo')
    await reserve(demo, event, 'Dora', { phone: '(480) 555-0100' })
    await openStudio(page, demo, 'fred', '/studio/inbox/rsvps')
    const row = page.getByRole('list', { name: 'Events' }).getByRole('link').filter({ hasText: event.title })
    await expect(row).toContainText('2 of 2 spots taken · 2 waiting')
    await row.click()
    const pane = page.getByRole('article', { name: event.title })
    const guest = (name: string) => pane.getByRole('listitem').filter({ hasText: `${name} Ruiz` })
    await expect(pane.getByRole('listitem')).toHaveCount(4)
    await expect(guest('Cleo')).toContainText('Waitlist, number 1')

    await guest('Ana').getByRole('button', { name: 'Cancel: Ana Ruiz' }).click()
    await pane.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(guest('Cleo')).toContainText('Confirmed')
    await expect(guest('Dora')).toContainText('Waitlist, number 1')
    await eventually(async () => JSON.stringify(await mailboxOf(demo, cleo))).toContain('A spot is yours')

    await guest('Dora').getByRole('button', { name: 'Give a spot: Dora Ruiz' }).click()
    await expect(pane.getByText('No spot is free. Let them in all the same?')).toBeVisible()
    await pane.getByRole('button', { name: 'Yes, beyond the number of spots' }).click()
    await expect(guest('Dora')).toContainText('Confirmed')
    await expect(pane.getByText('3 of 2 spots taken')).toBeVisible()

    await guest('Ben').getByRole('button', { name: 'Came: Ben Ruiz' }).click()
    await expect(guest('Ben')).toContainText('Attended')
    expect(await statesOf(demo, event)).toEqual({
      Ana: 'cancelled',
      Ben: 'attended',
      Cleo: 'confirmed',
      Dora: 'confirmed',
    })

    await pane.getByLabel('Name, e-mail, phone').fill('555-0100 dora')
    await expect(pane.getByRole('listitem')).toHaveCount(1)
    await pane.getByLabel('Name, e-mail, phone').fill('')
    await pane.getByLabel('Status').selectOption('cancelled')
    await expect(pane.getByRole('listitem')).toHaveText([/Ana Ruiz/])

    const download = page.waitForEvent('download')
    await pane.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('guests-2031-05-06.csv')
    await eventually(async () =>
      (await demo.rows('audit_log', `subject=eq.event:${event.id}`)).map(({ action, actor }) => [
        action,
        actor,
      ]),
    ).toEqual([['rsvps.exported', demo.person('fred').email]])
  } finally {
    await page.goto('about:blank')
    await contentOf(demo).remove(event.id)
  }
})

test('the editor reads and changes nothing; the clinician and strangers are kept out, also by HTTP [ROLE-001]', async ({
  page,
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

    await openStudio(page, demo, 'ed', `/studio/inbox/rsvps/${event.id}`)
    const pane = page.getByRole('article', { name: event.title })
    await expect(pane.getByRole('listitem')).toContainText('Ana Ruiz')
    await expect(pane.getByRole('button', { name: /Came|Cancel|CSV|Did not come/ })).toHaveCount(0)
  } finally {
    await page.goto('about:blank')
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

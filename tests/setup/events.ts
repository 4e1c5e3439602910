import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { mailboxOf } from './buyer'
import { contentOf } from './content'
import type { Demo } from './demo'
import { newSender, sendProved } from './forms'

export type TestEvent = { id: string; title: string }

/**
 * Publishes an event of the test's own with so many spots, and waits until it can be reserved. The test removes it.
 */
export async function newEvent(
  demo: Demo,
  spots: number,
  changes: Record<string, unknown> = {},
): Promise<TestEvent> {
  const id = `event-trial-${randomUUID().slice(0, 8)}`
  const title = `Trial evening ${id.slice(-8)}`
  await contentOf(demo).create({
    _id: id,
    _type: 'event',
    title,
    date: '2031-05-06',
    time: '18:00',
    endTime: '19:30',
    location: 'Agave Room, Tempe',
    type: 'Workshop',
    priceText: 'Free',
    description: 'Made by a test.',
    isFeatured: false,
    spots,
    ...changes,
  })
  await expect
    .poll(() => demo.rows('event_spots', `event_id=eq.${id}&is_published=is.true`), { timeout: 75_000 })
    .toHaveLength(1)
  return { id, title }
}

/** The RSVPs of an event, in the order of arrival. */
export const rsvpsOf = (demo: Demo, event: TestEvent) =>
  demo.rows('event_rsvps', `event_id=eq.${event.id}&order=number`)

/** Each guest's state by first name. */
export async function statesOf(demo: Demo, event: TestEvent): Promise<Record<string, unknown>> {
  const rsvps = await rsvpsOf(demo, event)
  return Object.fromEntries(rsvps.map(({ first_name, status }) => [first_name, status]))
}

/** Sends the form of a guest with this first name; gives the address. */
export async function reserve(demo: Demo, event: TestEvent, firstName: string, own: object = {}) {
  const email = newSender()
  await sendProved(demo, 'event-rsvp', { event: event.id, firstName, lastName: 'Ruiz', email, ...own })
  return email
}

/** The subjects of the mails to a guest, in the order of the alphabet. */
export const subjectsTo = async (demo: Demo, guest: string) =>
  (await mailboxOf(demo, guest)).map(({ subject }) => subject).toSorted()

/** Where a guest's mails lead to the reservation. */
export async function reservationOf(demo: Demo, guest: string): Promise<string> {
  const texts = (await mailboxOf(demo, guest)).map(({ text }) => text).join('\n')
  return texts.match(/https?:\/\/\S+(\/reservation\/[\w.-]+)/)?.[1] ?? 'no link'
}

import { expect, test } from 'vitest'
import { rsvpMail, rsvpStaffMail } from './mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://www.ocotillo.example' }
const reservation = {
  id: 'x',
  status: 'waiting' as const,
  position: 2,
  firstName: '<b>Ana</b>',
  partySize: 2,
  event: {
    id: 'event-nad',
    title: 'NAD+ evening',
    location: 'Tempe',
    startsAt: '2027-01-28T01:00:00Z',
    endsAt: '2027-01-28T02:30:00Z',
    isPublished: true,
  },
}
const kinds = ['rsvp_confirmed', 'rsvp_waiting', 'rsvp_promoted', 'rsvp_again', 'rsvp_cancelled'] as const

test.each(kinds)(
  '%s: the subject names no event, the mail says when it is, and not a word somebody typed',
  (kind) => {
    const { subject, text, html } = rsvpMail(kind, reservation, 'https://x.example/reservation/1', clinic)
    expect(subject).not.toMatch(/NAD|Ana/)
    expect(text).toContain('Wednesday, January 27, 2027, 6:00 PM to 7:30 PM')
    expect(text + html).not.toContain('Ana')
    expect(text.includes('/reservation/1')).toBe(kind !== 'rsvp_cancelled')
    expect(text.includes('/api/events/event-nad/calendar.ics')).toBe(kind !== 'rsvp_cancelled')
  },
)

test('who waits reads the place in the queue', () => {
  expect(rsvpMail('rsvp_waiting', reservation, 'x', clinic).text).toContain('You’re number 2.')
})

test('the clinic reads neither who nor for what', () => {
  expect(JSON.stringify(rsvpStaffMail(clinic))).not.toMatch(/NAD|Ana/)
})

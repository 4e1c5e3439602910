import { expect, test } from 'vitest'
import { eventRow } from './sync'

const talk = {
  _id: 'event-talk',
  _updatedAt: '2026-11-21T10:00:00Z',
  title: 'Talk',
  date: '2027-01-16',
  time: '10:00',
  endTime: '11:30',
  location: null,
  spots: 24,
}

test('a published event is mirrored with its moments in UTC [EVENT-002]', () => {
  expect(eventRow(talk)).toEqual({
    event_id: 'event-talk',
    title: 'Talk',
    location: null,
    starts_at: '2027-01-16T17:00:00.000Z',
    ends_at: '2027-01-16T18:30:00.000Z',
    spots: 24,
    content_updated_at: '2026-11-21T10:00:00Z',
  })
})

test.each([
  [null, null],
  [0, 0],
  [2.5, null],
  [-1, null],
  [20_000, null],
])('spots %s become %s', (spots, mirrored) => {
  expect(eventRow({ ...talk, spots })?.spots).toBe(mirrored)
})

test('an event that ends before it begins ends as it begins; one without a date or title is not mirrored', () => {
  expect(eventRow({ ...talk, endTime: '09:00' })?.ends_at).toBe('2027-01-16T17:00:00.000Z')
  expect(eventRow({ ...talk, time: null, endTime: null })).toMatchObject({
    starts_at: '2027-01-16T07:00:00.000Z',
    ends_at: '2027-01-17T07:00:00.000Z',
  })
  expect(eventRow({ ...talk, date: 'soon' })).toBeNull()
  expect(eventRow({ ...talk, title: ' ' })).toBeNull()
})

import { expect, test } from 'vitest'
import { calendarFile, eventsCalendar } from './calendar'

const event = {
  _id: 'event-talk',
  _updatedAt: '2026-11-01T12:34:00Z',
  title: 'Talk; water, salt and you',
  date: '2026-12-05',
  time: '18:00',
  endTime: '19:30',
  location: 'Clínica, Phoenix',
  description: `Ürgent: ${'über Wasser 💧 '.repeat(12)}\nBring a friend.`,
}
const site = 'https://clinic.example'
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('every event of a calendar has what RFC 5545 asks for, in UTC, and a UID that stays (decision 0041)', () => {
  const other = { ...event, _id: 'event-other', time: null, endTime: null }
  const lines = unfolded(
    eventsCalendar([event, other, { ...event, date: 'soon', _id: 'x' }, event], 'Events', site),
  )
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN'])
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:event-talk@clinic.example',
    'UID:event-other@clinic.example',
  ])
  for (const line of [
    'X-WR-CALNAME:Events',
    'DTSTAMP:20261101T123400Z',
    'LAST-MODIFIED:20261101T123400Z',
    'DTSTART:20261206T010000Z',
    'DTEND:20261206T023000Z',
    'SUMMARY:Talk\\; water\\, salt and you',
    'LOCATION:Clínica\\, Phoenix',
    'STATUS:CONFIRMED',
    `SEQUENCE:${Date.parse(event._updatedAt) / 60_000}`,
  ])
    expect(lines).toContain(line)
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

test('lines end in CRLF and have at most 75 octets; no letter is cut in two', () => {
  const file = calendarFile(event, site) ?? ''
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  const text = unfolded(file).find((line) => line.startsWith('DESCRIPTION:'))
  expect(text).toBe(`DESCRIPTION:${event.description.replace('\n', '\\n')}`)
})

test('no event at all is still a calendar; a letter nobody can read is left out of one', () => {
  expect(eventsCalendar([], 'Events', site)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  expect(calendarFile({ ...event, title: 'A\u0007B\rC' }, site)).toContain('SUMMARY:A B C\r\n')
})

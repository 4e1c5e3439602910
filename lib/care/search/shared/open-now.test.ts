import { expect, test } from 'vitest'
import { clinicAndContact } from '@/content/singletons/settings'
import { hoursInOneLine, openNow } from './open-now'

const days = clinicAndContact.openingHours.map((span) => ({
  label: span.label ?? '',
  days: span.days ?? [],
  opens: span.opens ?? '',
  closes: span.closes ?? '',
}))
const at = (moment: string, closed: string[] = []) =>
  openNow({ days, closed }, new Date(`${moment}:00-07:00`))

test.each([
  ['2026-11-25T08:00', 'Open today until 8 PM', 'a Wednesday'],
  ['2026-11-25T07:59', 'Opens today at 8 AM', 'a minute before'],
  ['2026-11-25T19:59', 'Open today until 8 PM', 'the last minute'],
  ['2026-11-25T20:00', 'Closed now. Opens tomorrow at 8 AM', 'the minute after'],
  ['2026-11-27T23:30', 'Closed now. Opens tomorrow at 9 AM', 'tomorrow is a Saturday'],
  ['2026-11-28T17:59', 'Open today until 6 PM', 'a Saturday'],
  ['2026-11-29T16:00', 'Closed now. Opens tomorrow at 8 AM', 'a Sunday after four'],
])('search: at %s it says “%s” (%s)', (moment, sentence) => {
  expect(at(moment)).toBe(sentence)
})

test('search: it is Arizona’s clock in summer, too, wherever the browser is', () => {
  expect(openNow({ days, closed: [] }, new Date('2027-07-01T02:59:00Z'))).toBe('Open today until 8 PM')
  expect(openNow({ days, closed: [] }, new Date('2027-07-01T03:00:00Z'))).toBe(
    'Closed now. Opens tomorrow at 8 AM',
  )
})

test('search: a closed day of the clinic is closed', () => {
  expect(at('2026-12-24T12:00', ['2026-12-24', '2026-12-25'])).toBe('Closed now. Opens Saturday at 9 AM')
})

test('search: without hours nothing is claimed', () => {
  expect(openNow({ days: [], closed: [] }, new Date())).toBeNull()
  expect(hoursInOneLine(days)).toBe('Monday to Friday 8 AM–8 PM · Saturday 9 AM–6 PM · Sunday 10 AM–4 PM')
})

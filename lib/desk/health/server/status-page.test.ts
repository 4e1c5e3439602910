import { expect, test } from 'vitest'
import { type AlarmName, alarmNames } from '../shared.ts'
import { statusHeading, statusLines } from './status-page.ts'

// docs/decisions/0050-alarms.md
const said = (...open: AlarmName[]) => {
  const lines = statusLines(open)
  return [statusHeading(lines), ...lines.filter(({ tone }) => tone !== 'working').map(({ title }) => title)]
}

test('visitors are told what works', () => {
  expect(said()).toEqual(['Everything is working'])
  expect(said('mail')).toEqual([
    'Working, with delays',
    'Forms and requests',
    'Accounts',
    'Receipts and other emails',
  ])
  expect(said('paypal', 'content')).toEqual([
    'Some things aren’t working right now',
    'Pages and prices',
    'Shop and gift cards',
  ])
})

test('what is the clinic’s own business is not told', () => {
  expect(said('backup', 'disk', 'clock')).toEqual(['Everything is working'])
  const words = alarmNames.flatMap((name) => statusLines([name]).map((line) => `${line.title} ${line.words}`))
  expect(words.join(' ')).not.toMatch(/paypal|sanity|supabase|server|database|backup|disk|webhook|https?:/i)
})

import { expect, test } from 'vitest'
import { cleanedContent } from '../../tests/fixtures/cleaned-content.ts'
import { withValue } from '../../tests/fixtures/with-value.ts'
import { checkTruth } from './check.ts'

const now = new Date('2026-11-22T12:00:00-07:00')
const cleaned = cleanedContent(now)
const intro = ['page-iv-therapy', 'blocks[_key=="hero"].intro'] as const
const body = ['page-good-faith-estimate', 'blocks[_key=="official"].body'] as const

const called = (number: string) => [
  {
    _type: 'block',
    _key: 'block-1',
    markDefs: [{ _type: 'textLink', _key: 'link-1', href: `tel:${number}` }],
    children: [{ _type: 'span', _key: 'span-1', text: `Call ${number}.`, marks: ['link-1'] }],
  },
]

test.each<[id: string, path: string, value: unknown]>([
  [...intro, 'Members get four shots per month.'],
  [...intro, 'Buy five shots, the sixth is free.'],
  [...intro, 'Call +1 480 555 0142 or 480.555.0143.'],
  [...intro, 'Magnesium from 200 mg, NPI 4805550199.'],
  [...intro, 'We cannot promise that a drip cures migraines.'],
  ['job-mobile-infusion-nurse', 'description', 'Shifts Monday to Friday, 7am to 3pm.'],
  ['job-mobile-infusion-nurse', 'description', 'Somebody is on call 24/7.'],
  ['event-hydration-talk', 'description', 'Saturday, 10am–12pm.'],
  [...body, called('602-771-7800')],
])('in %s at %s this contradicts nothing: %s', (id, path, value) => {
  expect(checkTruth(withValue(cleaned, id, path, value), now).map(({ sentence }) => sentence)).toEqual([])
})

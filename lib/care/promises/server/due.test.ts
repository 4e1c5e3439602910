import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays } from '@/lib/platform/clinic-time/shared/business-days'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { dueWithin, endOfClinicDay, estimateDueAt, promiseOr } from './due'

const tuesday = new Date('2026-12-01T17:00:00Z')
const dueDay = (scheduledFor: string | null, at = tuesday) => clinicDate(estimateDueAt(scheduledFor, at))

test.each([
  ['2026-12-07', '2026-12-02', 'four business days ahead: the law says one [GFE-014]'],
  ['2026-12-04', '2026-12-02', 'three business days ahead'],
  ['2026-12-14', '2026-12-02', 'nine business days ahead'],
  ['2026-12-15', '2026-12-04', 'ten business days ahead: three'],
  ['2026-12-03', '2026-12-02', 'two days ahead: the site says one'],
  [null, '2026-12-04', 'only asked: three'],
])('asked for on a Tuesday for %s it is due on %s (%s)', (scheduledFor, expected, _why) => {
  expect(dueDay(scheduledFor)).toBe(expected)
})

test('asked for late on Tuesday in Phoenix, which is Wednesday in London, it is due on Wednesday', () => {
  expect(dueDay('2026-12-07', new Date('2026-12-02T06:30:00Z'))).toBe('2026-12-02')
  expect(estimateDueAt('2026-12-07', tuesday).toISOString()).toBe('2026-12-03T06:59:59.000Z')
})

test('it is due after one or three business days, never later because of the date wished for', () => {
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(at, fc.integer({ min: 0, max: 60 }), (asked, ahead) => {
      const wished = clinicDate(new Date(asked.getTime() + ahead * 86_400_000))
      const due = estimateDueAt(wished, asked)
      const allowed = [1, 3].map((days) => endOfClinicDay(addBusinessDays(clinicDate(asked), days)).getTime())
      expect(allowed).toContain(due.getTime())
      expect(due <= estimateDueAt(null, asked)).toBe(true)
    }),
  )
})

test('hours run through the night; business days end with the day in Phoenix and skip closed days', () => {
  expect(dueWithin({ amount: 24, unit: 'hours' }, tuesday, []).toISOString()).toBe('2026-12-02T17:00:00.000Z')
  const three = { amount: 3, unit: 'business days' } as const
  expect(dueWithin(three, tuesday, []).toISOString()).toBe('2026-12-05T06:59:59.000Z')
  expect(dueWithin(three, tuesday, ['2026-12-03']).toISOString()).toBe('2026-12-08T06:59:59.000Z')
})

test.each([
  undefined,
  null,
  { amount: 0, unit: 'hours' },
  { amount: 2.5, unit: 'hours' },
  { amount: 3, unit: 'weeks' },
])('what is no promise leaves the first edition in force: %j', (published) => {
  expect(promiseOr(published, { amount: 24, unit: 'hours' })).toEqual({ amount: 24, unit: 'hours' })
})

import { expect, test } from 'vitest'
import { bookingAccess } from './access'

const settings = {
  bookingScript: 'https://intakeq.com/js/widget.min.js?1',
  bookingAccount: 'a1',
  bookingPage: 'https://intakeq.com/booking/a1',
  limitSeconds: 8,
}

test('live, the provider itself is asked', () => {
  expect(bookingAccess(settings, undefined)).toEqual({
    script: settings.bookingScript,
    account: 'a1',
    page: settings.bookingPage,
    limitSeconds: 8,
  })
})

test('in the demo every address leads to the stand-in', () => {
  expect(bookingAccess(settings, '/api/local/widgets')).toMatchObject({
    script: '/api/local/widgets/intakeq.com/js/widget.min.js?1',
    page: '/api/local/widgets/intakeq.com/booking/a1',
  })
})

test('without a script, an account or settings nothing is asked', () => {
  expect(bookingAccess(null, undefined)).toBeNull()
  expect(bookingAccess({ ...settings, bookingScript: null }, undefined)).toBeNull()
  expect(bookingAccess({ ...settings, bookingAccount: '' }, undefined)).toBeNull()
  expect(bookingAccess({ ...settings, bookingPage: null }, undefined)?.page).toBeNull()
})

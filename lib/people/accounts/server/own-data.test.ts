import { expect, test } from 'vitest'
import { personalFields } from './own-data'

test('whatever was typed goes, and only choices and dates to come stay', () => {
  const { estimate, contact, 'call-back': callBack } = personalFields()
  expect(estimate).toEqual([
    'services',
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'additionalInfo',
  ])
  expect(contact).toEqual(expect.arrayContaining(['email', 'message']))
  expect(callBack).toEqual(expect.arrayContaining(['name', 'phone']))
})

import { expect, test } from 'vitest'
import { failureWords } from './staff-list'

test.each([
  ['mail server: ESOCKET', /could not be reached/],
  ['mail server: ECONNECTION', /could not be reached/],
  ['mail server: EAUTH 535', /password/],
  ['mail server: EENVELOPE 550', /spelled right/],
  ['mail server: EMESSAGE 552', /full/],
  ['mail server: EMESSAGE 451', /later/],
  ['mail server: EMESSAGE 571', /refused the email/],
  ["The clinic's contacts are not published", /published in the Studio/],
  ['The code of this mail is no longer valid', /new code/],
  ['The order could not be read: 57P01', /our side/],
])('%s is said in plain words', (error, words) => expect(failureWords(error)).toMatch(words))

test('nothing is said when nothing went wrong', () => expect(failureWords(null)).toBeNull())

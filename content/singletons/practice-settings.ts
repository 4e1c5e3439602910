import { keyed } from '../build/keyed.ts'

/** NPI and TIN are samples: the Studio says so, and no estimate of a live site goes out with them. */
export const practice = {
  _id: 'practiceSettings',
  _type: 'practiceSettings' as const,
  legalName: 'Ocotillo Mobile IV & Wellness, PLLC',
  npi: '1234567893',
  tin: '00-1234567',
  officeAddress: '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251',
  state: 'Arizona',
  separatelyScheduled: keyed('separate', [
    {
      _type: 'separateItem' as const,
      name: 'Laboratory tests, if your provider orders any',
      howToGet: 'Ask us by phone. The laboratory sends its own estimate.',
    },
    {
      _type: 'separateItem' as const,
      name: 'Further visits after this one',
      howToGet: 'Ask us when you book, or by phone. We send a new estimate.',
    },
  ]),
  closedDays: keyed('closed', [
    { _type: 'closedDay' as const, day: '2026-12-24', reason: 'Christmas Eve' },
    { _type: 'closedDay' as const, day: '2027-12-24', reason: 'Christmas Eve' },
  ]),
}

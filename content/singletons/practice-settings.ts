import { keyed } from '../build/document.ts'

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
      howToGet: 'Call us. The lab sends its own estimate.',
    },
    {
      _type: 'separateItem' as const,
      name: 'Further visits after this one',
      howToGet: 'Ask when you book, or call us. We’ll send a new estimate.',
    },
  ]),
  serviceCodes: keyed(
    'code',
    [
      { code: '96360', description: 'Hydration by IV, first hour (from 31 minutes)' },
      { code: '96361', description: 'Hydration by IV, each additional hour' },
      { code: '96365', description: 'Vitamins or medication by IV, first hour' },
      { code: '96366', description: 'Vitamins or medication by IV, each additional hour' },
      { code: '96372', description: 'Injection into a muscle or under the skin' },
      { code: '96374', description: 'Injection into a vein, the first substance' },
      { code: '99203', description: 'Visit of a new patient, 30 to 44 minutes' },
      { code: '99213', description: 'Visit of a known patient, 20 to 29 minutes' },
      { code: '99199', description: 'A service that has no code of its own' },
      { code: 'J3420', description: 'Vitamin B12, up to 1,000 mcg' },
      { code: 'J7030', description: 'Normal saline, 1,000 ml' },
      { code: 'J7120', description: 'Lactated Ringer’s, up to 1,000 ml' },
    ].map((entry) => ({ _type: 'serviceCode' as const, ...entry })),
  ),
  closedDays: keyed('closed', [
    { _type: 'closedDay' as const, day: '2026-12-24', reason: 'Christmas Eve' },
    { _type: 'closedDay' as const, day: '2027-12-24', reason: 'Christmas Eve' },
  ]),
}

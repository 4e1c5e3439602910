import type { Snapshot } from './snapshot.ts'

/** An estimate with everything in it, for tests. */
export const sampleSnapshot: Snapshot = {
  wording: '2026-11',
  clinic: { name: 'Ocotillo Mobile IV & Wellness', phone: '(480) 555-0142' },
  patient: { name: 'Łucja Nguyễn <script>alert(1)</script> \u202e李 👩', dateOfBirth: '1980-02-29' },
  primaryService: 'IV drip with fluids and vitamins at home',
  serviceDate: '2026-12-07',
  diagnosisCodes: ['E86.0'],
  providers: [
    {
      key: null,
      name: 'Ocotillo Mobile IV & Wellness, PLLC',
      role: null,
      npi: '1234567893',
      tin: '00-1234567',
      officeAddress: '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251',
      state: 'Arizona',
    },
    {
      key: 'lab',
      name: 'Sample Laboratory',
      role: 'Laboratory',
      npi: '1999999992',
      tin: '00-7654321',
      officeAddress: '1 Sample Street, Phoenix, AZ 85001',
      state: 'Arizona',
    },
  ],
  lines: [
    {
      item: 'estimateService:iv-therapy',
      description: 'IV Drip Therapy',
      code: '96360',
      quantity: 2,
      unitCents: 14900,
      totalCents: 29800,
      provider: null,
    },
    {
      item: null,
      description: 'Travel to Cave Creek',
      code: '99199',
      quantity: 1,
      unitCents: 2550,
      totalCents: 2550,
      provider: null,
    },
    {
      item: null,
      description: 'Metabolic panel',
      code: '80053',
      quantity: 1,
      unitCents: 4000,
      totalCents: 4000,
      provider: 'lab',
    },
  ],
  separate: [{ name: 'Further visits after this one', howToGet: 'Ask us when you book.' }],
  totalCents: 36350,
}

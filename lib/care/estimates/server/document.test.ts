import { expect, test } from 'vitest'
import {
  type DraftLine,
  type EstimateDraft,
  estimateDraft,
  lineOffTheList,
  priceLines,
  type ServiceCode,
  totalOf,
} from '@/lib/care/estimates/shared'
import { documentOf } from './document'
import { whatIsMissing } from './missing'
import { serviceCodesOf } from './secrets'
import { sampleSnapshot, snapshotOf } from './snapshot'

const line: DraftLine = {
  key: 'one',
  item: 'estimateService:iv-therapy',
  description: 'IV Drip Therapy',
  unitCents: 1,
  quantity: 2,
  code: '96360',
  provider: null,
}
const draft: EstimateDraft = {
  patientName: 'Ana Ruiz',
  dateOfBirth: '1980-02-29',
  email: 'ana@example.com',
  primaryService: 'IV drip at home',
  serviceDate: '2026-12-07',
  lines: [line],
  diagnosisCodes: [],
  separate: [],
}
const catalogue = [
  { id: 'estimateService:iv-therapy', group: 'x', title: 'IV Drip Therapy', details: 'x', cents: 14900 },
]
const [provider] = sampleSnapshot.providers
const providers = provider ? [provider] : []
const missing = (changes: Partial<EstimateDraft>, isLive = false, codes: ServiceCode[] = []) => {
  const changed = { ...draft, ...changes }
  const lines = priceLines(changed.lines, catalogue)
  return whatIsMissing({ draft: changed, lines, providers, codes }, '2026-12-01', isLive)
}

test('with a list of the clinic’s only its codes will do; without one any that is written like a code', () => {
  const codes = [{ code: '96361', description: 'Each further hour' }]
  const lines = [{ code: '' }, { code: '96361' }, { code: '96360' }]
  expect(lineOffTheList(lines, codes)).toBe(2)
  expect(lineOffTheList(lines, [])).toBe(-1)
  expect(lineOffTheList([{ code: '96361-59' }], codes)).toBe(0)
  expect(missing({}, false, codes)).toEqual([
    'Line 1: 96360 is not on the clinic’s list of service codes. Choose one of the list, or have it added under “Practice” in the Studio.',
  ])
  expect(missing({ lines: [{ ...line, code: '96361' }] }, false, codes)).toEqual([])
})

test('the clinic’s list is read as it is meant: capitals, no blanks, no entry that is no code', () => {
  const entry = (code: string | null) => ({ code, description: ' Words ' })
  const serviceCodes = [entry(' j3420 '), entry('96360'), entry('hydration'), entry(null), null]
  expect(serviceCodesOf({ serviceCodes })).toEqual([
    { code: 'J3420', description: 'Words' },
    { code: '96360', description: 'Words' },
  ])
  expect(serviceCodesOf(null)).toEqual([])
})

test('a price is the CMS’s, whatever was sent with the line', () => {
  expect(totalOf(priceLines([line], catalogue))).toBe(29800)
  expect(totalOf(priceLines([{ ...line, item: null, unitCents: 2550 }], catalogue))).toBe(5100)
})

test('nothing is missing from a whole estimate, and each thing is named when it is', () => {
  expect(missing({})).toEqual([])
  expect(missing({ patientName: '' })).toEqual(['The patient’s name.'])
  expect(missing({ dateOfBirth: '' })).toEqual(['The patient’s date of birth.'])
  expect(missing({ dateOfBirth: '2026-12-01' })).toHaveLength(1)
  expect(missing({ email: 'ana' })).toHaveLength(1)
  expect(missing({ primaryService: '' })).toHaveLength(1)
  expect(missing({ serviceDate: '2026-11-30' })).toHaveLength(1)
  expect(missing({ serviceDate: null })).toEqual([])
  expect(missing({ lines: [] })).toEqual(['At least one line.'])
  expect(missing({ lines: [{ ...line, code: '' }] })).toEqual(['Line 1: its service code (CPT or HCPCS).'])
  expect(missing({ lines: [{ ...line, provider: 'nobody' }] })).toEqual(['Line 1: who bills for it.'])
  expect(missing({ lines: [{ ...line, item: null, description: '', unitCents: null }] })).toHaveLength(2)
})

test('what the site no longer offers can’t be sent', () => {
  expect(missing({ lines: [{ ...line, item: 'gone' }] })).toEqual([
    'Line 1: “IV Drip Therapy” is no longer offered. Remove the line.',
  ])
})

test('a live site doesn’t send the sample NPI and TIN', () => {
  expect(missing({}, true)).toEqual([expect.stringContaining('still the samples')])
})

test.each([
  ['code', { code: 'IV-1' }],
  ['quantity', { quantity: 21 }],
  ['quantity', { quantity: 1.5 }],
  ['unitCents', { unitCents: -1 }],
  ['description', { description: 'a\0b' }],
  ['description', { description: 'a\ud800' }],
  ['totalCents', { totalCents: 1 }],
])('a line with another %s is refused', (field, changes) => {
  const { error } = estimateDraft.safeParse({ ...draft, lines: [{ ...line, ...changes }] })
  expect(JSON.stringify(error?.issues)).toContain(field)
})

test('codes are taken as the professions write them', () => {
  for (const code of ['96360', 'J3420', '0001A', '96365-59', 'g0299'])
    expect(estimateDraft.safeParse({ ...draft, lines: [{ ...line, code }] }).success).toBe(true)
  for (const code of ['E86.0', 'z71.89', 'U07.1'])
    expect(estimateDraft.safeParse({ ...draft, diagnosisCodes: [code] }).success).toBe(true)
  expect(estimateDraft.safeParse({ ...draft, diagnosisCodes: ['thirst'] }).success).toBe(false)
})

test('lines stand under who bills for them, with a sum for each [GFE-015]', () => {
  const { parts } = documentOf(sampleSnapshot, { number: 1, sentAt: new Date(), replaces: null })
  const charges = parts.filter((part) => part.kind === 'charges')
  expect(charges.map(({ rows, sum }) => [rows.length, sum[1]])).toEqual([
    [2, '$323.50'],
    [1, '$40.00'],
  ])
})

test('a snapshot has what was priced then', () => {
  const lines = priceLines(draft.lines, catalogue)
  const snapshot = snapshotOf({ draft, lines, providers }, sampleSnapshot.clinic)
  expect(snapshot).toMatchObject({ totalCents: 29800, lines: [{ unitCents: 14900, quantity: 2 }] })
})

import { expect, test, vi } from 'vitest'
import { estimateMail, issuedMail, staffMail } from './mails'

vi.mock('@/lib/platform/server/env', () => ({ env: { supabase: { secretKey: 'a key' } } }))
vi.mock('@/lib/content/server/form-texts', () => ({ getFormText: vi.fn() }))
vi.mock('./server/quote', () => ({ readQuote: vi.fn() }))

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://www.ocotillo.example' }
const id = '0f9a7c31-1111-4111-8111-111111111111'
const quote = {
  day: '2026-12-24',
  guests: 12,
  zip: '85201',
  city: 'Mesa',
  lines: [{ key: 'drip-myers', name: 'Myers', eachCents: 20_500, count: 12, cents: 246_000 }],
  travelCents: 2_500,
  isTravelWaived: true,
  totalCents: 246_000,
}
const asked = { quote, asked: quote, issued: null }
const issued = { number: 1, code: 'OCO-7KQ4-MX', at: new Date(), by: 'fay@example.com' }

test('staff read how large it is and when, not what it is for', () => {
  const { text } = staffMail(id, asked, clinic)
  expect(text).toContain('Guests: 12\nDate: December 24, 2026\nEstimated total: $2,460.00')
  expect(text).toContain(`/studio/inbox/requests/${id}`)
  expect(text).not.toMatch(/Myers|85201/)
})

test('the group reads its lines, that it is an estimate, and where to print it [AREA-012]', () => {
  const { subject, text } = estimateMail(id, asked, null, clinic)
  expect(subject).toBe('Your group estimate, reference #0f9a7c31')
  expect(text).toContain('For 12 guests on December 24, 2026 in Mesa (85201). This is an estimate until we')
  expect(text).toContain('Travel to Mesa ($25, waived for groups once we confirm): $0.00')
  expect(text).toMatch(/https:\/\/www\.ocotillo\.example\/quote\/[\w-]{64}/)
  expect(text).not.toContain('null')
})

test('an issued quote brings its code, where there is one', () => {
  const { text } = issuedMail(id, { ...asked, issued }, clinic)
  expect(text).toContain('Total: $2,460.00\nYour code: OCO-7KQ4-MX')
  expect(text).not.toContain('stimate')
  expect(issuedMail(id, { ...asked, issued: { ...issued, code: null } }, clinic).text).not.toMatch(/code/i)
})

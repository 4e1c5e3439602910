import { expect, test } from 'vitest'
import { discountMail } from './mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }

test.each([
  ['as it is queued', { code: 'OCO-7KQ4-MX', percent: 25, cents: null, is_welcome: true }],
  ['as it was queued before staff made codes', { code: 'OCO-7KQ4-MX', percent: 25 }],
])('the code a new patient asked for, %s [ERR-016]', (_when, data) => {
  const { subject, text } = discountMail(data, clinic)
  expect(subject).toBe('Your 25% off discount code')
  expect(text).toContain('Your code: OCO-7KQ4-MX')
  expect(text).toContain('Type it in the cart when you order, or give it to us when you book')
  expect(text).toContain('For first-time patients only.')
})

test.each([
  [{ percent: 10, cents: null }, '10% off'],
  [{ percent: null, cents: 1250 }, '$12.50 off'],
  [{ percent: null, cents: null }, 'no travel fee'],
])('a code that staff made: %j', (effect, words) => {
  const { subject, text } = discountMail({ code: 'OCO-7KQ4-MX', is_welcome: false, ...effect }, clinic)
  expect(subject).toBe(`Your code: ${words}`)
  expect(text).toContain(`A code for you: ${words}`)
  expect(text).not.toMatch(/first|asked/)
})

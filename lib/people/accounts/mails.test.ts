import { expect, test } from 'vitest'
import { staffAccountDeletedMail } from './mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }

test('the staff read references of what is open, and of nothing else', () => {
  const { text } = staffAccountDeletedMail(
    { orders: [], requests: ['0a1b2c3d-0000-4000-8000-000000000000'] },
    clinic,
  )
  expect(text).toContain('Requests: #0a1b2c3d')
  expect(text).not.toContain('Orders')
})

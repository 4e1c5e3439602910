import { expect, test } from 'vitest'
import { receivedMail, reviewMail, submissionMail } from './mails'
import { formIds, forms } from './shared/forms'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://www.ocotillo.example' }
const id = '0f9a7c31-1111-4111-8111-111111111111'

test('the sender reads that we have it, what was promised, and a reference to name', () => {
  const { subject, text } = receivedMail(id, "We'll get back to you within 24 hours.", clinic)
  expect(subject).toBe('We have your message, reference #0f9a7c31')
  expect(text).toContain("We'll get back to you within 24 hours.")
  expect(text).toContain('Your reference is #0f9a7c31.')
  expect(receivedMail(id, null, clinic).text).not.toContain('null')
})

test.each(formIds)('of a new %s the staff read its kind, and where to open it', (form) => {
  const { subject, text } = submissionMail(form, id, clinic)
  expect(subject).toBe(`A new ${forms[form].title} is waiting`)
  expect(text).toContain(`https://www.ocotillo.example/studio/inbox/requests/${id}`)
})

test('held messages are told of without a word about them', () => {
  const { subject, text } = reviewMail(clinic)
  expect(subject).toBe('Messages are waiting for review')
  expect(text).toContain('/studio/inbox/requests')
})

import { expect, test } from 'vitest'
import { declinedMail, moreMail, neededMail, renewalMail } from './mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }
const order = { ref: '6f9619ff', knownLink: 'https://clinic.example/order-status/mine/x' }
const mails = [
  neededMail(order, clinic),
  moreMail(order, clinic),
  declinedMail(order, clinic),
  renewalMail('2027-11-21T12:00:00+00:00', clinic),
]

test('no subject tells what was bought, that there is an exam or how it went', () => {
  for (const { subject } of mails)
    expect(subject).not.toMatch(/exam|injection|vitamin|treatment|declin|advis|health|medical/i)
})

test('who needs an exam is led to it, and a guest may say who they are', () => {
  expect(mails[0]?.text).toContain('https://clinic.example/telehealth')
  expect(mails[0]?.text).toContain(order.knownLink)
  expect(neededMail({ ...order, knownLink: null }, clinic).text).not.toContain('in the past year')
})

test('a refusal is kind, says that the money comes back and whom to call', () => {
  for (const words of ['Thank you', 'We’ll give you back what you paid', clinic.phone])
    expect(declinedMail(order, clinic).text).toContain(words)
})

test('a renewal names the day', () => expect(mails[3]?.text).toContain('until November 21, 2027'))

import { expect, test } from 'vitest'
import {
  type GiftMailCard,
  giftCancelledMail,
  giftCardMail,
  giftChangedMail,
  giftDeliveredMail,
  giftScheduledMail,
} from './gift-mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }
const card: GiftMailCard = {
  code: 'OCO-7KQ4-MX2A-9RT3-HWVC',
  endsWith: 'HWVC',
  title: 'Wellness',
  valueCents: 399_00,
  priceCents: 300_00,
  recipientName: 'Sam <b>',
  recipientEmail: 'sam@example.com',
  senderName: 'Alex',
  message: 'Happy birthday!',
  deliverOn: '2026-12-24',
  manageHref: 'https://clinic.example/gift-cards/manage/key',
  pdfHref: 'https://clinic.example/gift-cards/pdf/key',
}

test('the card’s mail has the code to read and to say, the message, how to use it, and that it never expires', () => {
  const { subject, text, html } = giftCardMail(card, clinic)
  expect(subject).toBe('A gift card for you')
  for (const words of ['Alex has given you', '“Happy birthday!”', '$399.00', card.code, '7 Kilo Quebec 4'])
    expect(text).toContain(words)
  expect(text).toContain('There is no fee, and the money never expires.')
  expect(text).toContain(card.pdfHref)
  expect(text).not.toContain(card.manageHref)
  expect(html).not.toContain('<b>')
})

test('without a recipient’s address it speaks to the sender', () => {
  const { subject, text } = giftCardMail({ ...card, recipientEmail: null }, clinic)
  expect(subject).toBe('The gift card you bought')
  expect(text).toContain('Here is the card you bought for Sam')
  expect(text).toContain(card.code)
})

test.each([giftScheduledMail, giftDeliveredMail, giftChangedMail, giftCancelledMail])(
  'the sender’s mails never have the code or the recipient’s link, nor a name in the subject',
  (write) => {
    const { subject, text, html } = write(card, clinic)
    expect(subject).not.toMatch(/Sam|Alex|\d/)
    for (const words of [text, html]) {
      expect(words).not.toContain('7KQ4')
      expect(words).not.toContain(card.pdfHref)
      expect(words).toContain('HWVC')
    }
  },
)

test('the sender hears when it goes out, where to, and how to change it', () => {
  const { text } = giftScheduledMail(card, clinic)
  expect(text).toContain('We email the card to sam@example.com on December 24, 2026, Arizona time.')
  expect(text).toContain(card.manageHref)
  expect(giftScheduledMail({ ...card, recipientEmail: null }, clinic).text).toContain(
    'We email the card to you on',
  )
})

import { expect, test } from 'vitest'
import {
  type GiftMailCard,
  giftCancelledMail,
  giftCardMail,
  giftChangedMail,
  giftDeliveredMail,
  giftKeptMail,
  giftScheduledMail,
} from './mails'

const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }
const card: GiftMailCard = {
  code: 'OCO-7KQ4-MX2A-9RT3-HWVC',
  endsWith: 'HWVC',
  status: 'scheduled',
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
  backCents: 0,
  mailing: 'none',
}
const delivered = { ...card, status: 'delivered' as const }

test('the card’s mail has the code to read and to say, the message, how to use it, and that it never expires', () => {
  const { subject, text, html } = giftCardMail(card, clinic)
  expect(subject).toBe('A gift card for you')
  for (const words of ['Alex has given you', '“Happy birthday!”', '$399.00', card.code, '7 Kilo Quebec 4'])
    expect(text).toContain(words)
  expect(text).toContain('There are no fees, and the money never expires.')
  expect(text).toContain(card.pdfHref)
  expect(text).not.toContain(card.manageHref)
  expect(html).not.toContain('<b>')
})

test('without a recipient’s address it speaks to the sender', () => {
  const { subject, text } = giftCardMail({ ...card, recipientEmail: null }, clinic)
  expect(subject).toBe('The gift card you bought')
  expect(text).toContain('Here’s the card you bought for Sam')
  expect(text).toContain(card.code)
})

test.each([giftScheduledMail, giftDeliveredMail, giftChangedMail, giftCancelledMail, giftKeptMail])(
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
  expect(text).toContain('We’ll email the card to sam@example.com on December 24, 2026, Arizona time.')
  expect(text).toContain(card.manageHref)
  expect(giftScheduledMail({ ...card, recipientEmail: null }, clinic).text).toContain(
    'We’ll email the card to you on',
  )
})

test('a card that goes out with its payment is not told as one that waits for its day', () => {
  const { subject, text } = giftScheduledMail(delivered, clinic)
  expect(subject).toBe('We received your gift card payment')
  expect(text).toContain('We’re emailing the card to sam@example.com right away.')
  expect(text).not.toMatch(/December|Until then|scheduled/)
  expect(text).toContain(card.manageHref)
})

test('a change after the day tells what it mails, and no day that is over', () => {
  expect(giftChangedMail(card, clinic).text).toContain('on December 24, 2026')
  for (const [mailing, words] of [
    ['new_code', 'We’re emailing it to sam@example.com with a new code.'],
    ['now', 'We’re emailing the card to sam@example.com right away.'],
    ['none', 'its code stays the same'],
  ] as const) {
    const { text } = giftChangedMail({ ...delivered, mailing }, clinic)
    expect(text).toContain(words)
    expect(text).not.toContain('December')
  }
})

test('a cancelled card’s mail names the money that goes back, not the price', () => {
  const { text } = giftCancelledMail({ ...card, status: 'cancelled', backCents: 101_00 }, clinic)
  expect(text).toContain('$101.00 is going back to you the way you paid')
  expect(giftCancelledMail({ ...card, status: 'cancelled' }, clinic).text).toContain(
    'There’s nothing more to refund',
  )
})

test('a card that could not be cancelled is told with its day, which after it is over is not named', () => {
  const { text } = giftKeptMail(card, clinic)
  expect(text).toContain('PayPal didn’t return the money')
  expect(text).toContain('on December 24, 2026')
  expect(giftKeptMail(delivered, clinic).text).not.toContain('December')
})

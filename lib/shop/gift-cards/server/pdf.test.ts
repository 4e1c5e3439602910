import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxMessageLength, maxNameLength } from '@/lib/shop/gift-cards/shared/rules'
import { textOfPdf } from '@/tests/setup/pdf-text'
import type { PrintedGiftCard } from './mailed'
import { giftCardPdf } from './pdf'

const clinic = {
  name: 'Ocotillo Mobile IV & Wellness',
  phone: '(480) 555-0142',
  siteUrl: 'https://clinic.example',
}
const card: PrintedGiftCard = {
  code: 'OCO-7KQ4-MX2A-9RT3-HWVC',
  valueCents: 399_00,
  title: 'Wellness',
  recipientName: 'Sam',
  senderName: 'Alex',
  message: 'Happy birthday!\nAn hour for yourself.',
}

const pages = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test('the card has its value, names, message, its code to read and to say, and how to use it', async () => {
  const bytes = await giftCardPdf(card, clinic)
  if (process.env.GIFT_PDF) writeFileSync(process.env.GIFT_PDF, bytes)
  const text = textOfPdf(bytes)
  for (const words of [
    '$399',
    'For Sam',
    'Happy birthday!',
    'An hour for yourself.',
    'From Alex',
    'OCO-7KQ4-MX2A-9RT3-HWVC',
    'Oscar Charlie Oscar, 7 Kilo Quebec 4, Mike X-ray 2 Alfa',
    'no fees, and the money never expires',
    'clinic.example/gift-cards/balance',
  ])
    expect(text).toContain(words)
  expect(pages(bytes)).toBe(1)
})

const written = {
  ...card,
  recipientName: 'Ελένη Çağrı Nguyễn 🎁',
  senderName: 'محمد علي',
  message: 'С днём рождения ❤️\nיום הולדת שמח\nजन्मदिन की शुभकामनाएँ',
}

test('names and messages are printed in the scripts people write them in', async () => {
  const bytes = await giftCardPdf(written, clinic)
  if (process.env.GIFT_PDF) writeFileSync(process.env.GIFT_PDF.replace('.pdf', '-scripts.pdf'), bytes)
  const text = textOfPdf(bytes)
  for (const words of ['For', 'Ελένη', 'Çağrı', 'Nguyễn', '🎁', 'С днём рождения', '❤️', 'शुभकामनाएँ'])
    expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
  // The letters stand on the page from left to right; who has them read out hears them in their order.
  expect(text).toContain([...'שמח'].reverse().join(''))
  const file = Buffer.from(bytes).toString('latin1')
  expect(file.match(/\/ActualText/g)?.length).toBe(5)
  expect(file).toMatch(/\/FontName \/\w+\+NotoSansArabic-SemiBold/)
  expect(pages(bytes)).toBe(1)
  expect(bytes.length, 'only the glyphs that are used').toBeLessThan(150_000)
})

test('letters no font has are left out, never replaced by a sign; who has no printable name is “you”', async () => {
  const text = textOfPdf(
    await giftCardPdf(
      { ...card, recipientName: '山田', senderName: '山田', message: '祝 Enjoy! 福\n龍' },
      clinic,
    ),
  )
  expect(text).toContain('For you')
  expect(text).toContain('Enjoy!')
  expect(text).not.toContain('From')
  expect(text).not.toMatch(/[?\ufffd]/)
})

test('letters as wide as words don’t push the code off the page', async () => {
  const wide = '﷽'.repeat(maxNameLength)
  const bytes = await giftCardPdf(
    { ...card, recipientName: wide, senderName: wide, message: '﷽'.repeat(maxMessageLength) },
    clinic,
  )
  if (process.env.GIFT_PDF) writeFileSync(process.env.GIFT_PDF.replace('.pdf', '-wide.pdf'), bytes)
  expect(pages(bytes)).toBe(1)
  const text = textOfPdf(bytes)
  expect(text).toContain('before a first treatment')
  // What would reach down to the code is left to the mail.
  expect(text.match(/﷽/g)?.length).toBeLessThan(100)
})

test('the longest words fit on the one page', async () => {
  const bytes = await giftCardPdf(
    {
      ...card,
      valueCents: 1000_50,
      recipientName: 'W'.repeat(maxNameLength),
      senderName: 'Ж'.repeat(maxNameLength),
      message: 'Wide words '.repeat(46).slice(0, maxMessageLength),
    },
    clinic,
  )
  if (process.env.GIFT_PDF) writeFileSync(process.env.GIFT_PDF.replace('.pdf', '-long.pdf'), bytes)
  expect(pages(bytes)).toBe(1)
})

test('it is tagged, says its language and title, and runs nothing', async () => {
  const file = Buffer.from(await giftCardPdf(card, clinic)).toString('latin1')
  expect(file).toContain('/Marked true')
  expect(file).toMatch(/\/Lang \(en-US\)/)
  expect(file.match(/\/S \/H1/g)).toHaveLength(1)
  expect(file).not.toMatch(/\/JavaScript|\/OpenAction|\/Launch|\/URI/)
})

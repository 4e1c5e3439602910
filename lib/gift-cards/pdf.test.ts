import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textOfPdf } from '../../tests/setup/pdf-text'
import { mostMessageLength, mostNameLength } from './limits'
import { giftCardPdf } from './pdf'
import type { PrintedGiftCard } from './printed-model'

const clinic = { name: 'Ocotillo Mobile IV', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }
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
    'no fee, and the money never expires',
    'clinic.example/gift-cards/balance',
  ])
    expect(text).toContain(words)
  expect(pages(bytes)).toBe(1)
})

test('the longest words fit on the one page, and letters no font has are replaced', async () => {
  const bytes = await giftCardPdf(
    {
      ...card,
      valueCents: 1000_50,
      recipientName: 'W'.repeat(mostNameLength),
      senderName: '山田 🎁',
      message: 'Wide words '.repeat(46).slice(0, mostMessageLength),
    },
    clinic,
  )
  if (process.env.GIFT_PDF) writeFileSync(process.env.GIFT_PDF.replace('.pdf', '-long.pdf'), bytes)
  expect(pages(bytes)).toBe(1)
  expect(textOfPdf(bytes)).toMatch(/From \?\? ?\?/)
})

test('it is tagged, says its language and title, and runs nothing', async () => {
  const file = Buffer.from(await giftCardPdf(card, clinic)).toString('latin1')
  expect(file).toContain('/Marked true')
  expect(file).toMatch(/\/Lang \(en-US\)/)
  expect(file.match(/\/S \/H1/g)).toHaveLength(1)
  expect(file).not.toMatch(/\/JavaScript|\/OpenAction|\/Launch|\/URI/)
})

import 'server-only'
import { z } from 'zod'
import type { Clinic, MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { type DiscountEffect, effectWords } from './shared/discount'

/** Without percent and cents it takes off the travel fee. The rows of older codes say only their percent. */
const discountData = z.object({
  code: z.string(),
  percent: z.number().nullable(),
  cents: z.number().nullable().default(null),
  is_welcome: z.boolean().default(true),
})

export const discountKinds = {
  discount_code: { title: 'Discount code', compose: ({ data }, clinic) => discountMail(data, clinic) },
} satisfies Record<string, MailKind>

/** ERR-016, ERR-017: of the welcome code the same words as on the page. Throws when the row can't be read. */
export function discountMail(data: unknown, clinic: Clinic) {
  const { code, is_welcome: isWelcome, ...stored } = discountData.parse(data)
  const effect = effectWords(effectOf(stored))
  const greeting = isWelcome ? 'Here’s the code you asked for.' : 'Here’s a code from us.'
  return letter(clinic, isWelcome ? `Your ${effect} discount code` : `Your code: ${effect}`, {
    heading: isWelcome ? `${effect} your first visit` : `A code for you: ${effect}`,
    paragraphs: [
      `${greeting} Type it in the cart when you order, or give it to us when you book or when your nurse arrives.`,
    ],
    rows: [{ label: 'Your code', value: code, isStrong: true }],
    closing: [
      ...(isWelcome ? ['For first-time patients only. It works once.'] : []),
      `To book, call us at ${clinic.phone} or visit ${clinic.siteUrl}.`,
    ],
  })
}

function effectOf({ percent, cents }: { percent: number | null; cents: number | null }): DiscountEffect {
  if (percent !== null) return { kind: 'percent', percent }
  return cents === null ? { kind: 'travel' } : { kind: 'amount', cents }
}

import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'

const discountData = z.object({ code: z.string(), percent: z.number() })

/** ERR-016, ERR-017: the same words as on the page. */
export const discountKinds = {
  discount_code: {
    title: 'Discount code',
    compose({ data }, clinic) {
      const { code, percent } = discountData.parse(data)
      return letter(clinic, `Your ${percent}% off discount code`, {
        heading: `${percent}% off your first visit`,
        paragraphs: [
          'Here’s the code you asked for. Give it to us when you book or when your nurse arrives.',
        ],
        rows: [{ label: 'Your code', value: code, isStrong: true }],
        closing: [
          'For first-time patients only. It works once.',
          `To book, call us at ${clinic.phone} or visit ${clinic.siteUrl}.`,
        ],
      })
    },
  },
} satisfies Record<string, MailKind>

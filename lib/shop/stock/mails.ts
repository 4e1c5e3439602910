import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'

const lowData = z.object({ name: z.string(), units: z.number() })

export const stockKinds = {
  staff_stock_low: {
    title: 'To us: stock is low',
    compose({ data }, clinic) {
      const { name, units } = lowData.parse(data)
      const left = units === 0 ? 'none is left' : `${units} ${units === 1 ? 'is' : 'are'} left`
      return letter(clinic, `Low stock: ${name}, ${left} for sale`, {
        heading: `${name} is running low`,
        paragraphs: [
          `${name}: ${left} for sale.`,
          'When more arrive, receive them in the Studio under Inbox, Stock. You won’t get this email again until the stock has been back above its low mark.',
        ],
        rows: [],
        closing: [],
      })
    },
  },
} satisfies Record<string, MailKind>

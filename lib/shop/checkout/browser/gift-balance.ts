import { post } from '@/lib/platform/browser/ask-shop'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'

/** What is on the card with this code, or the sentence why that can't be told. Never rejects. */
export async function askGiftBalance(code: string): Promise<GiftBalance | string> {
  const { status, body } = await post('/api/gift-cards/balance', { code })
  if (status === 200 && isBalance(body)) return body
  const { message } = (body ?? {}) as { message?: unknown }
  if (status > 0 && typeof message === 'string') return message
  return 'We couldn’t look that up. Please check your connection and try again.'
}

function isBalance(body: unknown): body is GiftBalance {
  const { balanceCents, valueCents, endsWith, status } = (body ?? {}) as Record<string, unknown>
  return (
    Number.isInteger(balanceCents) &&
    Number.isInteger(valueCents) &&
    typeof endsWith === 'string' &&
    typeof status === 'string'
  )
}

import { askApi } from '@/lib/platform/browser/api-client'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'

/** What is on the card with this code, or the sentence why that can't be told. Never rejects. */
export async function askGiftBalance(code: string): Promise<GiftBalance | string> {
  const { outcome, body, message } = await askApi('/api/gift-cards/balance', { send: { code } })
  if (outcome === 'answered' && isBalance(body)) return body
  return message || 'We couldn’t look that up. Please check your connection and try again.'
}

function isBalance(body: object): body is GiftBalance {
  const { balanceCents, valueCents, endsWith, status } = body as Record<string, unknown>
  return (
    Number.isInteger(balanceCents) &&
    Number.isInteger(valueCents) &&
    typeof endsWith === 'string' &&
    typeof status === 'string'
  )
}

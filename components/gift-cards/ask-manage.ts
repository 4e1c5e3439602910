import { askApi } from '@/lib/platform/browser/api-client'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import type { GiftDetails, GiftField } from '@/lib/shop/gift-cards/shared/rules'

export type GiftChange = Pick<GiftDetails, 'recipientName' | 'recipientEmail' | 'message'> &
  Partial<Pick<GiftDetails, 'deliverOn'>>

export type Managed =
  | { isDone: true; card: GiftCardView; message: string }
  /** `message` is a sentence for people, about this field where there is one. */
  | { isDone: false; message: string; field: GiftField | null }

/** Changes, cancels or sends a card again by its sender's token. Never rejects. */
export async function manageGift(
  token: string,
  asked: ({ action: 'change' } & GiftChange) | { action: 'cancel' | 'resend' },
): Promise<Managed> {
  const { outcome, body, message, field } = await askApi('/api/gift-cards/manage', {
    send: { token, ...asked },
  })
  if (outcome === 'answered' && body.card) return { isDone: true, card: body.card as GiftCardView, message }
  return {
    isDone: false,
    message: message || 'That didn’t work. Please check your connection and try again.',
    field: field as GiftField | null,
  }
}

import { post } from '@/lib/platform/browser/ask-shop'
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
  const { status, body } = await post('/api/gift-cards/manage', { token, ...asked })
  const { card, message, field } = (body ?? {}) as Record<string, unknown>
  const said = typeof message === 'string' ? message : ''
  if (status === 200 && card) return { isDone: true, card: card as GiftCardView, message: said }
  return {
    isDone: false,
    message:
      said.replace(`${field}: `, '') || 'That didn’t work. Please check your connection and try again.',
    field: typeof field === 'string' ? (field as GiftField) : null,
  }
}

import 'server-only'
import { answerJson } from '@/lib/platform/http/server/answer'
import type { RefusedDiscount } from '@/lib/shop/discounts/server/rules'
import { discountSentence } from '@/lib/shop/discounts/shared/discount'
import { readHeldCents } from '@/lib/shop/gift-cards/server/balance'
import { listSoldPresets, type PricedGifts } from '@/lib/shop/gift-cards/server/sale'
import { codeSentences, emptySentence, type GiftCodeReason } from '@/lib/shop/gift-cards/shared/gift-card'
import { giftSentences } from '@/lib/shop/gift-cards/shared/rules'
import { shortageSentence } from '@/lib/shop/orders/shared/order-state'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import { listProductsOnSale } from '@/lib/shop/products/server/catalogue'
import type { StartOrderRequest } from './requests'

export type Unpayable = {
  outcome: 'price_changed' | 'unavailable' | 'out_of_stock'
  productIds: string[]
  /** What is left for this buyer of what there is too little of, by product id. */
  left: Record<string, number>
  /** What is on the gift card that was to pay; null without one. */
  giftBalanceCents: number | null
  /** Where the order is to go, with the fee as it is now; null where nothing needs a visit. */
  visit: Visit | null
}

/**
 * 409 with products and presets as they are now, so that the cart can be put right, the field, and a sentence for the
 * shopper.
 */
export async function answerUnpayable(
  { outcome, productIds, left, giftBalanceCents, visit }: Unpayable,
  { gifts }: StartOrderRequest,
): Promise<Response> {
  const onSale = await listProductsOnSale()
  const products = onSale.filter(({ id }) => productIds.includes(id))
  const changed =
    giftBalanceCents === null
      ? 'A price has changed since then.'
      : 'A price, or your gift card balance, has changed since then.'
  const sentences = {
    price_changed: `${changed} Please check the new total before you pay.`,
    unavailable: 'Something in your cart is no longer available.',
    out_of_stock: shortageSentence(
      products.map(({ id, name, available }) => ({
        name,
        left: left[id] ?? available,
        isHeld: available > (left[id] ?? available),
      })),
    ),
  }
  return answerJson(409, {
    error: outcome,
    field: outcome === 'price_changed' ? 'expectedTotalCents' : 'lines',
    message: sentences[outcome],
    products,
    productIds,
    ...(gifts.some(({ presetId }) => presetId !== null) && { presets: await listSoldPresets() }),
    ...(giftBalanceCents !== null && { giftBalanceCents }),
    ...(visit && { visit }),
  })
}

/** 409 for a gift card that is not sold like this any more, with those that are. */
export const answerGiftChanged = ({
  index,
  field,
  presets,
}: Exclude<PricedGifts, { outcome: 'priced' }>): Response =>
  answerJson(409, {
    error: 'gift_changed',
    field: `gifts.${index}.${field}`,
    message:
      field === 'presetId'
        ? giftSentences.presetId
        : 'The value of this gift card has changed since then. Please check it before you pay.',
    presets,
  })

/** 409 for a gift card that can't pay, and why. */
export async function answerCodeRefused(
  reason: GiftCodeReason,
  { giftCode }: Pick<StartOrderRequest, 'giftCode'>,
): Promise<Response> {
  const isEmpty = reason === 'empty' && giftCode !== null
  return answerJson(409, {
    error: 'gift_code_refused',
    outcome: 'gift_code_refused',
    field: 'giftCode',
    reason,
    message: isEmpty ? emptySentence(await readHeldCents(giftCode)) : codeSentences[reason],
  })
}

/** 409 for a code that takes nothing off this order, and why. */
export const answerDiscountRefused = ({ code, reason, minimumCents }: RefusedDiscount): Response =>
  answerJson(409, {
    error: 'discount_refused',
    field: 'discountCodes',
    code,
    reason,
    message: discountSentence(reason, minimumCents),
  })

/** 409 for a ZIP code we don't come to: what needs a visit can't be bought there. */
export const answerOutside = (zip: string, field: string): Response =>
  answerJson(409, {
    error: 'outside_area',
    field,
    message: `We don’t come to ${zip} yet.`,
  })

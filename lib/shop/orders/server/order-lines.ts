import { centsFromDollars } from '@/lib/platform/shared/money'
import type { Order } from '@/lib/shop/orders/shared/order'

type Line = Order['items'][number]
type StoredItem = { name: string; quantity: number; price: number; is_exam_required: boolean }

/** A product that was ordered, with what all of its units cost in cents. */
export const productLine = ({ name, quantity, price, is_exam_required }: StoredItem): Line => ({
  id: name,
  name,
  quantity,
  cents: centsFromDollars(price) * quantity,
  needsExam: is_exam_required,
})

/** A gift card that was ordered, as it stands among the products. */
export const giftLine = (
  { recipient_name, price }: { recipient_name: string; price: number },
  index: number,
): Line => ({
  // Two cards may go to the same person.
  id: `gift-${index}`,
  name: `Gift card for ${recipient_name}`,
  quantity: 1,
  cents: centsFromDollars(price),
  needsExam: false,
})

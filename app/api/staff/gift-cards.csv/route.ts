import { exportGiftCards } from '@/lib/desk/gift-cards/server/desk'
import { giftCardsQuery } from '@/lib/desk/gift-cards/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { dollarsText } from '@/lib/platform/shared/money'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

const columns = [
  'Code ends with',
  'Card',
  'Value',
  'Paid',
  'Left',
  'Status',
  'Recipient',
  'Recipient’s email',
  'Sender',
  'Sender’s email',
  'Delivery day',
  'Delivered',
  'Bought',
  'Order',
]
const stamp = (at: string | null) => at && clinicStamp(new Date(at))

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'giftCards.export', (staff) =>
    withQuery(request, giftCardsQuery, async (query) => {
      const cards = await exportGiftCards(query, staff)
      return answerCsv(
        'gift-cards',
        columns,
        cards.map((card) => [
          card.endsWith,
          card.title,
          dollarsText(card.valueCents),
          dollarsText(card.priceCents),
          dollarsText(card.balanceCents),
          card.status,
          card.recipientName,
          card.recipientEmail,
          card.senderName,
          card.senderEmail,
          card.deliverOn,
          stamp(card.deliveredAt),
          stamp(card.boughtAt),
          card.orderRef,
        ]),
      )
    }),
  )

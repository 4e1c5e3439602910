/** What stands on a gift card. */
export type PrintedGiftCard = {
  /** As it is written: `OCO-…`, in groups. */
  code: string
  valueCents: number
  title: string
  recipientName: string
  senderName: string
  message: string | null
}

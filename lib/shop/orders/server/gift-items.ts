/** Gift cards as lines of an order, beside its products. */
export const giftItems = (gifts: { recipientName: string; priceCents: number }[]) =>
  gifts.map(({ recipientName, priceCents }, index) => ({
    // Two cards may go to the same person.
    id: `gift-${index}`,
    name: `Gift card for ${recipientName}`,
    quantity: 1,
    cents: priceCents,
  }))

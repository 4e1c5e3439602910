/**
 * A row of `cart_items` with its product as it is sold now (CALL-004); the price is in dollars, the stock at most 20.
 */
export type StoredItem = {
  id: string
  quantity: number
  product: {
    id: string
    name: string
    description: string | null
    price: number
    image_url: string | null
    category: string | null
    stock_quantity: number
  }
}

/** A shopper's stored cart, as `GET` and `PUT /api/cart` answer with it. `gone` is in it too but not sold any more. */
export type StoredCart = {
  owner: string
  items: StoredItem[]
  gone: { id: string; name: string; quantity: number }[]
}

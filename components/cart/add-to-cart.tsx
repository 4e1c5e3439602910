'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { addToCart, setCartOpen } from '@/lib/shop/cart/browser/store'
import type { CartProduct } from '@/lib/shop/cart/shared/cart-line'
import { askOnce, useLeft } from '@/lib/shop/products/browser/on-sale-store'
import { stockNote, whyNoMore } from '@/lib/shop/products/shared'
import { loadDrawer } from './load-drawer'

/** Puts one of this product into the cart and says so (INJ-001, ERR-024). */
export function AddToCart({ product }: { product: CartProduct }) {
  const { add, label, isSoldOut, note } = useAddToCart(product)
  return (
    <div className="add-to-cart grid justify-items-end gap-1">
      {note && <p className="text-xs font-semibold text-bloom-600">{note}</p>}
      <button
        type="button"
        className="button button-primary"
        aria-label={`${label}: ${product.name}`}
        disabled={isSoldOut}
        onClick={add}
      >
        {label}
      </button>
    </div>
  )
}

/** What adds it, and what is said of it as far as its stock is known; asks for the stock once a page. */
export function useAddToCart(product: CartProduct) {
  const left = useLeft(product.id)
  useEffect(askOnce, [])

  function add() {
    if (!addToCart(product, left))
      return showToast({ topic: 'cart', tone: 'notice', title: whyNoMore(product.name, left) })
    showToast({
      topic: 'cart',
      title: `${product.name} added to cart!`,
      action: { label: 'View cart', run: () => setCartOpen(true) },
    })
    loadDrawer().catch(() => undefined)
  }

  const isSoldOut = left !== undefined && left < 1
  return {
    add,
    isSoldOut,
    label: isSoldOut ? 'Sold out' : 'Add to Cart',
    note: isSoldOut ? null : stockNote(left),
  }
}

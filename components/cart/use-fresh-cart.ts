'use client'

import { useEffect, useState } from 'react'
import { reconcile } from '@/lib/cart/reconcile'
import { currentLines, replaceLines } from '@/lib/cart/store'
import { askProductsOnSale, useProductsOnSale } from '@/lib/products/on-sale-store'

/**
 * Brings prices, names and quantities up to date when the drawer opens and whenever the window gets the focus again.
 * False while the shop could not be asked; the cart stays as it was then.
 */
export function useFreshCart(isOpen: boolean): boolean {
  const [isChecked, setChecked] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const refresh = async () => {
      if (currentLines().length === 0) return
      const isDone = await refreshCart()
      if (!isOver) setChecked(isDone)
    }
    void refresh()
    window.addEventListener('focus', refresh)
    return () => {
      isOver = true
      window.removeEventListener('focus', refresh)
    }
  }, [isOpen])
  return isChecked
}

/** Asks what is on sale and changes the cart to what can be bought. False when the shop could not be asked. */
export async function refreshCart(): Promise<boolean> {
  const products = await askProductsOnSale()
  if (!products) return false
  const before = currentLines()
  const { lines, notices } = reconcile(before, products, useProductsOnSale.getState().held)
  if (JSON.stringify(lines) !== JSON.stringify(before)) replaceLines(lines, notices)
  return true
}

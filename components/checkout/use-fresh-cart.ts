'use client'

import { useEffect, useState } from 'react'
import { currentGifts } from '@/lib/shop/cart/browser/gifts'
import { currentLines } from '@/lib/shop/cart/browser/store'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { resumeCheckout } from './flow'
import { refreshCart } from './refresh-cart'

/**
 * Brings prices, names and quantities up to date when the drawer opens and whenever the window gets the focus again,
 * but never while they are being paid. False while the shop could not be asked; the cart stays as it was then.
 */
export function useFreshCart(isOpen: boolean): boolean {
  const [isChecked, setChecked] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const isIdle = () => useCheckout.getState().phase.name === 'idle'
    const refresh = async () => {
      if (!isIdle() || currentLines().length + currentGifts().length === 0) return
      await resumeCheckout()
      if (isOver || !isIdle()) return
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

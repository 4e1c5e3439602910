'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useCode } from '@/components/behaviour/use-code'
import { dismissTopic } from '@/components/ui/toast-store'
import { hasAccountCart, hasOrder } from '@/lib/platform/browser/kept-here'
import { currentLines, setCartOpen, startCart, useCart } from '@/lib/shop/cart/browser/store'
import { loadDrawer } from './load-drawer'

type Props = { phone: string | null; className: string }

const close = () => setCartOpen(false)
const readGifts = () =>
  void import('@/lib/shop/cart/browser/gifts').then((gifts) => gifts.readGifts()).catch(() => undefined)

/** Starts the cart on every page and draws its drawer, whose code is only loaded when it is first opened. */
export function CartHost(props: Props) {
  const [opener, setOpener] = useState<Element | null>(null)
  const isOpen = useCart((state) => state.isOpen)
  const path = usePathname()
  const drawer = useCode({ isOpen, load: loadDrawer, name: 'The cart', phone: props.phone, close })

  useEffect(() => startCart(readGifts), [])
  useEffect(followAccount, [])
  useEffect(() => {
    if (!hasOrder()) return
    // Where that code does not load either, the drawer asks again when it opens.
    import('@/components/checkout/flow')
      .then(({ sendCheckout }) => sendCheckout({ name: 'returned' }))
      .catch(() => undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useLayoutEffect(close, [path])
  useEffect(() => {
    if (!isOpen) return
    setOpener(document.activeElement)
    dismissTopic('cart')
  }, [isOpen])

  if (drawer) return <drawer.CartDrawer {...props} opener={opener} />
  return (
    <p role="status" className="sr-only">
      {isOpen && 'Opening your cart…'}
    </p>
  )
}

/**
 * Loads what keeps the cart of a signed-in shopper, now or when somebody signs in or out in any tab; a guest's page
 * loads nothing. Returns the function that stops this.
 */
function followAccount(): () => void {
  const start = () => {
    const before = currentLines()
    if (hasAccountCart())
      import('./cart-sync').then(({ startCartSync }) => startCartSync(before)).catch(() => undefined)
  }
  const news = new BroadcastChannel('account')
  news.onmessage = start
  start()
  return () => news.close()
}

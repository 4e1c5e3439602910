'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { dismissTopic, showToast } from '@/components/ui/toast-store'
import { setCartOpen, startCart, useCart } from '@/lib/cart/store'
import { hasOrder } from '@/lib/checkout/has-order'
import type { CartDrawer } from './cart-drawer'
import { loadDrawer } from './load-drawer'

type Props = { phone: string | null; className: string }

/** Starts the cart on every page and draws its drawer, whose code is only loaded when it is first opened. */
export function CartHost(props: Props) {
  const [drawer, setDrawer] = useState<{ Drawer: typeof CartDrawer }>()
  const [opener, setOpener] = useState<Element | null>(null)
  const isOpen = useCart((state) => state.isOpen)
  const path = usePathname()
  const isWaiting = isOpen && !drawer
  const { phone } = props

  useEffect(startCart, [])
  useEffect(() => {
    if (!hasOrder()) return
    // Where that code does not load either, the drawer asks again when it opens.
    import('@/components/checkout/flow').then(({ resumeCheckout }) => resumeCheckout()).catch(() => undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useLayoutEffect(() => setCartOpen(false), [path])
  useEffect(() => {
    if (!isOpen) return
    setOpener(document.activeElement)
    dismissTopic('cart')
  }, [isOpen])
  useEffect(() => {
    if (!isWaiting) return
    loadDrawer().then(
      ({ CartDrawer }) => setDrawer({ Drawer: CartDrawer }),
      () => {
        setCartOpen(false)
        showToast({
          tone: 'destructive',
          title: 'The cart did not open',
          description: `Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`,
        })
      },
    )
  }, [isWaiting, phone])

  if (drawer) return <drawer.Drawer {...props} opener={opener} />
  return (
    <p role="status" className="sr-only">
      {isWaiting && 'Opening your cart …'}
    </p>
  )
}

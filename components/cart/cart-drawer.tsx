'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useEffect } from 'react'
import { Checkout } from '@/components/checkout/checkout'
import { leaveCheckout } from '@/components/checkout/flow'
import { OrderPanel } from '@/components/checkout/order-panel'
import { useFreshCart } from '@/components/checkout/use-fresh-cart'
import { ControlIcon } from '@/components/ui/control-icon'
import { readGifts } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { CartLines } from './cart-lines'
import { CartNews } from './cart-news'
import { CartTotal } from './cart-total'
import { EmptyCart } from './empty-cart'
import { ReturnFocus } from './return-focus'

type Props = { phone: string | null; className: string; opener: Element | null }

const close = () => setCartOpen(false)

/** The cart: a panel at the right, on phones the whole screen (CART-001). While somebody pays, only its button closes it. */
export function CartDrawer({ phone, className, opener }: Props) {
  const isOpen = useCart((state) => state.isOpen)
  const lines = useCart((state) => state.lines)
  const gifts = useCart((state) => state.gifts)
  const phase = useCheckout((state) => state.phase)
  const isBusy = useCheckout(isPaying)
  const isChecked = useFreshCart(isOpen)
  // Where the page could not load the code for them.
  useEffect(readGifts, [])
  // However it closes: its button, Escape, or the browser's own back button.
  useEffect(() => {
    if (!isOpen) leaveCheckout()
  }, [isOpen])
  const order = phase.name === 'done' || phase.name === 'confirming' ? phase : null
  const hasCart = !order && lines.length + gifts.length > 0
  return (
    <Dialog open={isOpen} onClose={() => isBusy || close()} transition className={`cart ${className}`}>
      <DialogBackdrop transition className="cart-backdrop" />
      <DialogPanel transition className="cart-panel">
        <ReturnFocus opener={opener} />
        <div className="cart-head">
          <DialogTitle className="cart-title">{order ? 'Your order' : 'Your cart'}</DialogTitle>
          <button
            type="button"
            className="icon-button"
            aria-label={order ? 'Close order' : 'Close cart'}
            onClick={close}
          >
            <ControlIcon name="close" />
          </button>
        </div>
        <div className="cart-body" inert={isBusy}>
          {order && <OrderPanel key={phase.name} phase={order} phone={phone} onClose={close} />}
          {!order && <CartNews />}
          {hasCart && <CartLines lines={lines} gifts={gifts} />}
          {!order && !hasCart && <EmptyCart phone={phone} onLeave={close} />}
        </div>
        {hasCart && (
          <div className="cart-foot">
            <CartTotal contents={{ lines, gifts }} isChecked={isChecked} />
            <Checkout phone={phone} />
          </div>
        )}
      </DialogPanel>
    </Dialog>
  )
}

'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Icon } from '@/components/ui/icon'
import { setCartOpen, useCart } from '@/lib/cart/store'
import { CartLines } from './cart-lines'
import { CartNews } from './cart-news'
import { CartTotal } from './cart-total'
import { EmptyCart } from './empty-cart'
import { ReturnFocus } from './return-focus'
import { useFreshCart } from './use-fresh-cart'

type Props = { phone: string | null; className: string; opener: Element | null }

const close = () => setCartOpen(false)

/** The cart: a panel at the right, on phones the whole screen (CART-001). */
export function CartDrawer({ phone, className, opener }: Props) {
  const isOpen = useCart((state) => state.isOpen)
  const lines = useCart((state) => state.lines)
  const isChecked = useFreshCart(isOpen)
  return (
    <Dialog open={isOpen} onClose={close} transition className={`cart ${className}`}>
      <DialogBackdrop transition className="cart-backdrop" />
      <DialogPanel transition className="cart-panel">
        <ReturnFocus opener={opener} />
        <div className="cart-head">
          <DialogTitle className="cart-title">Your cart</DialogTitle>
          <button type="button" className="icon-button" aria-label="Close cart" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="cart-body">
          <CartNews />
          {lines.length > 0 ? <CartLines lines={lines} /> : <EmptyCart phone={phone} onLeave={close} />}
        </div>
        {lines.length > 0 && <CartTotal lines={lines} isChecked={isChecked} />}
      </DialogPanel>
    </Dialog>
  )
}

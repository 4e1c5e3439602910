'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type MouseEvent, useEffect } from 'react'
import { Checkout } from '@/components/checkout/checkout'
import { leaveCheckout } from '@/components/checkout/flow'
import { OrderPanel } from '@/components/checkout/order-panel'
import { useFreshCart } from '@/components/checkout/use-fresh-cart'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { undoRemoval } from '@/lib/shop/cart/browser/edit'
import { readGifts } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { type CartContents, cartCents, pieceCount } from '@/lib/shop/cart/shared/model'
import { useGiftMoney } from '@/lib/shop/checkout/browser/gift-money'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { CartLines } from './cart-lines'
import { EmptyCart } from './empty-cart'
import { moveFocusOn } from './move-focus-on'
import { ReturnFocus } from './return-focus'
import { itemCount } from './words'

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

/** What the cart comes to: the sum of its lines and nothing else (PAY-012), less what a gift card pays. */
export function CartTotal({ contents, isChecked }: { contents: CartContents; isChecked: boolean }) {
  const cents = cartCents(contents)
  const giftMoney = useGiftMoney()
  return (
    <>
      <dl>
        <div>
          <dt>Subtotal, {itemCount(pieceCount(contents))}</dt>
          <dd>{formatExactCents(cents)}</dd>
        </div>
        {giftMoney && (
          <div>
            <dt>Gift card ending in {giftMoney.endsWith}</dt>
            <dd>−{formatExactCents(giftMoney.usedCents)}</dd>
          </div>
        )}
        <div className="cart-sum">
          <dt>{giftMoney ? 'To pay' : 'Total'}</dt>
          <dd>{formatExactCents(cents - (giftMoney?.usedCents ?? 0))}</dd>
        </div>
      </dl>
      <p className="cart-promise">No tax or shipping: we come to you.</p>
      {!isChecked && (
        <p className="cart-promise">
          We couldn’t check prices and stock just now. We’ll check again before you pay.
        </p>
      )}
    </>
  )
}

/** What just changed: what the shop corrected, what was taken out and can be put back, and, spoken, the new total. */
export function CartNews() {
  const { notices, removed } = useCart()
  const pieces = useCart(pieceCount)
  const cents = useCart(cartCents)
  return (
    <>
      <div role="status" className="cart-news">
        {notices.map((notice) => (
          <p key={notice} className="cart-notice">
            <ControlIcon name="alert" />
            {notice}
          </p>
        ))}
        {removed && (
          <p className="cart-removed">
            <span className="grow">{removed.sentence}</span>
            <button type="button" className="text-link" onClick={undo}>
              Undo
            </button>
          </p>
        )}
      </div>
      {/* Of its own, or every notice would be read again with each new total. */}
      <p role="status" className="sr-only">
        {pieces > 0 && `${itemCount(pieces)}, total ${formatExactCents(cents)}`}
      </p>
    </>
  )
}

function undo({ currentTarget }: MouseEvent<HTMLElement>) {
  moveFocusOn(currentTarget)
  undoRemoval()
}

'use client'

import './cart-drawer.css'
import { type MouseEvent, useEffect } from 'react'
import { Checkout, useFreshCart } from '@/components/checkout/checkout'
import { sendCheckout } from '@/components/checkout/flow'
import { OrderPanel } from '@/components/checkout/order-panel'
import { CallLink } from '@/components/content/call-link'
import { Drawer } from '@/components/ui/drawer'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { clearCart, undoRemoval } from '@/lib/shop/cart/browser/edit'
import { readGifts } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { type CartContents, cartCents, itemCount, pieceCount } from '@/lib/shop/cart/shared/cart-line'
import { lastGuestOrder } from '@/lib/shop/checkout/browser/record'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { accessCode } from '@/lib/shop/orders/shared/reference'
import { CartLineItem, quietLook } from './cart-line-item'
import { CartTotal } from './cart-total'
import { GiftLineItem } from './gift-line-item'
import { moveFocusOn } from './move-focus-on'

type Props = { phone: string | null; className: string; opener: Element | null }

const close = () => setCartOpen(false)

/**
 * The cart: a panel at the right, on phones the whole screen (CART-001). While somebody pays, only its button closes
 * it.
 */
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
    if (!isOpen) void sendCheckout({ name: 'drawerClosed' })
  }, [isOpen])
  const order = phase.name === 'done' || phase.name === 'confirming' ? phase : null
  const hasCart = !order && lines.length + gifts.length > 0
  return (
    <Drawer
      isOpen={isOpen}
      title={order ? 'Your order' : 'Your cart'}
      closeLabel={order ? 'Close order' : 'Close cart'}
      isBusy={isBusy}
      className={`cart-drawer ${className}`}
      onClose={close}
      // The header's control where what opened it has gone as well.
      returnTo={() => (opener?.isConnected ? opener : document.querySelector('[data-cart-button]'))}
      footer={
        hasCart && (
          <>
            <CartTotal contents={{ lines, gifts }} isChecked={isChecked} />
            <Checkout phone={phone} />
          </>
        )
      }
    >
      {order && <OrderPanel key={phase.name} phase={order} phone={phone} onClose={close} />}
      {!order && <CartNews />}
      {hasCart && <CartLines lines={lines} gifts={gifts} />}
      {!order && !hasCart && <EmptyCart phone={phone} onLeave={close} />}
    </Drawer>
  )
}

const newsLook =
  'flex items-center gap-3 border-b border-sand-200 px-5 py-2.5 text-sm leading-[1.45] text-ink-900'

/** What just changed: what the shop corrected, what was taken out and can be put back, and, spoken, the new total. */
export function CartNews() {
  const { notices, removed } = useCart()
  const pieces = useCart(pieceCount)
  const cents = useCart(cartCents)
  return (
    <>
      <div role="status">
        {notices.map((notice) => (
          <p key={notice} className={`${newsLook} bg-[oklch(0.96_0.035_80)]`}>
            <Icon name="alert" className="mt-[0.15em] self-start text-[oklch(0.5_0.11_60)]" />
            {notice}
          </p>
        ))}
        {removed && (
          <p className={`${newsLook} bg-sand-100`}>
            <span className="grow">{removed.sentence}</span>
            <button type="button" className="text-link -mr-2 min-h-9 px-2" onClick={undo}>
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

export function CartLines({ lines, gifts }: CartContents) {
  return (
    <div className="px-5 pb-4">
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
        {gifts.map((gift) => (
          <GiftLineItem key={gift.giftKey} gift={gift} />
        ))}
      </ul>
      <button type="button" className={`mt-1 ${quietLook}`} onClick={clear}>
        Clear cart
      </button>
    </div>
  )
}

function clear({ currentTarget }: MouseEvent<HTMLElement>) {
  moveFocusOn(currentTarget)
  clearCart()
}

/** An empty cart leads on: to the menu, or to a person. A guest's last code can be found again here. */
export function EmptyCart({ phone, onLeave }: { phone: string | null; onLeave: () => void }) {
  const last = lastGuestOrder()
  return (
    <EmptyState className="my-auto px-7">
      <h3>Nothing here yet</h3>
      <p className="mt-2 mb-6 max-w-[30ch]">
        Pick an injection from the menu and a nurse brings it to your door.
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there; the click also closes the drawer. */}
      <a href="/vitamin-injections#injections" className="button button-primary" onClick={onLeave}>
        See the injections
      </a>
      <CallLink phone={phone} label="Or call and ask" className="call mt-2" />
      {last && (
        <p className="mt-2 mb-6 max-w-[30ch] text-sm">
          Your last order: #{last.orderRef}, access code <code>{accessCode(last.accessToken)}</code>
        </p>
      )}
    </EmptyState>
  )
}

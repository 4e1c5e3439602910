'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type MouseEvent, useEffect } from 'react'
import { Ocotillo } from '@/components/art/ocotillo'
import { Checkout, useFreshCart } from '@/components/checkout/checkout'
import { sendCheckout } from '@/components/checkout/flow'
import { OrderPanel } from '@/components/checkout/order-panel'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { clearCart, undoRemoval } from '@/lib/shop/cart/browser/edit'
import { readGifts } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { type CartContents, cartCents, itemCount, pieceCount } from '@/lib/shop/cart/shared/cart-line'
import { useGiftMoney } from '@/lib/shop/checkout/browser/gift-money'
import { lastGuestOrder } from '@/lib/shop/checkout/browser/record'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { accessCode } from '@/lib/shop/orders/shared/reference'
import { CartLineItem } from './cart-line-item'
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

/**
 * Gives the focus back when the drawer is gone: to what opened it, or to the header's control where that has gone as
 * well. (Headless UI only knows what had the focus after its code was loaded.)
 */
export function ReturnFocus({ opener }: { opener: Element | null }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const target = opener?.isConnected ? opener : document.querySelector('.cart-button')
        if (target instanceof HTMLElement) target.focus()
      })
    },
    [opener],
  )
  return null
}

export function CartLines({ lines, gifts }: CartContents) {
  return (
    <div className="cart-lines">
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
        {gifts.map((gift) => (
          <GiftLineItem key={gift.giftKey} gift={gift} />
        ))}
      </ul>
      <button type="button" className="cart-clear" onClick={clear}>
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
    <div className="cart-empty">
      <svg viewBox="0 0 240 190" aria-hidden="true">
        <circle cx="138" cy="84" r="58" className="hero-sun" />
        <path className="hero-ridge-near" d="M8 166c50-18 84-14 124-5s72 3 100-8v24H8z" />
        <Ocotillo
          seed="cart"
          root={{ x: 112, y: 172 }}
          height={140}
          spread={66}
          count={6}
          width={2.5}
          isBare
        />
      </svg>
      <h3>Nothing here yet</h3>
      <p>Pick an injection from the menu and a nurse brings it to your door.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there; the click also closes the drawer. */}
      <a href="/vitamin-injections#injections" className="button button-primary" onClick={onLeave}>
        See the injections
      </a>
      <CallLink phone={phone} label="Or call and ask" className="call" />
      {last && (
        <p className="cart-last">
          Your last order: #{last.orderRef}, access code <code>{accessCode(last.accessToken)}</code>
        </p>
      )}
    </div>
  )
}

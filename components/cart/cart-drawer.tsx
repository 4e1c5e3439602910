'use client'

import './cart-drawer.css'
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
    <Dialog open={isOpen} onClose={() => isBusy || close()} transition className={`cart-drawer ${className}`}>
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink-900/45 transition-opacity data-closed:opacity-0"
      />
      <DialogPanel
        transition
        data-panel
        className="fixed inset-y-0 right-0 flex w-[min(28rem,100vw)] scroll-pt-20 flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-sand-50 [box-shadow:-16px_0_48px_-24px_oklch(0.3_0.04_60/0.5)] transition-[translate] duration-[calc(var(--quick,0s)*1.3)] ease-[cubic-bezier(0.2,0.8,0.3,1)] data-closed:[translate:100%_0] max-lap:has-data-order:bottom-(--toasts-height,0px) tall:overflow-hidden"
      >
        <ReturnFocus opener={opener} />
        <div className="sticky top-0 z-1 flex shrink-0 items-center justify-between gap-4 border-b border-sand-200 bg-sand-50 px-5 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-3">
          <DialogTitle className="text-title">{order ? 'Your order' : 'Your cart'}</DialogTitle>
          <button
            type="button"
            className="icon-button -mr-3 border-transparent hover:bg-sand-200"
            aria-label={order ? 'Close order' : 'Close cart'}
            onClick={close}
          >
            <ControlIcon name="close" />
          </button>
        </div>
        <div
          className="flex flex-1 flex-col tall:overflow-x-hidden tall:overflow-y-auto tall:overscroll-contain"
          inert={isBusy}
        >
          {order && <OrderPanel key={phase.name} phase={order} phone={phone} onClose={close} />}
          {!order && <CartNews />}
          {hasCart && <CartLines lines={lines} gifts={gifts} />}
          {!order && !hasCart && <EmptyCart phone={phone} onLeave={close} />}
        </div>
        {hasCart && (
          <div className="shrink-0 border-t border-sand-200 bg-white px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] tall:max-h-3/4 tall:overflow-y-auto tall:overscroll-contain">
            <CartTotal contents={{ lines, gifts }} isChecked={isChecked} />
            <Checkout phone={phone} />
          </div>
        )}
      </DialogPanel>
    </Dialog>
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
            <ControlIcon name="alert" className="mt-[0.15em] self-start text-[oklch(0.5_0.11_60)]" />
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

/**
 * Gives the focus back when the drawer is gone: to what opened it, or to the header's control where that has gone as
 * well. (Headless UI only knows what had the focus after its code was loaded.)
 */
export function ReturnFocus({ opener }: { opener: Element | null }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const target = opener?.isConnected ? opener : document.querySelector('[data-cart-button]')
        if (target instanceof HTMLElement) target.focus()
      })
    },
    [opener],
  )
  return null
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
    <div className="my-auto grid justify-items-center px-7 pt-8 pb-12 text-center">
      <svg viewBox="0 0 240 190" className="mb-5 w-[min(15rem,80%)]" aria-hidden="true">
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
    </div>
  )
}

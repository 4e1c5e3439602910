import { Ocotillo } from '@/components/art/ocotillo'
import { CallLink } from '@/components/content/call-link'
import { lastGuestOrder } from '@/lib/shop/checkout/browser/record'
import { accessCode } from '@/lib/shop/orders/shared/reference'

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

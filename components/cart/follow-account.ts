import { hasAccountCart } from '@/lib/platform/browser/kept-here'
import { currentLines } from '@/lib/shop/cart/browser/store'

/**
 * Loads what keeps the cart of a signed-in shopper, now or when somebody signs in or out in any tab; a guest's page loads
 * nothing. Returns the function that stops this.
 */
export function followAccount(): () => void {
  const start = () => {
    const before = currentLines()
    if (hasAccountCart())
      import('./mirror').then(({ startMirror }) => startMirror(before)).catch(() => undefined)
  }
  const news = new BroadcastChannel('account')
  news.onmessage = start
  start()
  return () => news.close()
}

import { showToast } from '@/components/ui/toast-store'
import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { currentLines, setCartOpen } from '@/lib/shop/cart/browser/store'
import { addProduct, type CartLine, itemCount, unitCount } from '@/lib/shop/cart/shared/cart-line'

/** The stored cart came in place of what was picked before signing in: it can be added (decision CART-011). */
export function offerLeftBehind(guests: CartLine[]): void {
  const count = unitCount(guests)
  showToast({
    title: 'Your saved cart is back',
    description: `${itemCount(count)} from before you signed in ${count === 1 ? 'is' : 'are'} not in it.`,
    durationMs: 30_000,
    action: {
      label: 'Add them',
      run() {
        replaceLines(withAll(currentLines(), guests), [])
        setCartOpen(true)
      },
    },
  })
}

function withAll(lines: CartLine[], guests: CartLine[]): CartLine[] {
  let all = lines
  for (const { product, quantity } of guests)
    for (let unit = 0; unit < quantity; unit += 1) all = addProduct(all, product)
  return all
}

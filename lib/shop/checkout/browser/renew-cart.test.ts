import { beforeEach, expect, test } from 'vitest'
import { useCart } from '@/lib/shop/cart/browser/store'
import { renewVisit } from './renew-cart'
import { useCheckout } from './store'

const mesa = { zip: '85201', phone: '(480) 555-0100', area: 'Mesa', time: null, feeCents: 25_00 }

beforeEach(() => {
  useCart.setState({ notices: [] })
  useCheckout.setState({ visit: null, refusedVisit: null })
})

test('a travel fee that changed is told with the old and the new one; the first, the same and another place are not', () => {
  renewVisit(mesa)
  renewVisit(mesa)
  renewVisit({ ...mesa, zip: '85251', area: 'Scottsdale', feeCents: 0 })
  expect(useCart.getState().notices).toEqual([])
  renewVisit(mesa)
  renewVisit({ ...mesa, feeCents: 30_00 })
  expect(useCart.getState().notices).toEqual(['The travel fee to Mesa is now $30.00; it was $25.00.'])
  expect(useCheckout.getState().visit?.feeCents).toBe(30_00)
})

import { currentShopper } from '@/lib/people/accounts/server/session'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { readStoredCart, replaceCartRequest, replaceStoredCart } from '@/lib/shop/cart/server/account-cart'

export const dynamic = 'force-dynamic'

/** The signed-in shopper's stored cart (CALL-004). */
export async function GET(request: Request) {
  const wait = await secondsToWait('cart', request)
  if (wait !== null) return answerTooOften(wait)
  return inTheirName(async (owner) => answerJson(200, await readStoredCart(owner)))
}

/** Stores the shopper's cart and answers with it as it is then (CART-013). */
export const PUT = (request: Request) =>
  handleMutation(request, { schema: replaceCartRequest, limit: 'cart' }, (input) =>
    inTheirName(async (owner) => {
      // Another tab signed out, and somebody else in: the lines are not theirs.
      if (input.owner !== owner)
        return answerProblem(409, 'other_shopper', 'owner: somebody else is signed in by now.')
      const unsold = await replaceStoredCart(input)
      if (unsold.length === 0) return answerJson(200, await readStoredCart(owner))
      const names = unsold.map(({ name }) => name).join(', ')
      return answerJson(409, {
        error: 'unavailable',
        field: 'lines',
        message: `No longer sold: ${names}.`,
        products: unsold,
      })
    }),
  )

async function inTheirName(work: (owner: string) => Promise<Response>): Promise<Response> {
  try {
    const shopper = await currentShopper()
    if (shopper) return await work(shopper.id)
    return answerProblem(401, 'signed_out', 'Please sign in: a guest’s cart is kept in the browser.')
  } catch (error) {
    log.error('cart', 'A cart could not be reached', { error })
    return answerProblem(503, 'unanswered', 'Your stored cart can’t be reached at this moment.')
  }
}

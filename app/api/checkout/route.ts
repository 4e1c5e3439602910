import { previewedMoment, refuseSale } from '@/lib/content/preview/server/cookie'
import { getSiteSettings } from '@/lib/content/server/settings'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { currentOffers } from '@/lib/shop/payments/server/gateways'

export const dynamic = 'force-dynamic'

/**
 * What the browser needs to show the buttons of those who take money. Asked when the cart opens, so that no page keeps
 * an old configuration.
 */
export async function GET() {
  const moment = await previewedMoment()
  if (moment) return refuseSale(moment)
  const settings = await getSiteSettings().catch(() => null)
  const phone = settings?.phone ?? null
  const offers = currentOffers()
  if (Object.keys(offers).length === 0)
    return answerProblem(
      503,
      'payment_unavailable',
      `You can’t pay online right now. Call us${phone ? ` at ${phone}` : ''}.`,
    )
  return answerJson(200, { offers, phone })
}

import { previewedMoment, refuseSale } from '@/lib/content/preview/server/cookie'
import { getSiteSettings } from '@/lib/content/server/settings'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { env } from '@/lib/platform/server/env'

export const dynamic = 'force-dynamic'

/**
 * What the browser needs to show PayPal's button. Asked when the cart opens, so that no page keeps an old
 * configuration.
 */
export async function GET() {
  const moment = await previewedMoment()
  if (moment) return refuseSale(moment)
  const settings = await getSiteSettings().catch(() => null)
  const phone = settings?.phone ?? null
  if (!env.paypal)
    return answerProblem(
      503,
      'payment_unavailable',
      `You can’t pay online right now. Call us${phone ? ` at ${phone}` : ''}.`,
    )
  const { clientId, environment, sdkUrl } = env.paypal
  return answerJson(200, { clientId, environment, sdkUrl, phone })
}

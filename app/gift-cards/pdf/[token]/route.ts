import { getSiteSettings } from '@/lib/content/server/settings'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import { readPrintedCard } from '@/lib/shop/gift-cards/server/mailed'
import { giftCardPdf } from '@/lib/shop/gift-cards/server/pdf'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The card to print, for who has its sender's or its recipient's link. */
export async function GET(_request: Request, { params }: Context) {
  const { token } = await params
  try {
    const card = await readPrintedCard(token)
    if (!card)
      return answerProblem(404, 'unknown', 'This link doesn’t open a gift card, or it is no longer valid.')
    return new Response(await giftCardPdf(card, await clinicOf()), {
      headers: {
        ...privateHeaders,
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="gift-card.pdf"',
      },
    })
  } catch (error) {
    log.error('gift-cards', 'A gift card could not be printed', { error })
    return answerProblem(503, 'not_now', 'The card can’t be shown right now. Please try again in a minute.')
  }
}

async function clinicOf() {
  const settings = await getSiteSettings()
  return { name: settings?.clinicName ?? '', phone: settings?.phone ?? '', siteUrl: env.siteUrl }
}

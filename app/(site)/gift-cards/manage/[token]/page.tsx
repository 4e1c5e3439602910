import type { Metadata } from 'next'
import { CallLink } from '@/components/content/call-link'
import { Unavailable } from '@/components/errors/dead-ends'
import { PageStatus } from '@/components/errors/page-status'
import { GiftFrame } from '@/components/gift-cards/gift-frame'
import { ManageCard } from '@/components/gift-cards/manage-card'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { readManagedCard } from '@/lib/shop/gift-cards/server/manage'

export const dynamic = 'force-dynamic'

/** `same-origin`: the address opens the card and is told to nobody else, but what the page sends is recognised. */
export const metadata: Metadata = {
  title: 'Your gift card',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { params: Promise<{ token: string }> }

/** Where the link in the buyer's mail leads. Looking changes nothing: mail scanners look, too. */
export default async function Page({ params }: Props) {
  const { token } = await params
  const phone = (await getSiteSettings().catch(() => null))?.phone ?? null
  const card = await readManagedCard(token).catch((error): 'unknown' => {
    log.error('gift-cards', 'A gift card could not be shown', { error })
    return 'unknown'
  })
  if (card === 'unknown') return <Unavailable phone={phone} />
  if (card) return <ManageCard shown={card} token={token} today={clinicDate(now())} phone={phone} />
  return (
    <GiftFrame
      title="This link doesn’t open a gift card"
      intro="It may have been cut off. Please open it from our email again, or call us: we can find the card by your name."
    >
      <PageStatus is={404} />
      <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
    </GiftFrame>
  )
}

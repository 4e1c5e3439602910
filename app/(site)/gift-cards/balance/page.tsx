import type { Metadata } from 'next'
import { FormCard } from '@/components/account/account-card'
import { BalanceForm } from '@/components/gift-cards/balance-form'
import { GiftFrame } from '@/components/gift-cards/gift-frame'
import { getSiteSettings } from '@/lib/content/server/settings'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Gift card balance',
  robots: { index: false },
  referrer: 'same-origin',
}

/** Tells who has the code of a gift card what is left on it. */
export default async function Page() {
  const settings = await getSiteSettings().catch(() => null)
  return (
    <GiftFrame
      title="What is left on your gift card?"
      intro="Enter the code from the email or the printed card. There are no fees, and the money never expires."
    >
      <FormCard>
        <BalanceForm phone={settings?.phone ?? null} />
      </FormCard>
    </GiftFrame>
  )
}

import type { Metadata } from 'next'
import { ConfirmView } from '@/components/account/confirm-view'
import { confirmationOf, confirmationProblems } from '@/lib/accounts/confirmation'
import { getSiteSettings } from '@/lib/content/settings'

export const dynamic = 'force-dynamic'

/** `same-origin`: the address is a key and is told to nobody else, but the button's own page is recognised. */
export const metadata: Metadata = {
  title: 'Confirm',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Where the links of our mails lead. Looking changes nothing: mail scanners look, too. */
export default async function Page({ searchParams }: Props) {
  const { token_hash: token, type, problem } = await searchParams
  const settings = await getSiteSettings().catch(() => null)
  const kind = confirmationOf(type)
  const trouble = confirmationProblems.find((known) => known === problem)
  const isWhole = kind !== null && typeof token === 'string' && !trouble
  return (
    <ConfirmView
      kind={kind ?? 'signup'}
      token={isWhole ? token : null}
      problem={trouble ?? 'used'}
      phone={settings?.phone ?? null}
    />
  )
}

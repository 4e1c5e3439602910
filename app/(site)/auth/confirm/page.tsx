import type { Metadata } from 'next'
import { ConfirmView, type OpenLink } from '@/components/account/confirm-view'
import { getSiteSettings } from '@/lib/content/server/settings'
import { passwordAsked } from '@/lib/people/accounts/server/confirm'
import {
  type Confirmation,
  confirmationOf,
  confirmationProblems,
  readMailLink,
} from '@/lib/people/accounts/server/proofs'
import { formAgain } from '@/lib/platform/forms/server/answer-again'
import { log } from '@/lib/platform/telemetry/server/log'

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
  const [settings, again] = await Promise.all([getSiteSettings().catch(() => null), formAgain()])
  const kind = confirmationOf(type)
  const trouble = confirmationProblems.find((known) => known === problem)
  const link =
    kind !== null && typeof token === 'string' && !trouble
      ? await look(kind, token).catch((error: unknown): 'away' => {
          log.error('accounts', 'A link could not be looked at', { error })
          return 'away'
        })
      : null
  return (
    <ConfirmView
      kind={kind ?? 'signup'}
      link={link === 'away' ? null : link}
      problem={link === 'away' ? 'away' : (trouble ?? 'used')}
      refusal={again}
      phone={settings?.phone ?? null}
    />
  )
}

async function look(kind: Confirmation, token: string): Promise<OpenLink | null> {
  const link = await readMailLink(kind, token)
  return link && { token, address: link.address, asked: await passwordAsked(kind, link) }
}

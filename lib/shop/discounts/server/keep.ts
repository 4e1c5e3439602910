import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { insist } from '@/lib/platform/db/server/insist'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { newDiscountCode } from './code'

/** The discount card's form (ERR-016): its success words show `{email}` and `{code}`. Throws when no code could be stored. */
export async function keepDiscount({ values }: { values: Record<string, unknown> }) {
  const email = String(values.email)
  const { code } = await issueDiscountCode(email)
  return { outcome: 'received' as const, fills: { email, code } }
}

const alreadyTaken = '23505'

/**
 * The one code of this address, which is mailed to it too (ERR-016): the same again and again, a mail at most every ten minutes.
 * Throws when it could not be stored.
 */
async function issueDiscountCode(email: string): Promise<{ code: string }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const code = newDiscountCode()
    const { data, error } = await insist(() =>
      serviceClient().rpc('issue_discount_code', {
        p_email: email,
        p_code: code,
        p_now: now().toISOString(),
      }),
    )
    if (!error) {
      deliverMailsSoon()
      return { code: data as string }
    }
    if (error.code !== alreadyTaken) throw new Error(`A discount code could not be stored: ${error.code}`)
  }
  throw new Error('No free discount code was found')
}

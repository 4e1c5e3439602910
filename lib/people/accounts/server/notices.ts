import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { AccountsAway } from './auth-trouble'

export type Notice = 'account_exists' | 'password_changed' | 'email_change_asked'

/**
 * Queues a mail about somebody's account. `account_exists` goes to confirmed accounts only, once in ten minutes and five times a day.
 * Throws `AccountsAway` when it could not be stored.
 */
export async function queueNotice(notice: Notice, email: string): Promise<void> {
  const { error } = await serviceClient().rpc('queue_account_notice', {
    p_kind: notice,
    p_email: email,
    p_now: now().toISOString(),
  })
  if (error) throw new AccountsAway(`A mail about an account could not be stored: ${error.code}`)
  deliverMailsSoon()
}

import 'server-only'
import type { User } from '@supabase/supabase-js'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { AccountsAway } from './auth-trouble'

/** Whether this account's owner has opened the mailbox of its present address and stands for its password (0014). */
export async function isProven(userId: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('is_proven', { p_user_id: userId })
  if (error) throw new AccountsAway(`An account could not be looked at: ${error.code}`)
  return data
}

/** From now on the account is its owner's. The caller has made sure of the mailbox and of the password. */
export async function prove({ id, email = '' }: User): Promise<void> {
  const args = { p_user_id: id, p_email: email, p_now: now().toISOString() }
  const { data, error } = await serviceClient().rpc('prove_account', args)
  if (error || !data) throw new AccountsAway(`An account could not be proven: ${error?.code ?? 'changed'}`)
}

export type MailLink = {
  userId: string
  /** The address the link is about: the new one where it changes. */
  address: string
  /** What the account signs in with so far. */
  accountEmail: string
  signUp: string | null
}

/** What a link of our mails is about, without using it; null when it is used up or made up. Throws `AccountsAway`. */
export async function readMailLink(kind: string, token: string): Promise<MailLink | null> {
  const { data, error } = await serviceClient().rpc('mail_link', { p_token_hash: token })
  if (error) throw new AccountsAway(`A link could not be looked at: ${error.code}`)
  const link = data.find((one) => one.kind === kind)
  if (!link) return null
  const { user_id: userId, address, account_email: accountEmail, sign_up: signUp } = link
  return { userId, address, accountEmail, signUp }
}

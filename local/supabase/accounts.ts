import type { Sql } from 'postgres'
import type { OutgoingMail } from '../mail/send.ts'
import { createTurns } from './in-turn.ts'
import { answerRepeatedSignUp } from './repeated-sign-up.ts'
import { resendConfirmation } from './resend.ts'
import { refuseTakenAddress } from './taken-address.ts'

type Options = { sql: Sql; siteUrl: string; send(mail: OutgoingMail): Promise<void> }
type AccountsCall = {
  /** The last part of `/auth/v1/<name>`. */
  name: string
  /** A text field of the body; undefined when it has none. */
  field(name: string): string | undefined
  /** Lite's own answer. */
  proceed(): Promise<Response>
}

/** Lite's accounts service, completed where hosted Supabase does more (contracts/supabase-local.md 5 and 6). POST calls only. */
export function createAccounts(options: Options): (call: AccountsCall) => Promise<Response> {
  const inTurn = createTurns()
  return async ({ name, field, proceed }) => {
    const email = field('email')
    if (name === 'resend' && email && field('type') === 'signup') {
      await resendConfirmation(options, email)
      return Response.json({})
    }
    if (name === 'signup' && email)
      // At the same moment lite would make the account twice, and fail.
      return inTurn(email.toLowerCase(), async () => {
        const answer = await proceed()
        return answer.status === 429 ? answerRepeatedSignUp(options, email) : answer
      })
    const token = field('token_hash')
    if (name === 'verify' && token && field('type') === 'email_change')
      await refuseTakenAddress(options.sql, token)
    return proceed()
  }
}

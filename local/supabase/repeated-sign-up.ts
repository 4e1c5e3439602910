import { randomUUID } from 'node:crypto'
import { type ConfirmationMail, resendConfirmation } from './resend.ts'

/**
 * What hosted Supabase answers to a sign-up of an address that has an account, where lite says 429 for ever: a made-up user as for
 * anybody. An account that waits to be confirmed gets its link again.
 */
export async function answerRepeatedSignUp(mail: ConfirmationMail, email: string): Promise<Response> {
  await resendConfirmation(mail, email)
  const at = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    confirmation_sent_at: at,
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  })
}

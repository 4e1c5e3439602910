import 'server-only'
import { dropSession, sessionClient } from '@/lib/platform/db/server/session'
import { withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { done } from './outcome'
import { dropRecoveryProof } from './recovery-proof'

/** CALL-012: ends the session of this device. It always works: without the service the cookies go all the same. */
export const signOut: AccountCall = {
  name: 'sign-out',
  limit: 'account-try',
  failureTitle: 'Sign out error',
  button: 'Sign Out',
  fields: [],
  async run() {
    const client = await sessionClient()
    const { error } = await withinPatience(client.auth.signOut({ scope: 'local' })).catch((error) => ({
      error,
    }))
    if (error && error.name !== 'AuthSessionMissingError')
      console.error(`A session was ended in its browser only: ${error.name} ${error.status ?? ''}`)
    await Promise.all([dropSession(), dropRecoveryProof()])
    return done({}, '/')
  },
}

import 'server-only'
import { dropSession } from '@/lib/platform/db/server/session'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { done, signedOut } from './outcome'
import { ownSession } from './own-session'

/** Ends every session of who is signed in, on all devices. Unlike signing out here it can fail, and then says so. */
export const signOutEverywhere: AccountCall = {
  name: 'sign-out-everywhere',
  limit: 'account-try',
  failureTitle: 'Your other devices are still signed in',
  button: 'Sign out everywhere',
  fields: [],
  async run() {
    const session = await ownSession()
    if (!session) return signedOut()
    const { error } = await withinPatience(session.auth.signOut({ scope: 'global' }))
    refusalOf(error)
    await dropSession()
    return done({}, '/account')
  },
}

import 'server-only'
import { clinicDate } from '@/lib/platform/clinic-time/shared/model'
import { now } from '@/lib/platform/server/clock'
import { waitForAddress } from './address-limit'
import type { AccountCall } from './call'
import { exportAccount } from './export'
import { type Outcome, signedOut, tooOften } from './outcome'
import { checkOwnPassword } from './own-password'
import { ownSession } from './own-session'

/** Everything we hold of who is signed in, once the password was right, as a file. */
export const takeData: AccountCall = {
  name: 'export',
  limit: 'account-try',
  failureTitle: 'Your data was not handed out',
  button: 'Download my data',
  fields: [{ name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }],
  async run({ password = '' }, { network }): Promise<Outcome> {
    const session = await ownSession()
    if (!session) return signedOut()
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    const wait = await waitForAddress('export', session.user.id)
    if (wait !== null) return tooOften(wait)
    const body = await exportAccount(session.user.id)
    if (!body) return signedOut()
    return { kind: 'done', body, goTo: '/account/data', fileName: `my-data-${clinicDate(now())}.json` }
  },
}

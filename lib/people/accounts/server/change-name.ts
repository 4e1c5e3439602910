import 'server-only'
import { nameProblem } from '@/lib/people/accounts/shared/rules'
import { secondsAsked } from '@/lib/platform/db/server/session-client'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { done, firstProblem, signedOut, tooOften } from './outcome'
import { ownSession } from './own-session'
import { toShopper } from './shopper'

/** ENT-005: what we call who is signed in. 200 `{shopper}`. */
export const changeName: AccountCall = {
  name: 'name',
  limit: 'account-try',
  failureTitle: 'Your name was not changed',
  button: 'Save name',
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  ],
  async run({ firstName = '', lastName = '' }) {
    const problem = firstProblem({
      firstName: nameProblem('first', firstName),
      lastName: nameProblem('last', lastName),
    })
    if (problem) return problem
    const session = await ownSession()
    if (!session) return signedOut()
    const names = { first_name: firstName.trim(), last_name: lastName.trim() }
    const { data, error } = await withinPatience(session.auth.updateUser({ data: names }))
    const refusal = refusalOf(error)
    if (refusal?.status === 429) return tooOften(secondsAsked(session.auth))
    if (refusal || !data.user) return signedOut()
    return done({ shopper: toShopper(data.user) }, '/account/settings')
  },
}

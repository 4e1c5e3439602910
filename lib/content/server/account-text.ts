import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { AccountTextQueryResult } from './sanity.types'

const accountTextQuery = defineQuery(`*[_type == "accountText" && _id == "accountText"][0] {
  guestTitle, guestIntro, signInTitle, signUpTitle, signUpIntro, forgotTitle, forgotIntro, forgotSaid, resendTitle, resendIntro, resendSaid,
  passwordTitle, passwordIntro, passwordSaid, linkNeededText, ordersEmptyText, requestsEmptyText, claimIntro, dataIntro, deleteIntro,
  orderTitle, orderIntro, orderExamText
}`)

/** What the account pages say; null before it was published. */
export const getAccountText = () => loadContent(accountTextQuery, { tags: ['id:accountText'] })

export type AccountText = NonNullable<AccountTextQueryResult>

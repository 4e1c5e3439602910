import { defineQuery } from 'groq'
import { isApproved } from '../shared/approval.ts'
import { loadContent } from './load'
import type { AccountTextQueryResult, FormTextQueryResult, ZipCheckTextQueryResult } from './sanity.types'

const formTextQuery = defineQuery(`*[_type == "formText" && _id == $id][0] {
  heading, intro, requiredNote, button, sendingButton, note, successTitle, successText, sentNote, endingTitle, endingText, heldTitle, heldText, waitingTitle, waitingText, missingTitle, missingText,
  noServiceTitle, noServiceText, failureTitle, failureText, totalLabel, fieldNotes[] { field, label, help }
}`)

/** What a form says before, after and when something is wrong; null when it is not published. */
export function getFormText(form: string) {
  const id = `formText-${form}`
  return loadContent(formTextQuery, { params: { id }, tags: [`id:${id}`] })
}

export type FormText = NonNullable<FormTextQueryResult>

const accountTextQuery = defineQuery(`*[_type == "accountText" && _id == "accountText"][0] {
  guestTitle, guestIntro, signInTitle, signUpTitle, signUpIntro, forgotTitle, forgotIntro, forgotSaid, resendTitle, resendIntro, resendSaid,
  passwordTitle, passwordIntro, passwordSaid, linkNeededText, ordersEmptyText, requestsEmptyText, claimIntro, dataIntro, deleteIntro,
  orderTitle, orderIntro, orderExamText
}`)

/** What the account pages say; null before it was published. */
export const getAccountText = () => loadContent(accountTextQuery, { tags: ['id:accountText'] })

export type AccountText = NonNullable<AccountTextQueryResult>

const zipCheckTextQuery = defineQuery(`*[_type == "zipCheckText" && _id == "zipCheckText"][0] {
  label, bookingLabel, button, invalidText, failureText, areaTitle, timeText, noTimeText, noFeeText, feeText, outsideTitle, outsideText
}`)

/** What the ZIP check says; null before it was published. */
export const getZipCheckText = () => loadContent(zipCheckTextQuery, { tags: ['id:zipCheckText'] })

export type ZipCheckText = NonNullable<ZipCheckTextQueryResult>

const replyPromisesQuery = defineQuery(`*[_type == "formText" && _id == $id][0] {
  replyWithin { amount, unit }, careerReplyWithin { amount, unit }
}`)

/** Within which time the site promises to answer this form; null when its text is not published. */
export function getReplyPromises(form: string) {
  const id = `formText-${form}`
  return loadContent(replyPromisesQuery, { params: { id }, tags: [`id:${id}`] })
}

const dripFinderQuery =
  defineQuery(`*[_type == "page" && defined(path) && "dripFinder" in blocks[]._type] | order(path asc)[0] {
  path, needsApproval, approvedBy, approvedAt, "finder": blocks[_type == "dripFinder"][0]
}`)

/** The questions that help to choose, and the page they stand on; null while none is published. */
export async function getDripFinder() {
  const page = await loadContent(dripFinderQuery, { tags: ['type:page'] })
  return page?.finder && page.path
    ? { path: page.path, isSample: !isApproved(page), finder: page.finder }
    : null
}

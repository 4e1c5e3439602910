import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { FormTextQueryResult } from './sanity.types'

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

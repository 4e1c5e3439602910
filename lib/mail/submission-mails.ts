import { forms, isFormId } from '../forms/model'
import { letter } from './letter'
import type { Clinic } from './order-mails'

/** To the clinic: something was sent. Neither who nor what: both can be health information, and mails travel far. */
export function submissionMail(form: string, clinic: Clinic) {
  const title = isFormId(form) ? forms[form].title : 'request'
  return letter(clinic, `A new ${title} is waiting`, {
    heading: `A new ${title} is waiting`,
    paragraphs: ['It is stored. Please look at it and answer in the time the site promises.'],
    rows: [],
    closing: [`Open the Studio: ${clinic.siteUrl}/studio`],
  })
}

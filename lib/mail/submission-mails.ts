import { forms, isFormId } from '../forms/model'
import { letter } from './letter'
import type { Clinic } from './order-mails'

/** What people say aloud of a submission. */
const refOf = (id: string) => id.slice(0, 8)

/** To the clinic: something was sent. Neither who nor what: both can be health information, and mails travel far. */
export function submissionMail(form: string, id: string | null, clinic: Clinic) {
  const title = isFormId(form) ? forms[form].title : 'request'
  return letter(clinic, `A new ${title} is waiting`, {
    heading: `A new ${title} is waiting`,
    paragraphs: ['It’s saved. Please take a look and answer within the time the site promises.'],
    rows: [],
    closing: [],
    action: { label: 'Open it in the Studio', href: `${clinic.siteUrl}/studio/inbox/requests/${id ?? ''}` },
  })
}

/**
 * To who sent it: we have it, and what was promised (`promise` is the published sentence of success). Not one word of theirs, or
 * spam could be sent through us to whom it names as its sender.
 */
export function receivedMail(id: string, promise: string | null, clinic: Clinic) {
  const ref = refOf(id)
  return letter(clinic, `We have your message, reference #${ref}`, {
    heading: 'We have your message',
    paragraphs: [...(promise ? [promise] : []), `Your reference is #${ref}. Mention it if you call us.`],
    rows: [],
    closing: [
      `If you didn’t write to us, someone mistyped their address, and there’s nothing you need to do. Questions? Call us at ${clinic.phone}.`,
    ],
  })
}

/** To the clinic, once an hour at most: what looks like spam is not lost. */
export function reviewMail(clinic: Clinic) {
  return letter(clinic, 'Messages are waiting for review', {
    heading: 'Messages are waiting for review',
    paragraphs: [
      'They look like spam, so no one has been emailed. Please check whether any of them are real.',
    ],
    rows: [],
    closing: [],
    action: { label: 'Open them in the Studio', href: `${clinic.siteUrl}/studio/inbox/requests` },
  })
}

import 'server-only'
import { z } from 'zod'
import { getFormText } from '@/lib/content/server/form-texts'
import type { Clinic, MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { type FormId, forms, isFormId } from './shared/forms'

const formOf = (data: unknown) => z.object({ form: z.string() }).parse(data).form

export const submissionKinds = {
  staff_submission: {
    title: 'To us: a request is waiting',
    compose: ({ data, submission_id: id }, clinic) => submissionMail(formOf(data), id, clinic),
  },
  submission_received: {
    title: 'To the sender: we have your message',
    compose: async ({ data, submission_id: id }, clinic) => {
      if (!id) throw new Error('The mail does not say which message it confirms')
      const text = await getFormText(formOf(data))
      return receivedMail(id, text?.successText ?? null, clinic)
    },
  },
  staff_review: {
    title: 'To us: messages are waiting for review',
    compose: (_row, clinic) => reviewMail(clinic),
  },
} satisfies Record<string, MailKind>

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
 * To who sent it: we have it, and what was promised (`promise` is the published sentence of success). Not one word of
 * theirs, or spam could be sent through us to whom it names as its sender.
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

/** A quote is stated in both (lib/care/quotes/mails.ts). */
const quoteKinds = ['staff_group_quote', 'group_quote'] as const

type QueuedMail = { kind: string; recipient: string | null; data: { form: FormId } }

/** What is written when a submission is stored: to the staff, and to the sender who gave an address. */
export function submissionMails(form: FormId, payload: Record<string, unknown>): QueuedMail[] {
  const { email } = payload
  const [toStaff, toSender] =
    form === 'group-quote' ? quoteKinds : (['staff_submission', 'submission_received'] as const)
  return [
    { kind: toStaff, recipient: null, data: { form } },
    ...(typeof email === 'string' ? [{ kind: toSender, recipient: email, data: { form } }] : []),
  ]
}

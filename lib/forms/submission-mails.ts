import type { FormId } from './model'

type QueuedMail = { kind: string; recipient: string | null; data: { form: FormId } }

/** What is written when a submission is stored: to the staff, and to the sender who gave an address. */
export function submissionMails(form: FormId, payload: Record<string, unknown>): QueuedMail[] {
  const { email } = payload
  return [
    { kind: 'staff_submission', recipient: null, data: { form } },
    ...(typeof email === 'string' ? [{ kind: 'submission_received', recipient: email, data: { form } }] : []),
  ]
}

import 'server-only'
import { z } from 'zod'
import { getFormText } from '@/lib/content/form-texts'
import type { MailKind } from './mail-kind'
import { receivedMail, reviewMail, submissionMail } from './submission-mails'

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

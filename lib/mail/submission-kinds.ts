import 'server-only'
import { z } from 'zod'
import type { MailKind } from './mail-kind'
import { submissionMail } from './submission-mails'

const submissionData = z.object({ form: z.string() })

export const submissionKinds = {
  staff_submission: {
    title: 'To us: a request waits',
    compose: ({ data }, clinic) => submissionMail(submissionData.parse(data).form, clinic),
  },
} satisfies Record<string, MailKind>

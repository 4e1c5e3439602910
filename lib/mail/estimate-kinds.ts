import 'server-only'
import { estimateMail } from '@/lib/estimates/mail'
import type { MailKind } from './mail-kind'

export const estimateKinds = {
  estimate_ready: {
    title: 'Link to an estimate',
    compose: ({ data }, clinic) => estimateMail(data, clinic),
  },
} satisfies Record<string, MailKind>

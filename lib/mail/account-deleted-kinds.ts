import { z } from 'zod'
import { accountDeletedMail, staffAccountDeletedMail } from './account-deleted-mails'
import type { MailKind } from './mail-kind'

const open = z.object({ orders: z.array(z.string()), requests: z.array(z.string()) })

export const accountDeletedKinds = {
  account_deleted: {
    title: 'An account was deleted',
    compose: (_row, clinic) => accountDeletedMail(clinic),
  },
  staff_account_deleted: {
    title: 'To us: a deleted account leaves something open',
    compose: ({ data }, clinic) => staffAccountDeletedMail(open.parse(data), clinic),
  },
} satisfies Record<string, MailKind>

import { z } from 'zod'
import { pageQuery } from '../../platform/staff-session/shared/page-query.ts'

export const mailViews = { all: 'All', failed: 'Failed', waiting: 'Waiting', sent: 'Sent' } as const
export type MailView = keyof typeof mailViews

/** The address' query of the staff's list. */
export const mailQuery = z.strictObject({
  view: z.enum(['all', 'failed', 'waiting', 'sent']).default('all'),
  ...pageQuery,
})
export type MailQuery = z.infer<typeof mailQuery>

/** A mail as staff see it: never what it says, which can hold codes and links. Moments are ISO strings. */
export type MailRow = {
  id: string
  title: string
  /** Null: the clinic's own mailbox. */
  recipient: string | null
  status: 'queued' | 'sending' | 'sent' | 'failed'
  tries: number
  /** Why it did not go, in a sentence. */
  problem: string | null
  createdAt: string
  nextTryAt: string
  sentAt: string | null
}

export type MailCounts = { failed: number; waiting: number }

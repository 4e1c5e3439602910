import { z } from 'zod'
import { pageQuery } from '../../platform/staff-session/shared/page-query.ts'

export const mailingLists = { newsletter: 'Newsletter', event_alerts: 'Event alerts' } as const
export const subscriberStatuses = {
  pending: 'Not confirmed yet',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
} as const

/** The address' query of the staff's list. */
export const subscriberQuery = z.strictObject({
  list: z.enum(['newsletter', 'event_alerts']).optional(),
  status: z.enum(['pending', 'confirmed', 'unsubscribed']).optional(),
  ...pageQuery,
})
export type SubscriberQuery = z.infer<typeof subscriberQuery>

/** A subscriber as staff see one. Moments are ISO strings. */
export type SubscriberRow = {
  id: string
  list: keyof typeof mailingLists
  email: string
  firstName: string | null
  status: keyof typeof subscriberStatuses
  createdAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
}

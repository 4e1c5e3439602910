import type { Database } from '@/lib/platform/db/server/database.types'

export type MailingList = Database['public']['Enums']['mailing_list']

/** What a list is called in the middle of a sentence. */
export const listWords: Record<MailingList, string> = {
  newsletter: 'our newsletter',
  event_alerts: 'news of new events',
}

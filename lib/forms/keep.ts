import 'server-only'
import { keepRsvp } from '@/lib/rsvps/keep'
import type { FormId } from './model'

export type Keeping = {
  form: FormId
  /** Checked: exactly the form's fields, without the empty ones. */
  values: Record<string, unknown>
  /** The same for the same values under the sender's same key: kept once. */
  key: string
  at: Date
}

export type Kept =
  /** `fills` are put into the published success words: `{code}` becomes `fills.code`. */
  | { outcome: 'received'; fills?: Record<string, string>; words?: Words }
  /** What only the keeper can know, such as an event that is over. One sentence for each wrong field, by its name. */
  | { outcome: 'invalid'; problems: Record<string, string> }

/** Said instead of the published success words, where there is more than one way to succeed. */
type Words = { title: string; description: string }

/** Stores what was sent, with its mails, once per key and in one transaction. Throws when it could not. */
export type Keep = (kept: Keeping) => Promise<Kept>

/** The forms that are more than a submission for the inbox: each names the function of its own domain that keeps it. */
export const ownKeepers: Partial<Record<FormId, Keep>> = { 'event-rsvp': keepRsvp }

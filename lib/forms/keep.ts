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
  /** `words` are said instead of the published ones of success: what only the keeper knows, such as a code or a place in a queue. */
  | { outcome: 'received'; words?: { title: string; description: string } }
  /** What only the keeper can know, such as an event that is over. One sentence for each wrong field, by its name. */
  | { outcome: 'invalid'; problems: Record<string, string> }

/** Stores what was sent, with its mails, once per key and in one transaction. Throws when it could not. */
export type Keep = (kept: Keeping) => Promise<Kept>

/**
 * The forms that are more than a submission for the inbox: each names the function of its own domain that keeps it. What looks
 * like spam waits among the submissions instead, and is handed over once it is known to be none (lib/forms/release.ts).
 */
export const ownKeepers: Partial<Record<FormId, Keep>> = { 'event-rsvp': keepRsvp }

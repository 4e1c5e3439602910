import 'server-only'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import type { RequestStatus } from '@/lib/care/requests/shared'
import { clinicDay } from '@/lib/platform/clinic-time/shared/model'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { sessionClient } from '@/lib/platform/db/server/session'
import { now } from '@/lib/platform/server/clock'

/** What a person sent us, as the person may see it. */
export type OwnRequest = {
  id: string
  /** The first 8 characters of the id, as the mail of receipt names it. */
  ref: string
  title: string
  /** Such as `Wed, Nov 25`. */
  sent: string
  state: string
  /** What happens next, or happened last. */
  next: string | null
  isOpen: boolean
}

const states: Record<RequestStatus, string> = {
  new: 'Received',
  needs_review: 'Received',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** The requests sent with the confirmed address of whoever is signed in, newest first. Throws when the database does not answer. */
export async function listOwnRequests(): Promise<OwnRequest[]> {
  const { data, error } = await (await sessionClient()).rpc('own_requests')
  if (error) throw new Error(`A person's requests could not be read: ${error.code} ${error.message}`)
  const today = now()
  const day = (at: string) => clinicDay(new Date(isoMoment(at)), today)
  return data.map(({ id, form, status, created_at, due_at, answered_at }) => {
    const title = titleOfForm(form)
    const isOpen = status === 'new' || status === 'in_progress'
    return {
      id,
      ref: id.slice(0, 8),
      title: title.charAt(0).toUpperCase() + title.slice(1),
      sent: day(created_at),
      state: states[status],
      next:
        isOpen && due_at
          ? `We answer ${promised(new Date(isoMoment(due_at)), today, day(due_at))}`
          : answered_at
            ? `Answered ${day(answered_at)}`
            : null,
      isOpen,
    }
  })
}

/** A promise that was missed is not hidden behind its date. */
const promised = (due: Date, today: Date, day: string) =>
  due < today ? 'as soon as we can: we’re running late' : `by ${day}`

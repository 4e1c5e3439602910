import type { PlannedDocument, ScheduledGroup } from '../../../lib/content/schedule/shared/schedule.ts'
import { clinicMoment } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'

/** How it stands with a group, in a sentence that is true now. */
export function stateSentence(group: ScheduledGroup, now: string): string {
  const moment = (at: string) => clinicMoment(new Date(at), new Date(now))
  const { state, dueAt, doneAt, note, tries, nextTryAt, isUnderWay, waitsFor } = group
  if (state === 'cancelled') return `Canceled ${moment(doneAt ?? dueAt)}. Nothing was published.`
  if (state === 'done') {
    const isLate = Date.parse(doneAt ?? dueAt) - Date.parse(dueAt) > 5 * 60_000
    const late = isLate ? `, planned for ${moment(dueAt)}` : ''
    return [`Published ${moment(doneAt ?? dueAt)}${late}.`, note].filter(Boolean).join(' ')
  }
  if (isUnderWay) return 'Being published right now.'
  if (state === 'failed')
    return `Not published yet. ${note ?? ''} Tried ${tries === 1 ? 'once' : `${tries} times`}; the next try is ${moment(nextTryAt)}.`
  if (Date.parse(dueAt) <= Date.parse(now) && waitsFor)
    return `Due since ${moment(dueAt)}. It waits for “${waitsFor}”, which changes the same and is not published yet.`
  if (Date.parse(dueAt) <= Date.parse(now))
    return `Due since ${moment(dueAt)}. It is published within a minute.`
  return `Will be published ${moment(dueAt)} (Arizona).`
}

/** What planning a document once more does to what is planned for it already: from which moment to which. */
export function replacedWords({ title, dueAt }: PlannedDocument, to: string | null, now: string): string {
  const moment = (at: string) => clinicMoment(new Date(at), new Date(now))
  return `“${title}”: ${moment(dueAt)} → ${to === null ? 'the moment you choose' : moment(to)} (Arizona)`
}

export const stateTones = {
  planned: 'primary',
  done: 'positive',
  failed: 'critical',
  cancelled: 'default',
} as const

export const stateTitles = {
  planned: 'Planned',
  done: 'Published',
  failed: 'Not published yet',
  cancelled: 'Canceled',
} as const

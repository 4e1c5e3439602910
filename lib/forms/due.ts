import 'server-only'
import { isDay } from '@/lib/clinic-time/business-days'
import { getClosedDays } from '@/lib/content/practice-settings'
import { getReplyPromises } from '@/lib/content/reply-promises'
import { estimateDueAt } from '@/lib/promises/estimate-due'
import { dueWithin, firstPromises, promiseOr } from '@/lib/promises/reply-within'
import type { FormId } from './model'

/**
 * When the sender of this form was promised an answer, by what the CMS says the site promises; null where nothing is promised.
 * Never throws: without the CMS the first edition's promises hold.
 */
export async function dueAt(form: FormId, values: Record<string, unknown>, at: Date): Promise<Date | null> {
  const [published, closedDays] = await Promise.all([
    getReplyPromises(form).catch(() => null),
    getClosedDays().catch(() => []),
  ])
  const isCareer = form === 'contact' && values.subject === 'career-inquiry'
  const first = firstPromises[isCareer ? 'career-inquiry' : form] ?? null
  const promise = promiseOr(isCareer ? published?.careerReplyWithin : published?.replyWithin, first)
  const due = promise && dueWithin(promise, at, closedDays)
  if (form !== 'estimate') return due
  const required = estimateDueAt(isDay(values.preferredDate) ? values.preferredDate : null, at)
  return due && due < required ? due : required
}

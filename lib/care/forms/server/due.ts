import 'server-only'
import type { FormId } from '@/lib/care/forms/shared/model'
import { estimateDueAt } from '@/lib/care/promises/server/estimate-due'
import { dueWithin, firstPromises, promiseOr } from '@/lib/care/promises/server/reply-within'
import { getClosedDays } from '@/lib/content/server/practice-settings'
import { getReplyPromises } from '@/lib/content/server/reply-promises'
import { isDay } from '@/lib/platform/clinic-time/shared/business-days'

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

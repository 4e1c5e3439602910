import 'server-only'
import { createHash } from 'node:crypto'
import type { Challenge } from 'altcha-lib'
import { submissionMails } from '@/lib/care/forms/mails'
import { type FormId, fieldsOf } from '@/lib/care/forms/shared/forms'
import { dueWithin, estimateDueAt, firstPromises, promiseOr } from '@/lib/care/promises/server/due'
import { quotePath } from '@/lib/care/quotes/server/link'
import { withQuote } from '@/lib/care/quotes/server/quote'
import { getReplyPromises } from '@/lib/content/server/form-texts'
import { listEstimateServices } from '@/lib/content/server/menu'
import { getClosedDays } from '@/lib/content/server/settings'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { isDay } from '@/lib/platform/clinic-time/shared/business-days'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabaseRow, retryOnRestart } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { honeypotName } from '@/lib/platform/forms/shared/field'
import { type Problems, problemsOf, schemaOf } from '@/lib/platform/forms/shared/schema'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { type Invalid, isKeptByItsOwn, keepByItsOwn, type Received } from './form-keepers'
import { challengeFor, type StampReason, stampReason } from './proof'
import { releaseHeld } from './release'

export type Submitted =
  | Received
  | Invalid
  /** Stored, but it looks like spam: it waits for the work of the sender's browser, or for a person. */
  | { outcome: 'held'; challenge: Challenge | null; path?: string }

/** `key`: the same values under it are stored once. `stamp`: when the sender began, see proof.ts. */
type Sending = { key: string; stamp: string | undefined }

/**
 * Checks and stores what was sent by this form, and tells staff and sender (R3). The same values under the same key
 * are stored once. Throws when it could not be stored: nobody may be told that we have it then.
 */
export async function submitForm(form: FormId, sent: SentValues, sending: Sending): Promise<Submitted> {
  const { [honeypotName]: trap, ...values } = sent
  const checked = schemaOf(fieldsOf(form), { today: () => clinicDate(now()) }).safeParse(values)
  if (!checked.success) return { outcome: 'invalid', problems: problemsOf(checked.error) }
  const at = now()
  const key = digest(form, sending.key, checked.data)
  const reasons = await reasonsForReview(form, { trap, stamp: sending.stamp }, at)
  if (isKeptByItsOwn(form) && reasons.length === 0)
    return keepByItsOwn({ form, values: checked.data, key, at })
  const completed = await complete(form, checked.data)
  if ('problems' in completed) return { outcome: 'invalid', problems: completed.problems }
  const { id, isNew } = await store(form, completed.payload, { key, reasons, at })
  const more = form === 'group-quote' ? { path: quotePath(id) } : {}
  if (reasons.includes('honeypot')) return { outcome: 'held', challenge: null, ...more }
  if (reasons.length > 0) return { outcome: 'held', challenge: await challengeFor(id), ...more }
  // The first try was held and its answer lost; this one is beyond doubt.
  if (!isNew) await releaseHeld(id, null)
  return { outcome: 'received', ...more }
}

/** What is stored: the values, and what only the content can add to them, or why it can't. */
async function complete(
  form: FormId,
  values: SentValues,
): Promise<{ payload: SentValues } | { problems: Problems }> {
  if (form === 'group-quote') return withQuote(values)
  const payload = form === 'estimate' ? await withServices(values) : values
  return payload ? { payload } : { problems: { services: serviceGone } }
}

type SentValues = Record<string, unknown>
type Storing = { key: string; reasons: ReviewReason[]; at: Date }

async function store(form: FormId, payload: SentValues, { key, reasons, at }: Storing) {
  const due = await dueAt(form, payload, at)
  const data = await retryOnRestart(() =>
    callDatabaseRow('submit_form', 'A submission could not be stored', {
      p_form: form,
      p_payload: payload as Json,
      p_idempotency_key: key,
      p_due_at: due?.toISOString() ?? null,
      p_review_reasons: reasons,
      p_mails: submissionMails(form, payload),
      p_now: at.toISOString(),
    }),
  )
  deliverMailsSoon()
  return { id: data.id, isNew: data.is_new }
}

const serviceGone = fieldsOf('estimate').find(({ kind }) => kind === 'several')?.wrong ?? ''

/** The chosen services with title and price as they are today (GFE-003, R5); null when one of them is not on offer. */
async function withServices({ services, ...values }: Record<string, unknown>) {
  const offered = await listEstimateServices()
  const chosen = (services as string[]).map((slug) => offered.find((service) => service.slug === slug))
  if (chosen.includes(undefined)) return null
  const list = chosen.map((service) => ({
    id: service?.slug,
    title: service?.title,
    price: service?.price,
    selected: true,
  }))
  return { ...values, services: list }
}

function digest(form: FormId, key: string, values: object): string {
  return createHash('sha256')
    .update(JSON.stringify([form, key, values]))
    .digest('base64url')
}

/**
 * When the sender of this form was promised an answer, by what the CMS says the site promises; null where nothing is
 * promised. Never throws: without the CMS the first edition's promises hold.
 */
async function dueAt(form: FormId, values: Record<string, unknown>, at: Date): Promise<Date | null> {
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

type ReviewReason = StampReason | 'honeypot' | 'flood'

/** Why a message looks like spam; empty when it does not. */
async function reasonsForReview(
  form: FormId,
  { trap, stamp }: { trap: unknown; stamp: string | undefined },
  at: Date,
): Promise<ReviewReason[]> {
  const isTrapped = trap !== undefined && trap !== ''
  const late = stampReason(stamp, at)
  const isFlooded = (await secondsToWait('form-flood', form)) !== null
  return [
    ...(isTrapped ? (['honeypot'] as const) : []),
    ...(late ? [late] : []),
    ...(isFlooded ? (['flood'] as const) : []),
  ]
}

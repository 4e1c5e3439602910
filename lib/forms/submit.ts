import 'server-only'
import { createHash } from 'node:crypto'
import { now } from '@/lib/clock'
import { listEstimateServices } from '@/lib/content/estimate-services'
import type { Json } from '@/lib/db/database.types'
import { insist } from '@/lib/db/insist'
import { serviceClient } from '@/lib/db/service'
import { deliverMailsSoon } from '@/lib/mail/outbox'
import { dueAt } from '@/lib/promises/due'
import { type FormId, fieldsOf, problemsOf, schemaOf } from './model'

export type Submitted =
  | { outcome: 'received' }
  /** One sentence for each wrong field, by its name. */
  | { outcome: 'invalid'; problems: Record<string, string> }

/**
 * Checks and stores what was sent by this form, and tells the staff (R3). The same values under the same key are stored once.
 * Throws when it could not be stored: nobody may be told that we have it then.
 */
export async function submitForm(form: FormId, values: unknown, key: string): Promise<Submitted> {
  const checked = schemaOf(form, clinicToday()).safeParse(values)
  if (!checked.success) return { outcome: 'invalid', problems: problemsOf(checked.error) }
  const payload = form === 'estimate' ? await withServices(checked.data) : checked.data
  if (!payload) return { outcome: 'invalid', problems: { services: serviceGone } }
  const at = now()
  const due = await dueAt(form, payload, at)
  const { error } = await insist(() =>
    serviceClient().rpc('submit_form', {
      p_form: form,
      p_payload: payload as Json,
      p_idempotency_key: digest(form, key, checked.data),
      p_due_at: (due?.toISOString() ?? null) as string,
      p_review_reasons: [],
      p_mails: [{ kind: 'staff_submission', recipient: null, data: { form } }],
      p_now: at.toISOString(),
    }),
  )
  if (error) throw new Error(`A submission could not be stored: ${error.code}`)
  deliverMailsSoon()
  return { outcome: 'received' }
}

const serviceGone = fieldsOf('estimate').find(({ kind }) => kind === 'services')?.wrong ?? ''

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

/** The date where the clinic is. */
function clinicToday(): string {
  return now().toLocaleDateString('en-CA', { timeZone: 'America/Phoenix' })
}

import { randomInt, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { FormId } from '../../lib/care/forms/shared/forms.ts'
import type { PersonRow } from '../../lib/desk/staff/shared.ts'
import type { StaffRole } from '../../lib/platform/staff-session/shared/roles.ts'
import { secondFactorHeader } from '../../lib/platform/staff-session/shared/second-factor.ts'
import type { Demo } from './demo'
import type { PersonId } from './studio'

const staffFolder = 'app/api/staff/'
/** What staff can ask for: 'GET orders/[id]' and all the others, as they stand in `app`. */
export const staffEndpoints = globSync(`${staffFolder}**/route.ts`)
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:const|async function|function) (GET|POST|PATCH|PUT|DELETE)\b/gm,
      ),
    ].map(([, method]) => `${method} ${file.slice(staffFolder.length, -'/route.ts'.length)}`),
  )
  .sort()

export type Answer = { status: number; headers: Headers; text: string; json: Record<string, unknown> | null }

/**
 * Somebody who speaks to the staff's endpoints by HTTP: one of the demo people, the bearer of any token, or nobody.
 */
export function staffOf(demo: Demo, who: PersonId | { token: string } | null) {
  const token = typeof who === 'string' ? demo.person(who).token : who?.token
  return async (method: string, path: string, body?: object, code?: string): Promise<Answer> => {
    const response = await fetch(`${demo.ownUrl}/api/staff/${path}`, {
      method,
      headers: {
        origin: demo.siteUrl,
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(code && { [secondFactorHeader]: code }),
      },
      body: body && JSON.stringify(body),
    })
    // Not text(): it would drop the mark that spreadsheets need.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }
}

export type NewRequest = {
  form?: FormId
  values?: Record<string, unknown>
  /** From now; a negative one is late. */
  dueInMinutes?: number
  reviewReasons?: string[]
}

/** Stores a request as the forms do, past their checks; its sender is nobody else's. */
export async function newRequest(
  demo: Demo,
  { form = 'contact', values, dueInMinutes, reviewReasons }: NewRequest = {},
) {
  const email = `ana-${randomUUID()}@example.com`
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  const due =
    dueInMinutes === undefined ? null : new Date(Date.parse(now) + dueInMinutes * 60_000).toISOString()
  const payload = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email,
    phone: '(480) 555-0100',
    message: 'Hello',
    ...values,
  }
  const response = await fetch(`${demo.stackUrl}/rest/v1/rpc/submit_form`, {
    method: 'POST',
    headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      p_form: form,
      p_payload: payload,
      p_idempotency_key: randomUUID(),
      p_due_at: due,
      p_review_reasons: reviewReasons ?? [],
      p_mails: [{ kind: 'staff_submission', recipient: null, data: { form } }],
      p_now: now,
    }),
  })
  if (!response.ok) throw new Error(`The request was not stored: ${await response.text()}`)
  const [{ id }] = await response.json()
  return { id: id as string, email, payload }
}

/** What is recorded about this request, oldest first. */
export const auditOf = (demo: Demo, subject: string) =>
  demo.rows('audit_log', `subject=eq.${encodeURIComponent(subject)}&order=id`)

/** Somebody whom nobody knows yet. */
export const newPerson = (role: StaffRole = 'front_desk') => ({
  name: `Priya ${randomUUID().slice(0, 8)}`,
  email: `priya-${randomUUID()}@example.com`,
  role,
})

/** Lets somebody new in, as the owner does, and gives them with their id. */
export async function invited(demo: Demo, role?: StaffRole) {
  const person = newPerson(role)
  const olivia = staffOf(demo, 'olivia')
  const { status, text } = await olivia('POST', 'people', person)
  if (status !== 200) throw new Error(`Nobody was invited: ${text}`)
  const { json } = await olivia('GET', 'people')
  const row = ((json?.items ?? []) as PersonRow[]).find(({ email }) => email === person.email)
  if (!row) throw new Error('Who was invited is not on the list')
  return { ...person, id: row.id }
}

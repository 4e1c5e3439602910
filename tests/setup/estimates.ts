import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { DraftLine, EstimateWork } from '../../lib/care/estimates/shared.ts'
import { eventually, mailboxOf } from './buyer'
import type { Demo } from './demo'
import { newSender, sendProved } from './forms'
import type { PersonId } from './studio'

export const asked = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '(480) 555-0100',
  dateOfBirth: '1980-02-29',
  insuranceStatus: 'self-pay',
  services: ['iv-therapy', 'consultation'],
}

/** Sends a request for an estimate by the form and finds its row. */
export async function askForEstimate(demo: Demo, values: Record<string, unknown> = {}) {
  const email = newSender()
  expect((await sendProved(demo, 'estimate', { ...asked, email, ...values })).status).toBe(200)
  const [row] = await demo.rows('submissions', `form=eq.estimate&payload->>email=eq.${email}`)
  return { id: String(row?.id), email, dueAt: String(row?.due_at) }
}

/** A call of the staff's tools as this person. */
export async function callStaff(
  demo: Demo,
  person: PersonId | null,
  path: string,
  body?: object,
  method = 'POST',
) {
  const response = await fetch(`${demo.ownUrl}/api/staff/${path}`, {
    method: body ? method : 'GET',
    headers: {
      ...(person && { authorization: `Bearer ${demo.person(person).token}` }),
      ...(body && { 'content-type': 'application/json', origin: demo.siteUrl }),
    },
    body: body && JSON.stringify(body),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, bytes, json: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null }
}

export async function readWork(demo: Demo, id: string): Promise<EstimateWork> {
  const { status, json } = await callStaff(demo, 'fred', `estimates/${id}`)
  expect(status).toBe(200)
  return json
}

/** Fills in the codes and whatever else is given, and saves it as the front desk. */
export async function saveWork(demo: Demo, id: string, changes: Partial<EstimateWork['draft']> = {}) {
  const { draft, revision } = await readWork(demo, id)
  const lines = draft.lines.map((line): DraftLine => ({ ...line, code: line.code || '96360' }))
  const body = { draft: { ...draft, lines, ...changes }, revision }
  return callStaff(demo, 'fred', `estimates/${id}`, body, 'PATCH')
}

/** Sends what was saved; gives the code staff were shown and the link the patient was mailed. */
export async function sendWork(demo: Demo, id: string, email: string, nth = 1) {
  const { revision, totalCents } = await readWork(demo, id)
  const sent = await callStaff(demo, 'fred', `estimates/${id}/send`, { revision, totalCents })
  expect(sent.json).toMatchObject({ outcome: 'sent', recipient: email })
  // Beside the acknowledgement of the request.
  const documents = async () =>
    (await mailboxOf(demo, email)).filter(({ subject }) => subject.startsWith('Your document'))
  await eventually(async () => (await documents()).length).toBe(nth)
  const [mail] = await documents()
  const link = mail?.text.match(/\/estimate\/[\w-]{43}/)?.[0] ?? ''
  return { code: sent.json.code as string, number: sent.json.number as number, link, mail, totalCents }
}

/** A patient without scripts, at an address of their own. */
export function patientOf(demo: Demo, link: string) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  let cookie = ''
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${demo.ownUrl}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...init.headers },
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return {
    page: () => ask(link),
    pdf: () => ask(`${link}/pdf`),
    enter: (code: string) => ask(link, { method: 'POST', body: new URLSearchParams({ code }) }),
    takeCookie: (value: string) => {
      cookie = value
    },
    cookie: () => cookie,
  }
}

import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type FormId, formIds } from '../../lib/care/forms/shared/forms.ts'
import type { Demo } from './demo'
import { formTable, senderField } from './form-table'
import { listening } from './listening'

/** Where each form stands. */
export const addresses = Object.fromEntries(formIds.map((form) => [form, formTable[form].address])) as Record<
  FormId,
  string
>

/** Somebody who sends forms by HTTP, each time from another address so that no limit is met. */
export async function postForm(
  demo: Demo,
  form: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const isPlain = typeof body === 'string'
  const response = await fetch(`${demo.ownUrl}/api/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: demo.siteUrl,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      'content-type': isPlain ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
    body: isPlain ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null }
}

export const sendValues = (demo: Demo, form: FormId, values: object, key: string = randomUUID()) =>
  postForm(demo, form, { key, values })

/** Does the work a suspicious sender's browser would do; the body it would hand in. */
export async function workFor(challenge: Challenge) {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

/** Sends as `sendValues`, and does the work that is asked for: what a browser does of which we think ill. */
export async function sendProved(demo: Demo, form: FormId, values: object, key?: string) {
  const sent = await sendValues(demo, form, values, key)
  if (!sent.json.challenge) return sent
  const proved = await postForm(demo, 'proof', await workFor(sent.json.challenge))
  expect(proved.status).toBe(200)
  return sent
}

/** What stands among the submissions of this form from this sender, oldest first. */
export async function stored(demo: Demo, form: FormId, sender: string) {
  const filter = `payload->>${senderField(form)}=eq.${encodeURIComponent(sender)}`
  const rows = await demo.rows('submissions', `form=eq.${form}&order=created_at&${filter}`)
  return rows.map(({ id, payload, status, review_reasons }) => ({
    id: String(id),
    payload: payload as Record<string, unknown>,
    status,
    reasons: review_reasons,
  }))
}

/** The forms that are kept in tables of their own. */
const ownTables: Partial<Record<FormId, string>> = {
  newsletter: 'newsletter_subscribers?list=eq.newsletter',
  'event-alert': 'newsletter_subscribers?list=eq.event_alerts',
  discount: 'discount_codes?',
  'event-rsvp': 'event_rsvps?',
}

/** What has become of it, wherever this form is kept; a message that is held does not count. */
export async function kept(demo: Demo, form: FormId, sender: string): Promise<Record<string, unknown>[]> {
  const [table, filter] = ownTables[form]?.split('?') ?? []
  if (table) return demo.rows(table, `${filter}&email=eq.${encodeURIComponent(sender)}`)
  const rows = await stored(demo, form, sender)
  return rows.filter(({ status }) => status !== 'needs_review').map(({ payload }) => payload)
}

/** Opens the page of a form and waits until its script runs: it takes over the checks then. */
export async function openForm(page: Page, form: FormId, query = '') {
  const response = await page.goto(`${addresses[form]}${query}`)
  expect(response?.status()).toBe(200)
  await listening(page)
  // Each event has one of its own, which opens below it.
  const element = page.locator(`form[action="/api/forms/${form}"]`).first()
  await expect(element).toHaveAttribute('novalidate', '')
  if (form === 'event-rsvp') await page.locator('summary', { hasText: 'Reserve a spot' }).first().click()
  return element
}

/** A sender nobody else is. */
export const newSender = () => `ana-${randomUUID()}@example.com`

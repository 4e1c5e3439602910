import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { FormId } from '../../lib/forms/model.ts'
import type { Demo } from './demo'
import { expect } from './fixtures'

/** Where each form stands. */
export const addresses: Record<FormId, string> = {
  contact: '/contact',
  'event-inquiry': '/event-inquiry',
  newsletter: '/newsletter',
  estimate: '/good-faith-estimate',
  partnership: '/sponsorship',
  'call-back': '/contact',
  waitlist: '/service-areas',
  discount: '/first-time-patients',
  'event-alert': '/events',
  'event-rsvp': '/events',
}

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

/** What is stored of this form from this sender, oldest first. */
export async function stored(demo: Demo, form: FormId, email: string) {
  const rows = await demo.rows('submissions', `form=eq.${form}&order=created_at&payload->>email=eq.${email}`)
  return rows.map(({ payload, status }) => ({ payload: payload as Record<string, unknown>, status }))
}

/** Opens the page of a form and waits until its script runs: it takes over the checks then. */
export async function openForm(page: Page, form: FormId, query = '') {
  const response = await page.goto(`${addresses[form]}${query}`)
  expect(response?.status()).toBe(200)
  const element = page.locator(`form[action="/api/forms/${form}"]`)
  await expect(element).toHaveAttribute('novalidate', '')
  return element
}

/** A sender nobody else is. */
export const newSender = () => `ana-${randomUUID()}@example.com`

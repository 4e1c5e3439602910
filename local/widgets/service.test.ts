import { expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { createBooking, createExam, createMap, createReviews } from './service.ts'

const script = '/intakeq.com/js/widget.min.js?1'

test('script and frame are there, say that they are a demo, and the frame runs no script but its own', async () => {
  const app = createBooking(new Map())
  const text = await (await app.request(script)).text()
  expect(() => new Function(text)).not.toThrow()
  for (const page of ['bookingwidget', 'booking']) {
    const response = await app.request(`/intakeq.com/${page}/5f0c1d2e`)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await response.text()).toContain('<strong>Demo</strong>')
  }
  const frameScript = await (await app.request('/intakeq.com/demo/booking.js')).text()
  expect(() => new Function(frameScript)).not.toThrow()
  expect((await app.request('/intakeq.com/demo/booking.css')).headers.get('content-type')).toContain(
    'text/css',
  )
})

test('out of order the script is missing, or told how to misbehave', async () => {
  const faults: Faults = new Map([['booking', 'not-found']])
  const app = createBooking(faults)
  expect((await app.request(script)).status).toBe(404)
  for (const fault of ['never-ready', 'slow', 'redirect'] as const) {
    faults.set('booking', fault)
    expect(await (await app.request(script)).text()).toContain(`"${fault}")`)
  }
})

const form = '/www.app.qualiphy.me/qualiphy-widget?clinic=%3CB%3Eloom&clinicId=1'
const textOf = async (response: Response) => ({ status: response.status, text: await response.text() })

test('the form names the clinic as text, says it is a demo, and runs no script but its own', async () => {
  const response = await createExam(new Map()).request(form)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const { text } = await textOf(response)
  expect(text).toContain('Demo: not a medical service')
  expect(text).toContain('&lt;B&gt;loom')
  expect(text).not.toContain('<B>loom')
})

test('each fault of the exam shows', async () => {
  const faults: Faults = new Map()
  const app = createExam(faults)
  faults.set('exam', 'not-found')
  expect((await app.request(form)).status).toBe(404)
  faults.set('exam', 'redirect')
  expect((await textOf(await app.request(form))).text).toContain('data-leads-to="https://')
})

const address = '/www.google.com/maps/embed?pb=demo'

test('the map is a drawing that says it is a demo, and runs no script', async () => {
  const response = await createMap(new Map()).request(address)
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(html).toContain('Demo')
  expect(html).not.toMatch(/https?:|<script/)
})

test('each fault of the map shows', async () => {
  const faults: Faults = new Map()
  const app = createMap(faults)
  faults.set('map', 'not-found')
  expect((await app.request(address)).status).toBe(404)
  faults.set('map', 'redirect')
  expect(await (await app.request(address)).text()).toContain('top.location.href = "https://')
  faults.set('map', 'never-ready')
  const leaving = new AbortController()
  const asked = app.request(address, { signal: leaving.signal })
  leaving.abort()
  await asked
})

const platform = '/elfsightcdn.com/platform.js'

test('the script is plain JavaScript that says it is a demo', async () => {
  const response = await createReviews(new Map()).request(platform)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(() => new Function(text)).not.toThrow()
  expect(text).toContain('Demo')
  expect(text).not.toMatch(/https?:/)
})

test('each fault of the reviews shows', async () => {
  const faults: Faults = new Map()
  const app = createReviews(faults)
  faults.set('reviews', 'never-ready')
  expect(await (await app.request(platform)).text()).toBe('')
  faults.set('reviews', 'not-found')
  expect((await app.request(platform)).status).toBe(404)
  faults.set('reviews', 'redirect')
  expect(await (await app.request(platform)).text()).toContain('location.href = "https://')
})

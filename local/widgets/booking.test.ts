import { expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { createBooking } from './service.ts'

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

import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { bookingHtml } from './booking-html.ts'
import { runBookingFrame } from './browser/booking-frame.ts'
import { installBookingWidget } from './browser/booking-widget.ts'
import { scriptOf } from './browser/script-of.ts'
import type { Faults } from './faults.ts'

const frameScript = scriptOf([runBookingFrame], 'runBookingFrame()')
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'"

/** The booking system's host: its script, the frame the script opens, and the page of its own (contract B6). */
export function createBooking(faults: Faults): Hono {
  const app = new Hono().basePath('/intakeq.com')
  const style = readFileSync(new URL('browser/booking.css', import.meta.url), 'utf8')

  app.get('/js/widget.min.js', () => {
    const fault = faults.get('booking') ?? null
    if (fault === 'not-found') return file('', 'text/javascript', { status: 404 })
    const call = `installBookingWidget(document.currentScript.src, ${JSON.stringify(fault)})`
    return file(scriptOf([installBookingWidget], call), 'text/javascript')
  })
  app.get('/bookingwidget/:account', () => file(bookingHtml, 'text/html', { policy: framePolicy }))
  app.get('/booking/:account', () => file(bookingHtml, 'text/html', { policy: framePolicy }))
  app.get('/demo/booking.js', () => file(frameScript, 'text/javascript'))
  app.get('/demo/booking.css', () => file(style, 'text/css'))
  return app
}

function file(text: string, type: string, { status = 200, policy = '' } = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(policy && { 'content-security-policy': policy }),
    },
  })
}

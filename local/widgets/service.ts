import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { z } from 'zod'
import { jsonError } from '../http.ts'
import { scriptOf } from '../script-of.ts'
import type { StackService } from '../stack.ts'
import { runBookingFrame } from './browser/booking-frame.ts'
import { installBookingWidget } from './browser/booking-widget.ts'
import { examPageScript } from './browser/exam-script.ts'
import { fillReviews } from './browser/reviews.ts'
import { type Fault, type Faults, faultNames, standIns } from './faults.ts'
import { bookingHtml, examPage, termsPage } from './html.ts'

const order = z.strictObject({ widget: z.enum(standIns), fault: z.enum(faultNames).nullable() })

/**
 * The stand-ins of booking, exam, reviews and map at `/widgets/<host>/<path>`: each answers at the address its
 * provider has, below the provider's host. `POST /widgets/__standin/fault` puts one out of order (`fault: null`: in
 * order again).
 */
export function createWidgets(controlToken: string): StackService {
  const faults: Faults = new Map()
  const app = new Hono().basePath('/widgets')

  app.post('/__standin/fault', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${controlToken}`)
      return jsonError(401, 'Send the control token.')
    const parsed = order.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return jsonError(400, 'Send a widget and a fault.')
    const { widget, fault } = parsed.data
    if (fault) faults.set(widget, fault)
    else faults.delete(widget)
    return c.body(null, 204)
  })
  app.route('/', createBooking(faults))
  app.route('/', createExam(faults))
  app.route('/', createReviews(faults))
  app.route('/', createMap(faults))
  app.notFound(() => jsonError(404, 'There is nothing at this address.'))

  return {
    fetch: (request) => app.fetch(request),
    isHealthy: async () => true,
    stop: async () => undefined,
  }
}

/**
 * The map's stand-in at the address its provider's frame has (docs/contracts/widgets.md B3): a page with a drawing
 * and no program.
 */
export function createMap(faults: Faults): Hono {
  const app = new Hono()
  app.get('/www.google.com/maps/*', async (c) => {
    const fault = faults.get('map')
    if (fault === 'not-found') return jsonError(404, 'The stand-in of the map is out of order.')
    if (fault === 'redirect')
      return page(`<script>top.location.href = ${JSON.stringify(elsewhere)}</script>`, "'unsafe-inline'")
    await keepWaiting(fault, c.req.raw)
    return page(mapPage, "'none'")
  })
  return app
}

const page = (html: string, script: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${script}`,
      'x-content-type-options': 'nosniff',
    },
  })

const reviewsScript = scriptOf([fillReviews], 'fillReviews()')

/**
 * The reviews' stand-in (docs/contracts/widgets.md B3): one script that fills every `.elfsight-app-<id>` of the page.
 */
export function createReviews(faults: Faults): Hono {
  const app = new Hono()
  app.get('/elfsightcdn.com/platform.js', async (c) => {
    const fault = faults.get('reviews')
    if (fault === 'not-found') return script('', 404)
    if (fault === 'never-ready') return script('')
    if (fault === 'redirect') return script(`location.href = ${JSON.stringify(elsewhere)}`)
    await keepWaiting(fault, c.req.raw)
    return script(reviewsScript)
  })
  return app
}

const script = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })

const frameScript = scriptOf([runBookingFrame], 'runBookingFrame()')
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'"

/**
 * The booking system's host: its script, the frame the script opens, and the page of its own
 * (docs/contracts/widgets.md B6).
 */
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

const host = '/www.app.qualiphy.me'

/** The exam's stand-in at its provider's addresses (docs/contracts/widgets.md B2): the form and the terms. */
export function createExam(faults: Faults): Hono {
  const app = new Hono()
  app.get(`${host}/qualiphy-widget`, async (c) => {
    const fault = faults.get('exam')
    if (fault === 'not-found') return jsonError(404, 'The stand-in of the exam is out of order.')
    await keepWaiting(fault, c.req.raw)
    return html(examPage(new URL(c.req.url).searchParams, fault === 'redirect' ? elsewhere : undefined))
  })
  app.get(`${host}/exam-page.js`, () => examScript(examPageScript))
  app.get('/qualiphy.me/*', () => html(termsPage()))
  return app
}

const examScript = (text: string) => answer(text, 'text/javascript', {})

const html = (text: string) =>
  answer(text, 'text/html', {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'",
    'referrer-policy': 'no-referrer',
  })

const answer = (text: string, type: string, headers: Record<string, string>) =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

const slowMs = 18_000
const foreverMs = 600_000

/** Waits as long as this fault has an answer wait, at most until the asker has gone. */
export async function keepWaiting(fault: Fault | undefined, { signal }: Request): Promise<void> {
  const waitMs = fault === 'slow' ? slowMs : fault === 'never-ready' ? foreverMs : 0
  if (waitMs) await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
}

/** Where a provider that was taken over would lead a visitor. */
export const elsewhere = 'https://elsewhere.example/'

const streets = [
  ...[40, 90, 140, 190, 240, 290, 340].map((y) => `M0 ${y}h480`),
  ...[50, 110, 170, 230, 290, 350, 410].map((x) => `M${x} 0v420`),
].join('')

const places = [
  ['Cave Creek', 150, 60],
  ['North Phoenix', 110, 130],
  ['Scottsdale', 276, 208],
  ['Paradise Valley', 206, 172],
  ['Fountain Hills', 318, 128],
  ['Phoenix', 120, 260],
  ['Tempe', 250, 305],
  ['Mesa', 360, 315],
] as const

const labels = places
  .map(
    ([name, x, y]) =>
      `<circle cx="${x}" cy="${y}" r="5" fill="#b3421d"/><text x="${x + 10}" y="${y + 5}">${name}</text>`,
  )
  .join('')

/** A street map of sorts, drawn here, with a ribbon that says so. */
export const mapPage = `<!doctype html>
<html lang="en">
<title>Demo map</title>
<style>
  html, body { height: 100%; margin: 0; background: #e9eef0 }
  svg { display: block; width: 100%; height: 100% }
  text { font: 600 14px system-ui, sans-serif; fill: #25303b }
  p { position: fixed; inset: 12px auto auto 12px; margin: 0; padding: 2px 10px; border-radius: 4px; background: #25303b; color: #fff; font: 700 16px/1.5 system-ui, sans-serif }
</style>
<p>Demo</p>
<svg viewBox="0 0 480 420" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Street map of the Phoenix metro area">
  <path d="${streets}" fill="none" stroke="#fff" stroke-width="4"/>
  <path d="M0 330 C120 300 200 290 300 268 S430 250 480 240" fill="none" stroke="#a9cbd8" stroke-width="10"/>
  <path d="M60 0 C90 160 80 260 200 420 M480 100 C340 150 330 250 340 420" fill="none" stroke="#f2c879" stroke-width="8"/>
  ${labels}
</svg>
</html>
`

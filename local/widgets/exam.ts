import { Hono } from 'hono'
import { jsonError } from '../json-error.ts'
import { examPageScript } from './browser/bundle-exam.ts'
import { examPage, termsPage } from './exam-html.ts'
import type { Faults } from './faults.ts'
import { elsewhere, keepWaiting } from './out-of-order.ts'

const host = '/www.app.qualiphy.me'

/** The exam's stand-in at its provider's addresses (contracts B2): the form and the terms. */
export function createExam(faults: Faults): Hono {
  const app = new Hono()
  app.get(`${host}/qualiphy-widget`, async (c) => {
    const fault = faults.get('exam')
    if (fault === 'not-found') return jsonError(404, 'The stand-in of the exam is out of order.')
    await keepWaiting(fault, c.req.raw)
    return html(examPage(new URL(c.req.url).searchParams, fault === 'redirect' ? elsewhere : undefined))
  })
  app.get(`${host}/exam-page.js`, () => script(examPageScript))
  app.get('/qualiphy.me/*', () => html(termsPage()))
  return app
}

const script = (text: string) => answer(text, 'text/javascript', {})

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

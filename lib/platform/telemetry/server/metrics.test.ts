import { afterAll, expect, test } from 'vitest'
import { startMetrics, tellMetrics } from './metrics'
import { traffic } from './traffic'

afterAll(() => Object.assign(traffic(), { stored: 0, observe: undefined, observeJob: undefined }))

const call = { method: 'POST', route: '/api/paypal/webhook', status: 200, ms: 30 }

test('what was answered, run and read is told by few labels; what can’t be read now is left out', async () => {
  expect(await tellMetrics()).toBeUndefined()
  let isAway = false
  const read = async () => {
    if (isAway) throw new Error('away')
    return { paid: 3 }
  }
  await startMetrics([{ name: 'ocotillo_orders', help: 'Orders', label: 'status', read }])
  const { observe, observeJob } = traffic()
  observe?.(call)
  observe?.({ ...call, method: 'PROPFIND', status: 503 })
  observe?.({ ...call, route: '/api/staff/orders' })
  observeJob?.('mail-outbox', true)
  observeJob?.('mail-outbox', false)
  traffic().stored += 5

  const told = await tellMetrics()
  expect(told?.type).toContain('text/plain')
  for (const line of [
    'ocotillo_requests_total{route="/api/paypal/webhook",method="POST",status="200"} 1',
    'ocotillo_requests_total{route="/api/paypal/webhook",method="other",status="503"} 1',
    'ocotillo_webhooks_total{from="paypal",outcome="taken"} 1',
    'ocotillo_webhooks_total{from="paypal",outcome="failed"} 1',
    'ocotillo_request_seconds_bucket{le="0.05",kind="staff"} 1',
    'ocotillo_jobs_total{job="mail-outbox",outcome="done"} 1',
    'ocotillo_jobs_total{job="mail-outbox",outcome="failed"} 1',
    'ocotillo_pages_stored_total 5',
    'ocotillo_orders{status="paid"} 3',
  ])
    expect(told?.text.split('\n')).toContain(line)
  expect(told?.text).toMatch(/^ocotillo_job_done_timestamp_seconds\{job="mail-outbox"\} \d{10}/m)

  isAway = true
  expect((await tellMetrics())?.text).not.toContain('ocotillo_orders{')
})

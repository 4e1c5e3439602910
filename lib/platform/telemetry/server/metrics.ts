import 'server-only'
import type { Registry } from 'prom-client'
import { processState } from '@/lib/platform/server/process-state'
import { type Answered, traffic } from './traffic'

/** How many there are of each kind now, such as orders by status. */
export type Figures = { name: string; help: string; label: string; read(): Promise<Record<string, number>> }

const state = () => processState('metrics', () => ({ registry: undefined as Registry | undefined }))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts from now on, for `GET /api/metrics`. Every label has few values: routes are those the build made, methods
 * and outcomes those named here.
 */
export async function startMetrics(figures: Figures[]): Promise<void> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'ocotillo_requests_total',
    help: 'Calls that were answered, but finished pages from memory',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'ocotillo_request_seconds',
    help: 'How long they took',
    labelNames: ['kind'],
    buckets: seconds,
    registers,
  })
  const webhooks = new Counter({
    name: 'ocotillo_webhooks_total',
    help: 'Messages of PayPal and Sanity, by what became of them',
    labelNames: ['from', 'outcome'],
    registers,
  })
  const jobs = new Counter({
    name: 'ocotillo_jobs_total',
    help: 'Runs of each job',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobDone = new Gauge({
    name: 'ocotillo_job_done_timestamp_seconds',
    help: 'When each job last succeeded',
    labelNames: ['job'],
    registers,
  })
  const pages = {
    stored: 'sent from memory',
    stale: 'of these, old',
    rendered: 'rendered',
    failed: 'of these, failed',
  }
  for (const [name, help] of Object.entries(pages))
    new Counter({
      name: `ocotillo_pages_${name}_total`,
      help: `Pages ${help}`,
      registers,
      collect() {
        this.reset()
        this.inc(traffic()[name as keyof typeof pages])
      },
    })
  for (const { name, help, label, read } of figures)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        // None is better than an old one: the alarm on missing figures is the alarm on the database.
        this.reset()
        const counts = await read().catch(() => ({}))
        for (const [value, count] of Object.entries(counts)) this.set({ [label]: value }, count)
      },
    })
  traffic().observe = (call) => {
    const { route, status } = call
    const method = methods.includes(call.method) ? call.method : 'other'
    requests.inc({ route, method, status })
    durations.observe({ kind: kindOf(call) }, call.ms / 1000)
    const [, from] = /^\/api\/(paypal|sanity)\/webhook$/.exec(route) ?? []
    if (from) webhooks.inc({ from, outcome: outcomeOf(status) })
  }
  traffic().observeJob = (job, isDone) => {
    jobs.inc({ job, outcome: isDone ? 'done' : 'failed' })
    if (isDone) jobDone.set({ job }, Date.now() / 1000)
  }
  state().registry = registry
}

/** What Prometheus reads; undefined where nothing is counted. */
export const tellMetrics = async (): Promise<{ text: string; type: string } | undefined> => {
  const { registry } = state()
  return registry && { text: await registry.metrics(), type: registry.contentType }
}

function kindOf({ route }: Answered): string {
  if (route.startsWith('/api/staff/')) return 'staff'
  if (route.startsWith('/api/')) return 'api'
  if (route.startsWith('/studio')) return 'studio'
  return route.endsWith('…') ? 'file' : 'page'
}

function outcomeOf(status: number): string {
  if (status < 300) return 'taken'
  return status < 500 ? 'refused' : 'failed'
}

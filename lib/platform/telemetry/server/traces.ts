import 'server-only'
import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { isRoute } from './request'

/** What a span may say. Addresses, queries, headers and the words of an error are not among it. */
const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'error.type',
])
const routes = ['http.route', 'next.route']

/**
 * Sends Next's spans to a collector by OTLP (`/v1/traces` at this address), without what is about a person. Nothing of
 * OpenTelemetry is loaded before.
 */
export async function startTraces(url: string): Promise<void> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ])
  const exporter = withoutPersons(new OTLPTraceExporter({ url: `${url}/v1/traces` }))
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'ocotillo' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.trace.setGlobalTracerProvider(provider)
}

/** The same exporter, which gets of each span what may leave this machine. */
function withoutPersons(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(plainSpan), done),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Its times and its place stay; its name is made of what it may say. */
export function plainSpan(span: ReadableSpan): ReadableSpan {
  const attributes = plainAttributes(span.attributes)
  const told = {
    name: nameOf(attributes),
    attributes,
    events: [],
    links: [],
    status: { code: span.status.code },
  }
  return Object.create(span, Object.getOwnPropertyDescriptors(told))
}

function plainAttributes(attributes: Attributes): Attributes {
  const told = Object.entries(attributes).filter(
    ([name, value]) => allowed.has(name) && (!routes.includes(name) || isRoute(value)) && isWord(value),
  )
  return Object.fromEntries(told)
}

const isWord = (value: unknown) => typeof value !== 'string' || /^[\w.:/[\]()-]{0,120}$/.test(value)

function nameOf(attributes: Attributes): string {
  const route = attributes['http.route'] ?? attributes['next.route']
  const method = attributes['http.method']
  const what = attributes['next.span_type'] ?? 'span'
  return [what, method, route].filter(Boolean).join(' ')
}

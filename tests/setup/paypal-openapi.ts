import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { Json } from './paypal.ts'

const folder = join(import.meta.dirname, '../paypal-openapi')
const files = ['checkout_orders_v2.json', 'payments_payment_v2.json', 'notifications_webhooks_v1.json']

type Document = { paths: Record<string, Record<string, Json>> }

let loaded: { ajv: Ajv; documents: Map<string, Document> } | undefined

/**
 * Fails unless `body` is what PayPal describes for this call: the request's body, or the answer's for a status.
 * `path` is the call's own, such as `/v2/checkout/orders/5O190127TN364715T/capture`.
 */
export function expectMatches(
  method: string,
  path: string,
  direction: 'request' | number,
  body: unknown,
): void {
  const { file, template } = describedCall(method, path)
  const pointer = ['paths', template, method.toLowerCase()]
  const described = load().documents.get(file)?.paths[template]?.[method.toLowerCase()]
  const part = direction === 'request' ? ['requestBody'] : ['responses', answerKey(described, direction)]
  const named = part.reduce((value, key) => value?.[key], described)?.$ref
  const at = named ? `${file}${named}` : reference(file, [...pointer, ...part])
  expectValid(`${method} ${path} ${direction}`, `${at}/content/application~1json/schema`, body)
}

/** Fails unless `body` has the shape that PayPal gives to webhook events, and its resource the shape of its kind. */
export function expectWebhookEvent(body: Json): void {
  const [, orders, payments, notifications] = ['', ...files]
  expectValid(body.event_type, `${notifications}#/components/schemas/event`, body)
  const kinds: Record<string, string> = {
    'checkout-order': `${orders}#/components/schemas/order`,
    capture: `${payments}#/components/schemas/capture-2`,
    refund: `${payments}#/components/schemas/refund`,
  }
  expectValid(`${body.event_type} resource`, kinds[body.resource_type] ?? '', body.resource)
}

function load() {
  if (loaded) return loaded
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, logger: false })
  addFormats.default(ajv)
  const documents = new Map<string, Document>()
  for (const file of files) {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    documents.set(file, document)
    ajv.addSchema(document, file)
  }
  loaded = { ajv, documents }
  return loaded
}

function expectValid(title: string, $ref: string, body: unknown): void {
  const { ajv } = load()
  const validate: ValidateFunction = ajv.getSchema($ref) ?? ajv.compile({ $ref })
  validate(body)
  const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  expect(problems, `${title}: ${JSON.stringify(body)}`).toEqual([])
}

function describedCall(method: string, path: string): { file: string; template: string } {
  for (const [file, { paths }] of load().documents) {
    for (const [template, operations] of Object.entries(paths)) {
      const pattern = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
      if (pattern.test(path.split('?')[0] ?? '') && method.toLowerCase() in operations)
        return { file, template }
    }
  }
  throw new Error(`PayPal describes no ${method} ${path}.`)
}

/**
 * A success that is not described by its number, as 200 for a replay, looks like the one that is; an error like the
 * default.
 */
function answerKey({ responses }: Json, status: number): string {
  if (responses[status]) return String(status)
  const success = Object.keys(responses).find((key) => key.startsWith('2'))
  return status < 300 ? (success ?? 'default') : 'default'
}

function reference(file: string, parts: string[]): string {
  const escaped = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `${file}#/${escaped.join('/')}`
}

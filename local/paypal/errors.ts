import { newDebugId } from './ids.ts'
import { type Issue, issues } from './issues.ts'

export type Detail = { issue: Issue; field?: string; value?: string; location?: 'body' | 'path' | 'query' }

/** A refusal that is answered in PayPal's words. All details have the status of the first. */
export class PaypalError extends Error {
  readonly details: Detail[]
  constructor(details: Issue | Detail[]) {
    super(typeof details === 'string' ? details : details.map(({ issue }) => issue).join(', '))
    this.details = typeof details === 'string' ? [{ issue: details }] : details
  }
  get issue(): Issue | undefined {
    return this.details[0]?.issue
  }
  get status(): number {
    return this.issue ? issues[this.issue][0] : 400
  }
}

/** The answer to a refusal; `redirect` is where the payer may choose another way to pay. */
export function errorAnswer({ status, details }: PaypalError, redirect?: string): Response {
  const links = [
    {
      href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${details[0]?.issue}`,
      rel: 'information_link',
      method: 'GET',
    },
    ...(redirect ? [{ href: redirect, rel: 'redirect', method: 'GET' }] : []),
  ]
  const described = details.map((detail) => ({ ...detail, description: issues[detail.issue][1] }))
  return statusAnswer(status, { details: described, links })
}

const names: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  405: [
    'METHOD_NOT_SUPPORTED',
    'The requested action could not be performed, because the resource has no such method.',
  ],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is larger than this service takes.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
}

/** An answer of this status in the shape that all of PayPal's errors have. */
export function statusAnswer(
  status: number,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const [name, message] = names[status] ?? ['ERROR', 'The request was not served.']
  const debug_id = newDebugId()
  return Response.json(
    { name, message, debug_id, ...more },
    { status, headers: { 'paypal-debug-id': debug_id, 'cache-control': 'no-store', ...headers } },
  )
}

/** 401 for a bearer token that is missing, unknown or over. */
export function invalidToken(): Response {
  const error_description = 'Token signature verification failed'
  return statusAnswer(
    401,
    { error: 'invalid_token', error_description, links: [] },
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  )
}

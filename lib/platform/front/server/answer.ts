import type { ServerResponse } from 'node:http'
import type { Refusal } from './refusal.ts'

/** For answers that bring no policy of their own and are no page of ours. */
const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sees to it that no answer leaves without what every answer has: no store keeps a refusal, and a document has a policy. */
export function completeHeaders(response: ServerResponse, always: Record<string, string>): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...more: unknown[]) => {
    if (status >= 400) response.setHeader('cache-control', 'no-store')
    const type = String(response.getHeader('content-type') ?? '')
    if (type.includes('html') && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', strictPolicy)
    return writeHead(status, ...more)
  }) as ServerResponse['writeHead']
}

export function refuse(response: ServerResponse, { status, text, allow }: Refusal): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': strictPolicy,
    'x-content-type-options': 'nosniff',
    ...(allow && { allow }),
    ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
  })
  response.end(text)
}

import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether the request carries the token with which tests and the demo steer the stack. */
export function isControlToken(request: Request, controlToken: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${controlToken}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

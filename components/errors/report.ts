import { askApi } from '@/lib/platform/browser/api-client'

/** Tells the clinic's server what nobody waits for: no cookies, no page address, and no word when it fails. */
export function tellClinic(path: string, body: object): void {
  if (!navigator.onLine) return
  void askApi(path, { send: body, keepalive: true, credentials: 'omit', referrerPolicy: 'origin' })
}

/** What a page told already; after so many it is the same trouble again and again. */
const told = new Set<string>()
const maxKinds = 5

/** Tells of an error on this page, once for each kind. The server takes out what could tell of a person. */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || window.location.pathname.startsWith('/studio')) return
  // Extensions of the browser fail in pages, too.
  if (/-extension:\/\//.test(error.stack ?? '')) return
  const message = `${error.name}: ${error.message}`.slice(0, 1000)
  if (told.has(message) || told.size >= maxKinds) return
  told.add(message)
  const digest = 'digest' in error && typeof error.digest === 'string' && /^[\w@-]{1,64}$/.test(error.digest)
  tellClinic('/api/browser-errors', {
    message,
    stack: error.stack?.slice(0, 4000) ?? '',
    path: window.location.pathname.slice(0, 2000),
    ...(digest && { digest: error.digest }),
  })
}

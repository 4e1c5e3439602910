const pathShape = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

/** First parts of addresses that the program answers itself, so that no page can hide behind them. */
const reservedFirstParts = [
  'account',
  'api',
  'auth',
  'design',
  'draft-preview',
  'estimate',
  'forms',
  'order-status',
  'preview',
  'reservation',
  'search',
  'social-card',
  'status',
  'studio',
]

/** What the program answers below pages of the CMS; and `/index.md` is the home page's Markdown. */
const reservedPath = /^\/(?:(?:gift-cards\/(?:balance|manage|pdf)|iv-therapy\/compare)(?:\/|$)|index$)/

/** `true`, or a sentence: a page's address is `/` or small letters, digits and hyphens, and not a reserved one. */
export function pathProblem(path: string | undefined): true | string {
  if (!path) return true
  if (!path.startsWith('/')) return 'Begin with a slash, for example /vitamin-injections.'
  if (path.length > 1 && path.endsWith('/')) return 'Leave out the slash at the end.'
  if (!pathShape.test(path)) {
    return 'Use lowercase letters, digits and hyphens only, for example /vitamin-injections.'
  }
  const first = path.split('/')[1] ?? ''
  if (reservedFirstParts.includes(first)) return `Addresses that begin with /${first} belong to the program.`
  if (reservedPath.test(path)) return 'This address belongs to the program.'
  return true
}

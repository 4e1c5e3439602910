export type Asked = {
  method: string
  /** As it stands in the first line: a path, for a normal client. */
  target: string
  host: string | undefined
  /** Asked by a process of this machine. */
  isOwnMachine: boolean
}
export type Site = { isLive: boolean; host: string; port: number; isDev: boolean }
export type Refusal = { status: 204 | 400 | 404 | 405 | 421; text: string; allow?: string }

const reading = ['GET', 'HEAD', 'OPTIONS']
const changing = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * What is answered before Next hears of a call, null when Next may: calls no browser makes of a page, hosts that are not ours, and
 * addresses under Next's own folder that it would answer with a page.
 */
export function refusalOf(asked: Asked, site: Site): Refusal | null {
  const { method, target } = asked
  if (!target.startsWith('/')) {
    if (method === 'OPTIONS' && target === '*') return { status: 204, text: '', allow: changing.join(', ') }
    return { status: 400, text: 'This server answers for paths only.' }
  }
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!isOurHost(asked, site, path)) return { status: 421, text: 'This host is not served here.' }
  if (site.isDev) return null
  const allowed = allowedAt(path)
  if (!allowed.includes(method))
    return { status: 405, text: 'This method is not allowed here.', allow: allowed.join(', ') }
  if (method === 'OPTIONS' && allowed !== changing)
    return { status: 204, text: '', allow: allowed.join(', ') }
  if (path.startsWith('/_next/') && !/^\/_next\/(?:static\/.|image$)/.test(path))
    return { status: 404, text: 'There is nothing here.' }
  return null
}

/** A page is read; a patient's document also takes its code, sent to its own address. */
function allowedAt(path: string): string[] {
  if (path.startsWith('/api/')) return changing
  return /^\/estimate\/[^/]+$/.test(path) ? [...reading, 'POST'] : reading
}

/** A live site answers for its public address alone; whoever watches it over may ask how it is by any, and the site itself by its own. */
function isOurHost({ host, isOwnMachine }: Asked, { isLive, host: own, port }: Site, path: string): boolean {
  if (!isLive || path.startsWith('/api/health/')) return true
  const named = host?.toLowerCase()
  if (named === own) return true
  return isOwnMachine && (named === `127.0.0.1:${port}` || named === `localhost:${port}`)
}

import { type ClientConfig, createClient } from '@sanity/client'
import { browserEnvironment } from './shared-stream/environment.ts'
import { createSharedFetch } from './shared-stream/shared-fetch.ts'

/** `apiHost` is only set where a content lake of our own answers: an address, or a path on the page's own host. */
export type StudioConnection = { projectId: string; dataset: string; apiHost?: string }

/**
 * Where the Studio finds its content and how people log in: the part of its configuration that differs between hosted
 * Sanity and a lake of our own. The token is kept by the Studio (no cookies), because the staff's tools send it to
 * the site too.
 */
export function studioConnection({ projectId, dataset, apiHost }: StudioConnection) {
  const hosted = {
    projectId,
    dataset,
    auth: { loginMethod: 'token' as const },
    document: { comments: { enabled: false } },
    // The staff's own schedule takes their place: its groups, its list and its preview of a moment.
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
  }
  return apiHost ? { ...hosted, ...ownLake(absolute(apiHost)) } : hosted
}

/**
 * What Sanity offers as services of its own is off; the lake is found by path, and all its event streams share a
 * connection.
 */
function ownLake(apiHost: string) {
  const off = { enabled: false }
  const fetch = createSharedFetch(apiHost, browserEnvironment())
  snoozeProtocolWarning()
  return {
    apiHost,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, apiHost, useProjectHostname: false, resolveFetch: () => fetch }),
    tasks: off,
    releases: off,
    announcements: off,
    mediaLibrary: off,
  }
}

/**
 * The Studio warns of HTTP/1.1 because of its six connections; all its streams share one here. This is its own 'not
 * in this session'.
 */
function snoozeProtocolWarning() {
  if (typeof sessionStorage === 'undefined') return
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
}

/** The configuration is also read on the server, where there is no page and no Studio. */
function absolute(apiHost: string): string {
  const page = typeof location === 'undefined' ? 'http://localhost' : location.origin
  return new URL(apiHost, page).href.replace(/\/$/, '')
}

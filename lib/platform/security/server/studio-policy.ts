type Studio = { projectId: string; apiHost?: string }

/**
 * The Studio's Content-Security-Policy. The Studio also tries core.sanity-cdn.com, sanity-cdn.com, api.sanity.io/intake and a
 * font host by itself (contracts/content-lake.md 5): they are not named, so the browser refuses them.
 */
export function studioPolicy({ projectId, apiHost }: Studio): string {
  const hosts = apiHost ? ownHosts(apiHost) : hostedHosts(projectId)
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' blob:",
    "script-src-attr 'none'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${hosts.images}`,
    `media-src 'self' data: blob: ${hosts.images}`,
    `connect-src 'self' blob: data: ${hosts.api}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

function ownHosts(apiHost: string) {
  const origin = apiHost.startsWith('/') ? '' : new URL(apiHost).origin
  return { api: origin, images: origin }
}

function hostedHosts(projectId: string) {
  const project = `${projectId}.api.sanity.io`
  return {
    api: `https://${project} wss://${project} https://${projectId}.apicdn.sanity.io https://api.sanity.io/v2021-06-07/`,
    images: 'https://cdn.sanity.io',
  }
}

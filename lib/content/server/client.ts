import 'server-only'
import { createClient } from '@sanity/client'
import { env } from '@/lib/platform/server/env'

/** The version of Sanity's query API that every query here was written against. */
const apiVersion = '2025-02-19'

/** A client for published content: the CMS itself, never its CDN, because a page is rendered right after a publish. */
export const contentClient = () => clientWith(env.content.token, 'published')

/** A client that sees drafts beside the published documents, each under its own id. */
export const everyVersionClient = () => clientWith(env.content.token, 'raw')

/** A client that may publish; undefined without a token for it. */
export const publishingClient = () =>
  env.content.writeToken ? clientWith(env.content.writeToken, 'raw') : undefined

function clientWith(token: string | undefined, perspective: 'published' | 'raw') {
  const { projectId, dataset, apiHost } = env.content
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion,
    useCdn: false,
    perspective,
    timeout: 10_000,
    maxRetries: 1,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

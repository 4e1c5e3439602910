import 'server-only'
import { createClient } from '@sanity/client'
import { env } from '@/lib/env'

/** The version of Sanity's query API that every query here was written against. */
const apiVersion = '2025-02-19'

/** A client for published content: the CMS itself, never its CDN, because a page is rendered right after a publish. */
export function contentClient() {
  const { projectId, dataset, apiHost, token } = env.content
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    timeout: 10_000,
    maxRetries: 1,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

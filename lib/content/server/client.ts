import 'server-only'
import { createClient } from '@sanity/client'
import { cache } from 'react'
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

/** Answers a query with something else than what is published. Throws when the CMS does not answer. */
type Reader = (query: string, params: Record<string, unknown>) => Promise<unknown>

/** One for each rendering of a page. Public pages never fill it, so they stay stored pages that ask for no cookie. */
const ofThisRender = cache((): { reader: Reader | null } => ({ reader: null }))

/** Who reads for this rendering; null on every public page and in every route. */
export const currentReader = (): Reader | null => ofThisRender().reader

/** Says, before anything is loaded, who reads for this rendering: a preview. */
export function readWith(reader: Reader): void {
  ofThisRender().reader = reader
}

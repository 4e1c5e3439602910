import 'server-only'
import { z } from 'zod'
import { remembered } from '@/lib/platform/server/remembered'
import { contentClient } from './client'

const transaction = z.object({ id: z.string(), timestamp: z.iso.datetime(), author: z.string().nullish() })
export type ContentTransaction = z.infer<typeof transaction>

type Document = { _id: string; _type: string; [field: string]: unknown }

/** As many publishes of one document are read at once; what is more comes with the next look. */
const most = 100

/**
 * What was done to a published document after a revision (null: ever), oldest first, as far as the CMS keeps it; at
 * least the newest when that revision is no longer kept. Throws when the CMS does not answer or does not show its
 * history.
 */
export async function transactionsAfter(id: string, revision: string | null): Promise<ContentTransaction[]> {
  if (revision === null) return transactionsOf(id, { limit: String(most) })
  const found = await transactionsOf(id, { fromTransaction: revision, limit: String(most) })
  if (found[0]?.id === revision) return found.slice(1)
  const newest = await transactionsOf(id, { reverse: 'true', limit: '1' })
  return newest.filter((one) => one.id !== revision)
}

/** Who made a revision of a document, by the id at the CMS; null when that is not kept. Throws as above. */
export async function authorOf(id: string, revision: string): Promise<string | null> {
  const [found] = await transactionsOf(id, { fromTransaction: revision, toTransaction: revision, limit: '1' })
  return found?.id === revision ? (found.author ?? null) : null
}

/** The published document as it was at a revision; null when it was taken off the site then. Throws as above. */
export async function documentAtRevision(id: string, revision: string): Promise<Document | null> {
  const response = await ask(`documents/${encodeURIComponent(id)}`, { revision })
  const { documents } = (await response.json()) as { documents: Document[] }
  // Of a document that was unpublished with it, the CMS shows the draft of that revision.
  return documents.find(({ _id }) => _id === id) ?? null
}

async function transactionsOf(id: string, query: Record<string, string>): Promise<ContentTransaction[]> {
  const short = { excludeContent: 'true', excludeMutations: 'true' }
  const response = await ask(`transactions/${encodeURIComponent(id)}`, { ...query, ...short })
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => transaction.parse(JSON.parse(line)))
}

async function ask(path: string, query: Record<string, string>): Promise<Response> {
  const client = contentClient()
  const { dataset, token } = client.config()
  const address = client.getUrl(`/data/history/${dataset}/${path}?${new URLSearchParams(query)}`)
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The CMS does not show its history: ${response.status}`)
  return response
}

const names = remembered('content-people', {
  async load(id) {
    const person = (await contentClient().users.getById(id)) as { displayName?: string } | null
    return person?.displayName?.trim().slice(0, 200) || null
  },
  holdsMs: (name) => (name ? Number.POSITIVE_INFINITY : 0),
  maxKeys: 500,
})

/** The name of a person who edits, by the id at the CMS; null when it does not know or tell. Never throws. */
export const nameOfEditor = (id: string): Promise<string | null> => names.get(id).catch(() => null)

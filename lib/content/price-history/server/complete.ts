import 'server-only'
import { authorOf, nameOfEditor } from '@/lib/content/server/history'
import { serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { recordAllPrices } from './record'

/**
 * The job beside the webhook and the poll: records what was published while nobody looked, then who did it. Throws
 * when it can't.
 */
export async function keepPriceHistory(): Promise<void> {
  await recordAllPrices()
  await fillAuthors()
}

const maxAtOnce = 50
/** The CMS keeps its history for some time only: what it did not tell by then it never will. */
const hopeMs = 30 * 86_400_000

/** Adds who made recent changes where the CMS could not say at once. Throws when the database fails. */
export async function fillAuthors(): Promise<void> {
  const database = serviceClient()
  const { data, error } = await database
    .from('price_changes')
    .select('id, document_id, revision, changed_by')
    .is('changed_by_name', null)
    .not('revision', 'like', 'removed:%')
    .gte('changed_at', new Date(now().getTime() - hopeMs).toISOString())
    .order('id', { ascending: false })
    .limit(maxAtOnce)
  if (error) throw new Error(`The recorded prices could not be read: ${error.message}`)
  const names = new Map<string, string | null>()
  for (const { id, document_id, revision, changed_by: known } of data) {
    const by = known ?? (await authorOf(document_id, revision).catch(() => null))
    if (by && !names.has(by)) names.set(by, await nameOfEditor(by))
    const name = by && names.get(by)
    if (!by || (by === known && !name)) continue
    const added = await database
      .from('price_changes')
      .update({ changed_by: by, changed_by_name: name })
      .eq('id', id)
    if (added.error) throw new Error(`Who changed a price could not be added: ${added.error.message}`)
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesDueBy, type PlannedChange } from '../../lib/content/schedule/shared/content-at.ts'
import type { LakeDocument } from '../../lib/content/schedule/shared/overlay.ts'
import { Problem } from '../demo/problem.ts'
import { readSettings } from '../demo/settings.ts'

const query = 'select=due_at,created_at,scheduled_changes(document_id,before,after)&state=in.(planned,failed)'

type Source = Record<string, string | undefined>
type Row = {
  due_at: string
  created_at: string
  scheduled_changes: { document_id: string; before: LakeDocument | null; after: LakeDocument }[]
}

/**
 * The changes that staff have planned until this moment, in the order in which they will be published: the hosted
 * database's, else the running demo's. Throws `Problem` when it does not answer.
 */
export async function plannedChanges(source: Source, at: Date): Promise<PlannedChange[]> {
  const groups = (await readRows(source)).map((row) => ({
    dueAt: row.due_at,
    createdAt: row.created_at,
    changes: row.scheduled_changes.map(({ document_id: documentId, before, after }) => ({
      documentId,
      before,
      after,
    })),
  }))
  return changesDueBy(groups, at)
}

async function readRows(source: Source): Promise<Row[]> {
  const { url, key } = connectionOf(source)
  try {
    const response = await fetch(`${url}/rest/v1/scheduled_groups?${query}`, { headers: { apikey: key } })
    if (response.ok) return await response.json()
    throw new Error(`status ${response.status}`)
  } catch (error) {
    throw new Problem(
      `What is planned could not be read (${error instanceof Error ? error.message : error}): check SUPABASE_URL and SUPABASE_SECRET_KEY, or leave --at away.`,
    )
  }
}

function connectionOf(source: Source): { url: string; key: string } {
  if (source.SUPABASE_URL)
    return { url: source.SUPABASE_URL.replace(/\/$/, ''), key: source.SUPABASE_SECRET_KEY ?? '' }
  const { dataDir } = readSettings(source)
  try {
    const { url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8'))
    const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    return { url, key: secretKey }
  } catch {
    throw new Problem(`No demo runs in ${dataDir}: start it with 'npm run demo', or leave --at away.`)
  }
}

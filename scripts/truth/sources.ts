import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { changesDueBy, type PlannedChange } from '../../lib/content/schedule/shared/content-at.ts'
import type { LakeDocument } from '../../lib/content/schedule/shared/overlay.ts'
import { momentAtClinic } from '../../lib/platform/clinic-time/shared/clinic-time.ts'
import { parseEnvironment } from '../../lib/platform/server/environment.ts'
import type { ContentDocument } from '../../lib/truth/model.ts'
import { demoPeople } from '../../local/people.ts'
import { Problem } from '../demo/problem.ts'
import { readSettings } from '../demo/settings.ts'

/** The documents of an exported dataset, one JSON object a line. Throws `Problem` naming the line that is none. */
export function documentsFromFile(file: string): ContentDocument[] {
  return readText(file)
    .split('\n')
    .flatMap((line, index) => (line.trim() ? [documentIn(line, index + 1, file)] : []))
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`${file} could not be read: ${error instanceof Error ? error.message : error}`)
  }
}

function documentIn(line: string, number: number, file: string): ContentDocument {
  try {
    const document = JSON.parse(line)
    if (typeof document._id === 'string' && typeof document._type === 'string') return document
  } catch {
    // Said below: the line is no document, whatever it is.
  }
  throw new Problem(`Line ${number} of ${file} is no document with _id and _type: export the dataset again.`)
}

const query = '*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("_.**"))]'

type Source = Record<string, string | undefined>

/**
 * Every document of the content the site uses: the hosted project's, else the running demo's. Throws `Problem` when
 * nobody answers.
 */
export async function documentsOfLake(source: Source, hasDrafts: boolean): Promise<ContentDocument[]> {
  const { client, hint } = source.SANITY_PROJECT_ID ? hosted(source) : demo(source)
  try {
    return await client.fetch(query, {}, { perspective: hasDrafts ? 'raw' : 'published' })
  } catch (error) {
    throw new Problem(
      `The content could not be read (${error instanceof Error ? error.message : error}): ${hint}`,
    )
  }
}

type Connection = { client: SanityClient; hint: string }
const common = { apiVersion: '2025-02-19', useCdn: false, timeout: 20_000, maxRetries: 1 } as const

function hosted(source: Source): Connection {
  const { projectId, dataset, apiHost, token } = contentOf(source)
  const address = apiHost ? { apiHost, useProjectHostname: false } : {}
  return {
    client: createClient({ ...common, projectId, dataset, token, ...address }),
    hint: 'check SANITY_PROJECT_ID, SANITY_DATASET and SANITY_READ_TOKEN (drafts need a token that may read them).',
  }
}

function contentOf(source: Source) {
  try {
    return parseEnvironment(source).content
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

function demo(source: Source): Connection {
  const { dataDir } = readSettings(source)
  const hint = `start the demo with 'npm run demo' and check from a second terminal, or check the first edition with 'npm run truth -- --seed'.`
  try {
    const { url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8'))
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    const token = demoPeople(secrets).find(({ role }) => role === 'administrator')?.token
    const client = createClient({
      ...common,
      projectId: 'local',
      dataset: 'production',
      apiHost: `${url}/lake`,
      useProjectHostname: false,
      token,
    })
    return { client, hint }
  } catch {
    throw new Problem(`No demo runs in ${dataDir}: ${hint}`)
  }
}

/**
 * The moment written in Arizona's time as `2027-01-01` or `2027-01-01T08:00`; now without one. Throws `Problem` for
 * anything else.
 */
export function momentOf(written: string | undefined): Date {
  if (written === undefined) return new Date()
  const [date = '', time = '00:00'] = written.split(/[T ]/)
  const moment = momentAtClinic(date, time)
  if (!moment) {
    throw new Problem(
      `“${written}” is not a valid date and time: write it like 2027-01-01T08:00, Arizona time.`,
    )
  }
  return moment
}

const plannedQuery =
  'select=due_at,created_at,scheduled_changes(document_id,before,after)&state=in.(planned,failed)'

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
    const response = await fetch(`${url}/rest/v1/scheduled_groups?${plannedQuery}`, {
      headers: { apikey: key },
    })
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { parseEnvironment } from '../../lib/platform/server/environment.ts'
import type { ContentDocument } from '../../lib/truth/model.ts'
import { demoPeople } from '../../local/people.ts'
import { Problem } from '../demo/problem.ts'
import { readSettings } from '../demo/settings.ts'

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

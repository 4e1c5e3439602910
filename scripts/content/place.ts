import { createClient, type SanityClient } from '@sanity/client'
import { parseEnvironment } from '../../lib/platform/server/environment.ts'
import { Problem } from '../demo/problem.ts'
import { runningLake } from '../demo/running-lake.ts'
import { readSettings } from '../demo/settings.ts'
import { type ContentDocument, isDraft, isInternal } from './document.ts'

export type Place = { name: string; client: SanityClient }

const placeNames = ['hosted', 'local'] as const

/**
 * The content to read from or write to: the hosted project where SANITY_PROJECT_ID is set, else the running demo; or
 * the one that was asked for. Throws `Problem` when it is not set up or does not run.
 */
export function findPlace(asked: string | undefined, right: 'read' | 'write'): Place {
  if (asked !== undefined && !(placeNames as readonly string[]).includes(asked))
    throw new Problem(`'${asked}' is neither hosted nor local.`)
  const { dataDir } = readSettings(process.env)
  const isHosted = asked ? asked === 'hosted' : Boolean(process.env.SANITY_PROJECT_ID)
  return isHosted ? hosted(right) : local(dataDir)
}

function local(dataDir: string): Place {
  const { url, token } = runningLake(dataDir)
  const client = clientOf({ projectId: 'local', dataset: 'production', apiHost: `${url}/lake`, token })
  return { name: `the demo in ${dataDir}`, client }
}

function hosted(right: 'read' | 'write'): Place {
  if (!process.env.SANITY_PROJECT_ID)
    throw new Problem('SANITY_PROJECT_ID is not set: docs/hosted.md says what to set.')
  const { projectId, dataset, apiHost, token, writeToken } = contentSettings()
  if (right === 'write' && !writeToken)
    throw new Problem('SANITY_WRITE_TOKEN is not set: make a token with role Editor, see docs/hosted.md.')
  const client = clientOf({ projectId, dataset, apiHost, token: writeToken ?? token })
  return { name: `project ${projectId}, dataset ${dataset}`, client }
}

/** Only the content's variables: what else is set or missing does not matter here. */
function contentSettings() {
  const sanity = Object.entries(process.env).filter(([name]) => name.startsWith('SANITY_'))
  try {
    return parseEnvironment(Object.fromEntries(sanity)).content
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

type Connection = { projectId: string; dataset: string; apiHost?: string; token?: string }

const clientOf = ({ apiHost, ...connection }: Connection) =>
  createClient({
    ...connection,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    timeout: 60_000,
    maxRetries: 2,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })

/**
 * Asks the place; what it refuses, or that it does not answer, becomes a `Problem` with `done` as its last sentence.
 */
export async function ask<Answer>(place: Place, call: () => Promise<Answer>, done = ''): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw new Problem([refusal(place.name, error), done].filter(Boolean).join(' '))
  }
}

function refusal(name: string, error: unknown): string {
  const { statusCode, message } = error as { statusCode?: number; message: string }
  if (statusCode === 401) return `${name} does not accept the token: make a new one, see docs/hosted.md.`
  if (statusCode === 403) return `The token may not do this in ${name}: it needs another role.`
  if (statusCode) return `${name} refused (${statusCode}): ${message}.`
  return `${name} does not answer: ${message}.`
}

const perPage = 500

export type Asset = ContentDocument & { url: string }

/** Everything editors wrote, and the assets beside it; drafts only when asked for. Throws `Problem`. */
export async function readContent(
  place: Place,
  { hasDrafts }: { hasDrafts: boolean },
): Promise<{ documents: ContentDocument[]; assets: Asset[] }> {
  const all: ContentDocument[] = []
  for (let last = ''; ; ) {
    const query = `*[_id > $last] | order(_id)[0...${perPage}]`
    const page = await ask(place, () => place.client.fetch<ContentDocument[]>(query, { last }))
    all.push(...page)
    if (page.length < perPage) break
    last = page.at(-1)?._id ?? ''
  }
  return {
    documents: all.filter((document) => !isInternal(document) && (hasDrafts || !isDraft(document))),
    assets: all.filter(({ _type }) => /^sanity\.(?:image|file)Asset$/.test(_type)) as Asset[],
  }
}

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDocuments } from '../content/documents.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { noDemoRuns, runningLake } from './demo/running-lake.ts'
import { loadDotEnv, readSettings } from './demo/settings.ts'

const usage = `npm run seed                     adds what is missing to the running demo
npm run seed -- --replace        also puts the first edition over published documents that were edited
npm run seed -- --ndjson <file>  writes a file for 'sanity dataset import'`

await runCommand(async () => {
  const { ndjson, replace } = readOptions()
  if (ndjson !== undefined) return writeNdjson(resolve(ndjson))
  loadDotEnv()
  const { dataDir, services } = readSettings(process.env)
  if (!services.includes('lake')) {
    throw new Problem(
      "The content is hosted (SANITY_PROJECT_ID is set): write a file with 'npm run seed -- --ndjson first-edition.ndjson' and import it, see docs/hosted.md.",
    )
  }
  await seedDemo(dataDir, replace)
})

function readOptions(): { ndjson?: string; replace: boolean } {
  try {
    const options = { ndjson: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function writeNdjson(file: string): void {
  const documents = seedDocuments()
  try {
    writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  } catch (error) {
    throw new Problem(`${file} could not be written: ${error instanceof Error ? error.message : error}`)
  }
  console.log(`${documents.length} documents are in ${file}.`)
}

async function seedDemo(dataDir: string, isReplacing: boolean): Promise<void> {
  const { url, token } = runningLake(dataDir)
  const lake = `${url}/lake/v2025-02-19/data`
  const call = (path: string, body: unknown) => askLake(`${lake}/${path}`, token, body, dataDir)

  const documents = seedDocuments()
  // A draft counts as existing: what staff took off the site must not come back by itself.
  const query = '*[_id in $ids || _id in $draftIds]._id'
  const ids = documents.map(({ _id }) => _id)
  const params = { ids, draftIds: ids.map((id) => `drafts.${id}`) }
  const { result } = await call('query/production?perspective=raw', { query, params })
  const existing = new Set((result as string[]).map((id) => id.replace(/^drafts\./, '')))

  const chosen = isReplacing ? documents : documents.filter(({ _id }) => !existing.has(_id))
  const mutations = chosen.map((document) =>
    isReplacing ? { createOrReplace: document } : { createIfNotExists: document },
  )
  if (mutations.length > 0) await call('mutate/production', { mutations })
  console.log(sentence(documents.length, existing.size, isReplacing))
}

async function askLake(address: string, token: string, body: unknown, dataDir: string) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw noDemoRuns(dataDir)
  })
  if (!response.ok)
    throw new Problem(`The content store refused (${response.status}): ${await response.text()}`)
  return response.json()
}

function sentence(total: number, existing: number, isReplacing: boolean): string {
  if (isReplacing) return `${total} documents are as in the first edition; drafts were kept.`
  if (existing === total)
    return `Nothing to do: all ${total} documents are there. '--replace' restores the first edition.`
  return `${total - existing} documents were added; ${existing} were there and were left alone.`
}

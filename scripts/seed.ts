import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDocuments } from '../content/documents.ts'
import { demoPeople } from '../local/people.ts'
import { Problem, runCommand } from './demo/problem.ts'
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
  const { url, token } = readStack(dataDir)
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

function readStack(dataDir: string): { url: string; token: string } {
  try {
    const { url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8'))
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    const owner = demoPeople(secrets).find(({ role }) => role === 'administrator')
    if (owner) return { url, token: owner.token }
  } catch {
    // Both files are there exactly while the demo runs.
  }
  throw notRunning(dataDir)
}

async function askLake(address: string, token: string, body: unknown, dataDir: string) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw notRunning(dataDir)
  })
  if (!response.ok)
    throw new Problem(`The content store refused (${response.status}): ${await response.text()}`)
  return response.json()
}

function notRunning(dataDir: string): Problem {
  return new Problem(
    `No demo runs in ${dataDir}: start it with 'npm run demo' and seed from a second terminal.`,
  )
}

function sentence(total: number, existing: number, isReplacing: boolean): string {
  if (isReplacing) return `${total} documents are as in the first edition; drafts were kept.`
  if (existing === total)
    return `Nothing to do: all ${total} documents are there. '--replace' restores the first edition.`
  return `${total - existing} documents were added; ${existing} were there and were left alone.`
}

import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Sql } from 'postgres'
import { type Manifest, makeKey, readKey, sizeOf } from './backup/format.ts'
import { openSource } from './backup/place.ts'
import { backupName, type Keep, parseKeep, prune } from './backup/retention.ts'
import { takeBackup } from './backup/take.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv, root } from './demo/settings.ts'

const usage = `npm run backup                     orders, requests, accounts and content as one encrypted file in BACKUP_FOLDER
npm run backup -- <folder>         there
  --keep 7d,4w,12m      afterwards the newest of each day, week and month stays, as many as said; the others go
  --without-content     where Sanity keeps its own backup, or does not answer
  --new-key             only prints a new BACKUP_KEY
Ends with 0 when all is well, 1 when there is no backup, 2 when there is one that lacks the content, or more was to be done.`

await runCommand(async () => {
  const { folder, keep, hasContent, isForKey } = readOptions()
  if (isForKey) return console.log(await makeKey())
  loadDotEnv()
  const key = await readKey()
  const target = resolve(root, folder ?? (process.env.BACKUP_FOLDER || 'backups'))
  await mkdir(target, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new Problem(`The folder ${target} could not be made: ${error.message}`)
  })
  const started = Date.now()
  const file = join(target, backupName(new Date(started)))
  if (existsSync(file)) throw new Problem(`${file} is there already.`)
  const place = await openSource()
  try {
    const { manifest, missing } = await takeBackup(place, { file, key, hasContent })
    console.log(`${sentenceOf(manifest)} (${place.name}), read back whole, ${seconds(started)} s.`)
    console.log(`Saved as ${file}.`)
    if (missing !== undefined) {
      console.error(`There is no content in it: ${missing}`)
      process.exitCode = 2
    }
    await afterwards('told to the site', () => note(place.sql, manifest, file))
  } finally {
    await place.close()
  }
  if (keep) await afterwards(`cleared of old backups`, () => clear(target, keep))
})

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  const options = { keep: { type: 'string' }, 'without-content': flag, 'new-key': flag } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Name one folder.')
    const keep = values.keep === undefined ? undefined : parseKeep(values.keep)
    if (keep === null) throw new Error(`--keep ${values.keep} is no rule like 7d,4w,12m.`)
    return {
      folder: positionals[0],
      keep,
      hasContent: !values['without-content'],
      isForKey: values['new-key'],
    }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function sentenceOf(manifest: Manifest): string {
  const { content } = manifest
  const words = content ? `${content.documents} documents with their images` : 'no content'
  return `Backed up: ${sizeOf(manifest)}, ${words}`
}

/** The backup is good whatever happens now; but somebody must hear that this was not done. */
async function afterwards(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(
      `The backup is good, but was not ${what}: ${error instanceof Error ? error.message : error}`,
    )
    process.exitCode = 2
  }
}

/** What /api/health/ready tells the age by (lib/desk/health/server/checks.ts). */
async function note(sql: Sql, { at, tables, content }: Manifest, file: string): Promise<void> {
  const { size } = await stat(file)
  const value = { at, bytes: size, tables: tables.length, hasContent: content !== null }
  await sql`insert into public.content_state (key, value, updated_at) values ('backup', ${sql.json(value)}, now())
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`
}

async function clear(folder: string, keep: Keep): Promise<void> {
  const count = await prune(folder, keep)
  if (count > 0) console.log(`${count} old ${count === 1 ? 'backup' : 'backups'} deleted.`)
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}

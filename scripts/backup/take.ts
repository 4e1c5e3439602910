import { findPlace, readContent } from '../content/place.ts'
import { addContent } from '../content/write-package.ts'
import { Problem } from '../demo/problem.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { checkBackup, contentFolder, createContentCount, tablesFolder } from './check.ts'
import {
  copyOut,
  listMigrations,
  listSequences,
  listTables,
  oneTextForAll,
  readBooks,
  type Table,
} from './database.ts'
import { createCount, type Manifest, manifestName } from './format.ts'
import type { BackupPlace } from './place.ts'

const partBytes = 1024 * 1024

type Options = { file: string; key: string; hasContent: boolean }

/**
 * Writes a backup of the place and reads all of it back; only then the file has its name. `missing` says why there is no
 * content in it. Throws `Problem`, and leaves nothing behind then.
 */
export async function takeBackup(
  place: BackupPlace,
  { file, key, hasContent }: Options,
): Promise<{ manifest: Manifest; missing?: string }> {
  const archive = await writeArchive(file, key)
  try {
    const database = await addDatabase(archive, place)
    const found = hasContent ? await readEverything() : null
    const content = found && !(found instanceof Problem) ? await addFiles(archive, found) : null
    const manifest: Manifest = {
      format: 1,
      from: place.name,
      ...database,
      content,
      fingerprints: place.fingerprints,
    }
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)))
    await archive.finish()
    await checkBackup(`${file}.part`, key)
    await archive.publish()
    return { manifest, ...(found instanceof Problem && { missing: found.message }) }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** All tables as they were at one moment, however long it takes to write them down. */
function addDatabase(archive: ArchiveWriter, { sql }: BackupPlace) {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    await oneTextForAll(transaction)
    // The first reading fixes the moment.
    const migrations = await listMigrations(transaction)
    const at = new Date().toISOString()
    const tables: Manifest['tables'] = []
    for (const table of await listTables(transaction)) {
      const source = await copyOut(transaction, table)
      tables.push({ name: table.name, columns: table.columns, ...(await addTable(archive, table, source)) })
    }
    const sequences = await listSequences(transaction)
    return { at, migrations, tables, sequences, books: await readBooks(transaction) }
  })
}

async function addTable(archive: ArchiveWriter, { name }: Table, rows: AsyncIterable<Uint8Array>) {
  const count = createCount()
  let parts = 0
  let waiting: Uint8Array[] = []
  let bytes = 0
  const write = async () => {
    if (bytes === 0) return
    parts += 1
    await archive.add(`${tablesFolder}${name}/${parts}`, Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  for await (const row of rows) {
    count.take(row)
    waiting.push(row)
    bytes += row.length
    if (bytes >= partBytes) await write()
  }
  await write()
  return count.end()
}

type Content = { documents: number; files: Map<string, Uint8Array> }

/** What editors wrote, drafts too; or why it could not be had: orders must not go unsaved because of that. */
async function readEverything(): Promise<Content | Problem> {
  try {
    const place = findPlace(undefined, 'read')
    const content = await readContent(place, { hasDrafts: true })
    const files = new Map<string, Uint8Array>()
    const add = async (path: string, bytes: Uint8Array) => void files.set(path, bytes)
    await addContent({ add }, content, place)
    return { documents: content.documents.length, files }
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

async function addFiles(archive: ArchiveWriter, { documents, files }: Content): Promise<Manifest['content']> {
  const count = createContentCount()
  for (const [path, bytes] of files) {
    count.take(path, bytes)
    await archive.add(`${contentFolder}${path}`, bytes)
  }
  return { documents, ...count.end() }
}

import { createHash } from 'node:crypto'
import { Problem } from '../demo/problem.ts'
import { readArchive } from './archive.ts'
import { createCount, type Manifest, manifestName, parseManifest } from './format.ts'

export const tablesFolder = 'tables/'
export const contentFolder = 'content/'

export type Checked = {
  manifest: Manifest
  /** The files of the content package; empty unless they are to be kept. */
  content: Map<string, Uint8Array>
}

/**
 * Reads a backup to its end and compares all of it with what it says of itself. Throws `Problem` when a byte is
 * missing, changed or somebody else's.
 */
export async function checkBackup(
  file: string,
  key: string,
  { keepsContent = false } = {},
): Promise<Checked> {
  const tables = new Map<string, ReturnType<typeof createCount>>()
  const contentCount = createContentCount()
  const content = new Map<string, Uint8Array>()
  let notes: Uint8Array | undefined
  for await (const { name, bytes } of readArchive(file, key)) {
    const table = tableOf(name)
    if (table !== null) {
      const count = tables.get(table) ?? createCount()
      count.take(bytes)
      tables.set(table, count)
    } else if (name.startsWith(contentFolder)) {
      const path = name.slice(contentFolder.length)
      contentCount.take(path, bytes)
      if (keepsContent) content.set(path, bytes)
    } else if (name === manifestName) notes = bytes
  }
  const manifest = notes && parseManifest(notes)
  if (!manifest)
    throw new Problem(`${file} is a backup of another version of the site: restore it with that one.`)
  const { files, sha256 } = contentCount.end()
  const isWhole =
    manifest.tables.every(({ name, rows, sha256 }) => {
      const found = (tables.get(name) ?? createCount()).end()
      return found.rows === rows && found.sha256 === sha256
    }) &&
    (manifest.content?.files ?? 0) === files &&
    (!manifest.content || manifest.content.sha256 === sha256)
  if (!isWhole) throw new Problem(`${file} does not hold what it says of itself: take another one.`)
  return { manifest, content }
}

/** Of `tables/public.orders/3` the table; null for another entry. */
export const tableOf = (name: string): string | null =>
  name.startsWith(tablesFolder) ? name.slice(tablesFolder.length, name.lastIndexOf('/')) : null

export function createContentCount() {
  const hash = createHash('sha256')
  let files = 0
  return {
    take(path: string, bytes: Uint8Array) {
      hash.update(`${path}\0${bytes.length}\0`).update(bytes)
      files += 1
    },
    end: () => ({ files, sha256: hash.digest('hex') }),
  }
}

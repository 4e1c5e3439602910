import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { prefix, type SharedStore, sharedStore } from '../../shared-store/server/shared-store.ts'

/** As long as a page may wait for its next visitor (docs/contracts/reliability-security.md 3.1). */
const expiration = { type: 'EX', value: 35 * 24 * 3600 } as const
/**
 * How far the clocks of two nodes may be apart: what another node stored counts as so much older, or a page from just
 * before a publish could pass for one from after it.
 */
export const clockMarginMs = 2_000

/** What any node of this build stored under this key last; undefined when there is none or nobody answers. */
export async function readShared<Entry extends { lastModified: number }>(
  key: string,
  store: SharedStore | undefined = sharedStore(),
): Promise<Entry | undefined> {
  const stored = await store?.ask(({ binary }) => binary.get(inStore(entryName(key))))
  if (!Buffer.isBuffer(stored)) return undefined
  try {
    const entry: Entry = deserialize(stored)
    return { ...entry, lastModified: entry.lastModified - clockMarginMs }
  } catch {
    return undefined
  }
}

/** Stores an entry, serialized, for all nodes, where there are others. Waits for nobody. */
export function writeShared(
  key: string,
  bytes: Buffer,
  store: SharedStore | undefined = sharedStore(),
): void {
  void store?.ask(({ binary }) => binary.set(inStore(entryName(key)), bytes, { expiration }))
}

/** What is no longer there is no longer there for anybody. */
export function forgetShared(key: string, store: SharedStore | undefined = sharedStore()): void {
  void store?.ask(({ text }) => text.del(inStore(entryName(key))))
}

/** What an entry is called, in a folder and in the store. */
export const entryName = (key: string) => createHash('sha256').update(key).digest('hex')

/** Gives the store back what this node has in its folder: it may have been emptied, or be another one. */
export async function shareFolder(
  folder: string | undefined = process.env.ISR_CACHE_DIR,
  store: SharedStore | undefined = sharedStore(),
): Promise<void> {
  if (!folder || !store) return
  const files = await readdir(folder).catch(() => [])
  // One by one: visitors come first.
  for (const file of files.filter((name) => /^[\da-f]{64}$/.test(name))) {
    const isThere = await store.ask(({ text }) => text.exists(inStore(file)))
    if (isThere === undefined) return
    const bytes = isThere ? undefined : await readFile(join(folder, file)).catch(() => undefined)
    if (bytes)
      await store.ask(({ binary }) => binary.set(inStore(file), bytes, { expiration, condition: 'NX' }))
  }
}

let build: string | undefined

/** Another build makes other pages at the same addresses, and both are there while nodes are replaced one by one. */
function inStore(name: string): string {
  build ??= buildId()
  return `${prefix}entry:${build}:${name}`
}

function buildId(): string {
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return 'unbuilt'
  }
}

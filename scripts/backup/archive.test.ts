import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readArchive, writeArchive } from './archive.ts'

// docs/decisions/0042-backup.md
let folder: string
let file: string
let key: string
let bytes: Buffer
/** What does not compress, over several of age's pieces. */
const entries = [
  { name: 'tables/public.orders/1', bytes: randomBytes(150_000) },
  { name: `content/images/${'a'.repeat(120)}.png`, bytes: randomBytes(70_000) },
  { name: 'content/empty', bytes: Buffer.alloc(0) },
  { name: 'manifest.json', bytes: Buffer.from('{}') },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocotillo archive '))
  file = join(folder, 'one')
  key = await generateIdentity()
  const archive = await writeArchive(file, key)
  for (const { name, bytes } of entries) await archive.add(name, bytes)
  await archive.finish()
  await archive.publish()
  bytes = await readFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

async function readAll(from: string, withKey = key) {
  const found: { name: string; bytes: Buffer }[] = []
  for await (const { name, bytes } of readArchive(from, withKey))
    found.push({ name, bytes: Buffer.from(bytes) })
  return found
}

async function readCopy(changed: Uint8Array) {
  const copy = join(folder, 'copy')
  await writeFile(copy, changed)
  return readAll(copy)
}

test('what was written is read, in its order; nobody else may read the file', async () => {
  expect(await readAll(file)).toEqual(entries)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('cut short anywhere it is refused, where a piece of age ends, too', async () => {
  const payload = bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1 + 16
  const pieces = [1, 2, 3].map((count) => payload + count * (64 * 1024 + 16))
  const ends = Array.from({ length: 40 }, (_, part) => Math.floor((part * (bytes.length - 1)) / 39))
  for (const end of [...ends, payload, ...pieces, bytes.length - 16])
    await expect(readCopy(bytes.subarray(0, end)), `cut at ${end}`).rejects.toThrow(
      /incomplete or not a backup/,
    )
})

test('with one bit changed anywhere, or a byte more, it is refused', async () => {
  const places = Array.from({ length: 60 }, (_, part) => Math.floor((part * (bytes.length - 1)) / 59))
  for (const at of [...places, 30, 80, 120, 180]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(readCopy(changed), `changed at ${at}`).rejects.toThrow(/damaged|different key/)
  }
  await expect(readCopy(Buffer.concat([bytes, Buffer.from('x')]))).rejects.toThrow(/damaged/)
})

test('another key, no file and an abandoned one', async () => {
  await expect(readAll(file, await generateIdentity())).rejects.toThrow('encrypted with a different key')
  await expect(readAll(join(folder, 'none'))).rejects.toThrow('There is no ')
  const archive = await writeArchive(join(folder, 'two'), key)
  await archive.add('a', randomBytes(1000))
  await archive.abandon()
  expect((await readdir(folder)).filter((name) => name.startsWith('two'))).toEqual([])
})

test('one abandoned while its file is still being opened leaves nothing, too', async () => {
  const open = fs.open as (...wanted: unknown[]) => void
  let hasOpened: Promise<unknown> | undefined
  vi.spyOn(fs, 'open').mockImplementationOnce(((...wanted: unknown[]) => {
    hasOpened = (async () => {
      // Longer than looking for a file and not finding it takes.
      for (let turn = 0; turn < 20; turn++) await stat(folder)
      const done = wanted.pop() as (error: unknown, handle: number) => void
      await new Promise((resolve) =>
        open(...wanted, (error: unknown, handle: number) => {
          done(error, handle)
          resolve(handle)
        }),
      )
    })()
  }) as typeof fs.open)
  const archive = await writeArchive(join(folder, 'three'), key)
  await archive.abandon()
  expect(hasOpened).toBeDefined()
  await hasOpened
  expect((await readdir(folder)).filter((name) => name.startsWith('three'))).toEqual([])
})

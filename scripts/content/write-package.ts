import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { Problem } from '../demo/problem.ts'
import { assetPath, type ContentDocument, withAssetFiles } from './document.ts'
import type { Asset, Place } from './place.ts'

type PackageWriter = {
  add(path: string, bytes: Uint8Array): Promise<void>
  /** Only now the file or folder has its name. */
  close(): Promise<void>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/**
 * A package as `sanity dataset export` makes it: an archive (`.tar.gz`, `.tgz`) or a folder. Throws `Problem` when it
 * is there.
 */
export async function openPackage(target: string, topFolder: string): Promise<PackageWriter> {
  if (existsSync(target)) throw new Problem(`${target} is there already: choose another name.`)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  return /\.t(?:ar\.)?gz$/.test(target) ? archive(part, target, topFolder) : folder(part, target)
}

function folder(part: string, target: string): PackageWriter {
  return {
    async add(path, bytes) {
      await mkdir(dirname(join(part, path)), { recursive: true })
      await writeFile(join(part, path), bytes)
    },
    close: () => rename(part, target),
    abandon: () => rm(part, { recursive: true, force: true }),
  }
}

function archive(part: string, target: string, topFolder: string): PackageWriter {
  const { readable, controller } = createTarPacker()
  const written = pipeline(Readable.fromWeb(readable as never), createGzip(), createWriteStream(part))
  // A full disk is told by the next step that waits for it.
  written.catch(() => undefined)
  return {
    async add(path, bytes) {
      const header = { name: `${topFolder}/${path}`, size: bytes.length, type: 'file' } as const
      const writer = controller.add(header).getWriter()
      await Promise.race([writeAll(writer, bytes), written])
    },
    async close() {
      controller.finalize()
      await written
      await rename(part, target)
    },
    async abandon() {
      controller.error(new Error('abandoned'))
      await written.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}

/** Fills and closes an entry of a tar, which may be empty. */
export async function writeAll(
  writer: WritableStreamDefaultWriter<Uint8Array>,
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.length > 0) await writer.write(bytes)
  await writer.close()
}

export function linesOf(documents: ContentDocument[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

/** Adds the files of a content package. Throws `Problem` naming what could not be fetched. */
export async function addContent(
  target: Pick<PackageWriter, 'add'>,
  { documents, assets }: { documents: ContentDocument[]; assets: Asset[] },
  place: Place,
): Promise<void> {
  const known = new Set(assets.map(({ _id }) => _id))
  const addressOf = (id: string) => (known.has(id) ? `file://./${assetPath(id)}` : undefined)
  await target.add(
    'data.ndjson',
    Buffer.from(linesOf(documents.map((one) => withAssetFiles(one, addressOf)))),
  )
  for (const asset of assets) await target.add(assetPath(asset._id) ?? asset._id, await bytesOf(asset, place))
  await target.add('assets.json', Buffer.from(JSON.stringify(notesOn(assets))))
}

/** The original bytes; Sanity's image CDN gives those of an image only to who may edit. */
async function bytesOf({ _id, url }: Asset, { client }: Place): Promise<Uint8Array> {
  const address = new URL(url)
  const { token } = client.config()
  const isCdn = address.hostname === 'cdn.sanity.io'
  if (isCdn) address.searchParams.set('dlRaw', 'true')
  const headers = isCdn && token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(address, { headers }).catch(() => undefined)
  if (!response?.ok) throw new Problem(`${_id} could not be fetched from ${url}; nothing was written.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** What Sanity's exports tell about an asset beside its bytes, by kind and hash. */
function notesOn(assets: Asset[]) {
  return Object.fromEntries(
    assets.map(({ _id, _type, assetId: _a, extension: _e, mimeType: _m, path: _p, url: _u, ...notes }) => [
      `${_type === 'sanity.imageAsset' ? 'image' : 'file'}-${notes.sha1hash}`,
      notes,
    ]),
  )
}

import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { Problem } from '../demo/problem.ts'
import { assetAt, assetFilesOf, type ContentDocument, isIntact, isInternal } from './document.ts'

export type AssetBytes = {
  address: string
  id: string
  kind: 'image' | 'file'
  bytes: Uint8Array
  notes: Notes
}
type Notes = {
  originalFilename?: string
  title?: string
  description?: string
  label?: string
  creditLine?: string
}

export type ContentPackage = { documents: ContentDocument[]; assets: AssetBytes[]; leftOut: number }

/**
 * Reads an export of ours or of Sanity's: an archive, a folder or one `.ndjson`. All of it is checked before anything
 * is written anywhere: throws `Problem` naming the line, document or file that is damaged or missing.
 */
export async function readPackage(source: string): Promise<ContentPackage> {
  if (!existsSync(source)) throw new Problem(`There is no ${source}.`)
  return packageOf(await filesOf(source), source)
}

/** The same of files that were read already, by their paths in the package. */
export async function packageOf(
  files: ReadonlyMap<string, Uint8Array>,
  source: string,
): Promise<ContentPackage> {
  const data = files.get('data.ndjson')
  if (!data) throw new Problem(`${source} holds no data.ndjson: it is no export of content.`)
  const all = parsedLines(new TextDecoder().decode(data))
  const documents = all.filter((document) => !isInternal(document))
  return {
    documents,
    assets: await assetsOf(documents, files),
    leftOut: all.length - documents.length,
  }
}

type Files = ReadonlyMap<string, Uint8Array>

async function filesOf(source: string): Promise<Files> {
  if (statSync(source).isDirectory()) return folder(source)
  const bytes = await readFile(source)
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new Map([['data.ndjson', bytes]])
  try {
    const entries = await unpackTar(new Uint8Array(gunzipSync(bytes)), { strip: 1, strict: true })
    return new Map(entries.flatMap(({ header, data }) => (data ? [[header.name, data] as const] : [])))
  } catch (error) {
    throw new Problem(`${source} is damaged: ${error instanceof Error ? error.message : error}.`)
  }
}

async function folder(path: string): Promise<Files> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const full = join(parentPath, name)
        const inside = full.slice(path.length).replaceAll('\\', '/').replace(/^\//, '')
        return [inside, new Uint8Array(await readFile(full))] as const
      }),
    ),
  )
}

function parsedLines(text: string): ContentDocument[] {
  const seen = new Set<string>()
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const document = parsed(line)
    if (!document) throw new Problem(`Line ${index + 1} of the data is damaged: it is no document.`)
    if (seen.has(document._id)) throw new Problem(`${document._id} is twice in the data.`)
    seen.add(document._id)
    return [document]
  })
}

function parsed(line: string): ContentDocument | null {
  try {
    const { _id, _type } = JSON.parse(line)
    const isDocument = typeof _id === 'string' && /^[\w.-]{1,200}$/.test(_id) && typeof _type === 'string'
    return isDocument ? JSON.parse(line) : null
  } catch {
    return null
  }
}

async function assetsOf(documents: ContentDocument[], files: Files): Promise<AssetBytes[]> {
  const notes = notesIn(files)
  const inPackage = [...files.keys()].filter((path) => /^(?:images|files)\//.test(path))
  const addresses = new Set([...inPackage, ...documents.flatMap(assetFilesOf)])
  const assets: AssetBytes[] = []
  for (const address of addresses) {
    const asset = assetAt(address)
    if (!asset) throw new Problem(`${address} is not named as an image or file of an export.`)
    const bytes = files.get(address) ?? (await fetched(address))
    if (!bytes) throw new Problem(`${address} is missing: the export is not complete.`)
    if (!isIntact(address, asset.sha1, bytes)) throw new Problem(`${address} is damaged.`)
    assets.push({
      address,
      id: asset.id,
      kind: asset.kind,
      bytes,
      notes: notes[`${asset.kind}-${asset.sha1}`] ?? {},
    })
  }
  return assets
}

function notesIn(files: Files): Record<string, Notes> {
  const text = files.get('assets.json')
  try {
    return text ? JSON.parse(new TextDecoder().decode(text)) : {}
  } catch {
    throw new Problem('assets.json is damaged: it is no JSON.')
  }
}

async function fetched(address: string): Promise<Uint8Array | null> {
  if (!/^https?:\/\//.test(address)) return null
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { readBody } from '../../lib/platform/server/request-body.ts'
import { badRequest, LakeError, OperationError } from './errors.ts'
import { checkGrants } from './grants.ts'
import { parseImageParameters } from './image-parameters.ts'
import { inImageTurn, readImage } from './image-reading.ts'
import { type Rendered, renderImage } from './image-transform.ts'
import { checkDataset } from './request.ts'
import { type AssetBytes, createAssetBytes, storedAddress } from './stored-assets.ts'
import { transact } from './transact.ts'
import type { Identity, LakeContext, LakeDocument, LakeEnv } from './types.ts'

/**
 * Uploads, and the files and images themselves, which anyone may read who knows their address (as at Sanity's CDN).
 */
export function assetRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const files = createAssetBytes(context.sql, context.dataset)
  const variants = createVariantCache()
  app.route('/', uploadRoutes(context, files))

  app.get('/images/:project/:dataset/:name', async (c) => {
    const name = c.req.param('name')
    const parts = /^([\da-f]{40})-(\d{1,5})x(\d{1,5})\.([a-z]{3,4})$/.exec(name)
    if (!parts) throw missing()
    const [, sha1, wide, high, extension = ''] = parts
    checkExists(c, `image-${sha1}-${wide}x${high}-${extension}`)
    const [width, height] = [Number(wide), Number(high)]
    const query = new URL(c.req.url).searchParams
    const parameters = parseImageParameters(query, { width, height })
    if (!parameters) return send(c, await read(name))
    const isWebpAccepted = parameters.isAuto && (c.req.header('accept') ?? '').includes('image/webp')
    const variant = await variants.get(
      `${name} ${JSON.stringify(parameters)} ${isWebpAccepted}`,
      async () => {
        const { bytes } = await read(name)
        return renderImage({ bytes, extension, width, height }, parameters, isWebpAccepted)
      },
    )
    if (parameters.isAuto) c.header('Vary', 'Accept')
    return send(c, variant)
  })

  app.get('/files/:project/:dataset/:name', async (c) => {
    const name = c.req.param('name')
    const parts = /^([\da-f]{40})\.([a-z\d]{1,12})$/.exec(name)
    if (!parts) throw missing()
    checkExists(c, `file-${parts[1]}-${parts[2]}`)
    return send(c, await read(name))
  })

  function checkExists(c: Context, id: string) {
    const isHere = c.req.param('project') === context.projectId && c.req.param('dataset') === context.dataset
    if (!isHere || !context.store.get(id)) throw missing()
  }

  async function read(name: string) {
    const file = await files.read(name)
    if (!file) throw missing()
    return file
  }

  return app
}

function send(c: Context, { mimeType, bytes }: { mimeType: string; bytes: Buffer }) {
  const isShown = shown.test(mimeType) && c.req.query('dl') === undefined
  c.header('Content-Type', shown.test(mimeType) ? mimeType : 'application/octet-stream')
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  c.header('Content-Disposition', `${isShown ? 'inline' : 'attachment'}${filenameOf(c)}`)
  return c.body(new Uint8Array(bytes))
}

/** File types that a browser may show itself; everything else is only downloaded. */
const shown =
  /^(application\/pdf|text\/plain|audio\/[\w.+-]+|video\/[\w.+-]+|image\/(png|jpeg|webp|gif|avif))$/

/** The name of a download: `dl`, else the end of the address. */
function filenameOf(c: Context): string {
  const name = (c.req.query('dl') || c.req.param('name') || '').slice(0, 200)
  const plain = name.replace(/[^\w.() -]/g, '_')
  return `; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
}

const missing = () => new LakeError(404, 'notFoundError', 'There is no such file')

const usualBytes = 64 * 1024 * 1024
const maxVariants = 2000

/**
 * Rendered images in memory: at most 64 MB (or `maxBytes`) and 2000, least recently used ones go first. Two are made
 * at once, the others wait.
 */
export function createVariantCache(maxBytes = usualBytes) {
  const variants = new Map<string, Rendered>()
  const underWay = new Map<string, Promise<Rendered>>()
  let bytes = 0

  async function get(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const found = variants.get(key)
    if (found) {
      variants.delete(key)
      variants.set(key, found)
      return found
    }
    const existing = underWay.get(key)
    if (existing) return existing
    const made = inImageTurn(render)
      .then((variant) => keep(key, variant))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  function keep(key: string, variant: Rendered): Rendered {
    variants.set(key, variant)
    bytes += variant.bytes.length
    for (const [oldest, { bytes: old }] of variants) {
      if (bytes <= maxBytes && variants.size <= maxVariants) break
      variants.delete(oldest)
      bytes -= old.length
    }
    return variant
  }

  return { get }
}

const maxUploadBytes = 25 * 1024 * 1024

/**
 * Uploads: `POST /assets/images/:dataset` and `/assets/files/:dataset`, the body is the file. The same bytes give the
 * same document.
 */
function uploadRoutes(context: LakeContext, files: AssetBytes): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.post('/assets/images/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    checkMayCreate(c.get('identity'), 'sanity.imageAsset')
    const bytes = await readUpload(c.req.raw)
    const image = await inImageTurn(() => readImage(bytes))
    const { extension, mimeType, width, height, metadata } = image
    const sha1 = sha1Of(bytes)
    const name = `${sha1}-${width}x${height}.${extension}`
    const document = { _id: `image-${name.replace('.', '-')}`, _type: 'sanity.imageAsset', metadata }
    return store(c, `images`, name, { ...document, mimeType, extension }, bytes, sha1)
  })

  app.post('/assets/files/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    checkMayCreate(c.get('identity'), 'sanity.fileAsset')
    const bytes = await readUpload(c.req.raw)
    if (bytes.length === 0) throw badRequest('The upload is empty')
    const extension =
      /\.([A-Za-z0-9]{1,12})$/.exec(c.req.query('filename') ?? '')?.[1]?.toLowerCase() ?? 'bin'
    const given = c.req.header('content-type')?.split(';')[0]?.trim() ?? ''
    const mimeType = /^[\w.+-]+\/[\w.+-]+$/.test(given) ? given : 'application/octet-stream'
    const sha1 = sha1Of(bytes)
    const document = { _id: `file-${sha1}-${extension}`, _type: 'sanity.fileAsset' }
    return store(c, 'files', `${sha1}.${extension}`, { ...document, mimeType, extension }, bytes, sha1)
  })

  async function store(
    c: Context<LakeEnv>,
    folder: 'images' | 'files',
    name: string,
    known: { _id: string; _type: string; mimeType: string; extension: string },
    bytes: Buffer,
    sha1: string,
  ) {
    await files.write(name, known.mimeType, bytes)
    const path = `${folder}/${context.projectId}/${context.dataset}/${name}`
    const document = {
      ...known,
      ...describedBy(c),
      assetId: sha1,
      sha1hash: sha1,
      size: bytes.length,
      path,
      url: `${storedAddress}/${path}`,
    }
    const request = {
      kind: 'mutationError' as const,
      identity: c.get('identity'),
      operations: [document],
      transactionId: undefined,
      isDryRun: false,
    }
    await transact(context.store, request, (working) => {
      if (working.get(document._id)) return [{ id: document._id, operation: 'none' }]
      working.put(document, { create: document })
      return [{ id: document._id, operation: 'create' }]
    })
    return c.json({ document: context.store.get(document._id) })
  }

  return app
}

/** Refuses before the body is read. */
function checkMayCreate(identity: Identity, _type: string) {
  const document = { _id: 'asset', _type } as LakeDocument
  try {
    checkGrants(identity, [{ documentId: 'asset', before: null, after: document, mutations: [] }])
  } catch (cause) {
    throw cause instanceof OperationError ? cause.toLakeError('mutationError', 0) : cause
  }
}

async function readUpload(request: Request): Promise<Buffer> {
  const bytes = await readBody(request, maxUploadBytes)
  if (!bytes) throw new LakeError(413, 'payloadTooLargeError', 'Files may have at most 25 MB')
  return Buffer.from(bytes.buffer)
}

/** The texts that an upload may carry in its address, as `@sanity/client` sends them. */
function describedBy(c: Context) {
  const texts: Record<string, unknown> = {}
  for (const name of ['label', 'title', 'description', 'creditLine'] as const) {
    const text = c.req.query(name)
    if (text) texts[name] = text.slice(0, 2000)
  }
  const filename = c.req.query('filename')
  if (filename) texts.originalFilename = filename.slice(0, 255)
  const { sourceId, sourceName, sourceUrl } = c.req.query()
  if (sourceId && sourceName)
    texts.source = { id: sourceId, name: sourceName, ...(sourceUrl && { url: sourceUrl }) }
  return texts
}

const sha1Of = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

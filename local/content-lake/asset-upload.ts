import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { readBody } from '../../lib/platform/server/request-body.ts'
import { storedAddress } from './asset-address.ts'
import type { AssetBytes } from './asset-bytes.ts'
import { badRequest, LakeError, OperationError } from './errors.ts'
import { checkGrants } from './grants.ts'
import { readImage } from './image-reading.ts'
import { inImageTurn } from './image-turn.ts'
import { checkDataset } from './request.ts'
import { transact } from './transact.ts'
import type { Identity, LakeContext, LakeDocument, LakeEnv } from './types.ts'

const maxBytes = 25 * 1024 * 1024

/**
 * Uploads: `POST /assets/images/:dataset` and `/assets/files/:dataset`, the body is the file. The same bytes give the
 * same document.
 */
export function uploadRoutes(context: LakeContext, files: AssetBytes): Hono<LakeEnv> {
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
  const bytes = await readBody(request, maxBytes)
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

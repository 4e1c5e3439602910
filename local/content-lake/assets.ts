import { type Context, Hono } from 'hono'
import { createAssetBytes } from './asset-bytes.ts'
import { uploadRoutes } from './asset-upload.ts'
import { LakeError } from './errors.ts'
import { parseImageParameters } from './image-parameters.ts'
import { type Rendered, renderImage } from './image-transform.ts'
import { inImageTurn } from './image-turn.ts'
import type { LakeContext, LakeEnv } from './types.ts'

/** File types that a browser may show itself; everything else is only downloaded. */
const shown =
  /^(application\/pdf|text\/plain|audio\/[\w.+-]+|video\/[\w.+-]+|image\/(png|jpeg|webp|gif|avif))$/

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
 * Rendered images in memory: at most 64 MB (or `mostBytes`) and 2000, least recently used ones go first. Two are made
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

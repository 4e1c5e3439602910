import { type Context, Hono } from 'hono'
import { createAssetBytes } from './asset-bytes.ts'
import { uploadRoutes } from './asset-upload.ts'
import { LakeError } from './errors.ts'
import { parseImageParameters } from './image-parameters.ts'
import { renderImage } from './image-transform.ts'
import type { LakeContext, LakeEnv } from './types.ts'
import { createVariantCache } from './variant-cache.ts'

/** File types that a browser may show itself; everything else is only downloaded. */
const shown =
  /^(application\/pdf|text\/plain|audio\/[\w.+-]+|video\/[\w.+-]+|image\/(png|jpeg|webp|gif|avif))$/

/** Uploads, and the files and images themselves, which anyone may read who knows their address (as at Sanity's CDN). */
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

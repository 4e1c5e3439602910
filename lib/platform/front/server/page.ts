import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Origin } from '../../cache/server/rendering.ts'
import { hashOf, takeApart, withDataFile } from './finish.ts'
import { noteUnfinished } from './unfinished.ts'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** What anybody gets, in every encoding. */
export type Packed = { hash: string; bodies: Record<Encoding, Buffer> }
/** A page with its data, which is undefined where the document holds them itself. */
export type Page = Packed & { origin: Origin; script?: Packed }

const deflate = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const brotli = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** The page as it is sent. */
export async function makePage(path: string, html: Buffer, origin: Origin): Promise<Page> {
  const parts = takeApart(html.toString())
  if (!parts) {
    noteUnfinished(path)
    return { ...(await pack(html)), origin }
  }
  const finished = withDataFile(parts, path)
  const [page, script] = await Promise.all([
    pack(Buffer.from(finished.html)),
    pack(Buffer.from(finished.script), finished.scriptHash),
  ])
  return { ...page, origin, script }
}

/** Compressed as well as a visitor can wait for; never on the main thread. */
export const compress = (identity: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? deflate.br(identity, brotli(5, identity.length)) : deflate.gzip(identity, { level: 6 })

async function pack(identity: Buffer, hash = hashOf(identity)): Promise<Packed> {
  const [br, gzipped] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')])
  return { hash, bodies: { br, gzip: gzipped, identity } }
}

/** Takes ten times as long, for some 15 % fewer bytes. */
export async function compressWell({ bodies }: Packed): Promise<void> {
  const { identity } = bodies
  bodies.br = await deflate.br(identity, brotli(11, identity.length))
  bodies.gzip = await deflate.gzip(identity, { level: 9 })
}

export const sizeOf = ({ bodies }: Packed): number =>
  encodings.reduce((bytes, encoding) => bytes + bodies[encoding].length, 0)

const known = new Map<string, Encoding>()
const mostKnown = 100

/** The best of ours that `Accept-Encoding` takes; the text itself when it takes none of them. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const encoding = bestOf(accepted)
  // Browsers say few different things; others may say many.
  if (known.size < mostKnown) known.set(accepted, encoding)
  return encoding
}

function bestOf(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1]
    }),
  )
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}

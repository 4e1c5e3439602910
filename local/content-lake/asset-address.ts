import type { MiddlewareHandler } from 'hono'
import { lakeAddress } from './lake-address.ts'
import type { LakeEnv } from './types.ts'

/** What `url` of a stored asset begins with: the lake's address, which is only known when somebody asks. */
export const storedAddress = 'lake-asset:/'

/** Puts the lake's address, as the caller sees it, into the asset urls of JSON answers and event streams. */
export const withAssetAddresses: MiddlewareHandler<LakeEnv> = async (c, next) => {
  await next()
  const { body, headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!body || !/json|event-stream/.test(type) || !/\/(data|assets)\//.test(c.req.path)) return
  const address = JSON.stringify(lakeAddress(c)).slice(1, -1)
  if (!type.includes('event-stream')) {
    const text = await c.res.text()
    c.res = new Response(text.replaceAll(`"${storedAddress}`, `"${address}`), c.res)
    return
  }
  // An event is written in one piece, so no address is ever cut in two.
  const replace = new TransformStream<string, string>({
    transform: (text, out) => out.enqueue(text.replaceAll(`"${storedAddress}`, `"${address}`)),
  })
  const replaced = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(replace)
    .pipeThrough(new TextEncoderStream())
  c.res = new Response(replaced, c.res)
}

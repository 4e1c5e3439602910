import type { MiddlewareHandler } from 'hono'
import type { Sql } from 'postgres'
import { lakeAddress } from './request.ts'
import type { LakeEnv } from './types.ts'

/** The bytes of uploaded files in PostgreSQL, by the name that ends their address: `<sha1>-800x600.png`. */
export function createAssetBytes(sql: Sql, dataset: string) {
  let ready: Promise<unknown> | undefined
  const table = () => {
    ready ??= sql.begin(async (tx) => {
      await tx`create schema if not exists lake`
      await tx`create table if not exists lake.asset_files (
        dataset text, name text, mime_type text not null, bytes bytea not null, primary key (dataset, name))`
    })
    return ready
  }

  return {
    async write(name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
      await table()
      await sql`insert into lake.asset_files (dataset, name, mime_type, bytes)
        values (${dataset}, ${name}, ${mimeType}, ${Buffer.from(bytes)}) on conflict do nothing`
    },
    async read(name: string): Promise<{ mimeType: string; bytes: Buffer } | undefined> {
      await table()
      const [row] = await sql<{ mimeType: string; bytes: Buffer }[]>`
        select mime_type as "mimeType", bytes from lake.asset_files where dataset = ${dataset} and name = ${name}`
      return row
    },
  }
}

export type AssetBytes = ReturnType<typeof createAssetBytes>

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

import type { Sql } from 'postgres'

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

import { createHash, createHmac } from 'node:crypto'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { z } from 'zod'
import { Problem } from '../demo/problem.ts'

/** What a backup says of itself; it is written last, inside the encryption. */
const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  from: z.string(),
  /** The migrations the database had. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      /** With its schema: `public.orders`. */
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Sums over the money, by name. */
  books: z.record(z.string(), z.string()),
  /** Null where the content was left out. */
  content: z.object({ documents: z.number().int(), files: z.number().int(), sha256: z.string() }).nullable(),
  /** Of secrets that stay outside, told apart without being told. */
  fingerprints: z.object({ giftCards: z.string(), links: z.string() }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableNote = Manifest['tables'][number]

export const manifestName = 'manifest.json'

/** Null when it is no manifest this version of the site can read. */
export function parseManifest(bytes: Uint8Array): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** Tells two secrets apart, and nothing else of them. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('ocotillo backup').digest('base64url')

/** Rows and hash of a table while its COPY text passes by: a row is a line, a break inside of one is written `\n`. */
export function createCount() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    take(bytes: Uint8Array) {
      hash.update(bytes)
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows++
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** As a sentence says it: `48 tables, 2530 rows`. */
export function sizeOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables, ${rows} rows`
}

/** The key backups are encrypted to. Throws `Problem` when there is none. */
export async function readKey(): Promise<string> {
  const key = process.env.BACKUP_KEY?.trim()
  if (!key)
    throw new Problem(
      'BACKUP_KEY is not set: "npm run backup -- --new-key" makes one. Keep a copy away from the backups.',
    )
  try {
    await identityToRecipient(key)
    return key
  } catch {
    // What failed may name the key: it is not passed on.
    throw new Problem(
      'BACKUP_KEY is no key of age (AGE-SECRET-KEY-1…): "npm run backup -- --new-key" makes one.',
    )
  }
}

/** A new key, for who sets one up. */
export const makeKey = (): Promise<string> => generateIdentity()

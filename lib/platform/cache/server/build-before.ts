import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { deserialize } from 'node:v8'

/**
 * The document that the build before stored in this file, from its folder beside this build's
 * (scripts/demo/old-builds.ts); undefined where there is none.
 */
export async function documentOfBuildBefore(file: string): Promise<string | undefined> {
  const folder = process.env.ISR_CACHE_DIR
  if (!folder) return undefined
  const builds = await readdir(dirname(folder)).catch(() => [])
  for (const build of builds.filter((name) => name !== basename(folder))) {
    const stored = await readFile(join(dirname(folder), build, file)).catch(() => undefined)
    const html: unknown = stored && documentIn(stored)
    if (typeof html === 'string') return html
  }
}

/** Another version may have written it otherwise. */
function documentIn(stored: Buffer): unknown {
  try {
    return deserialize(stored)?.value?.html
  } catch {
    return undefined
  }
}

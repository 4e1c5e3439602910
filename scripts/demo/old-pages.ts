import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes stored pages of other builds: they name scripts that no longer exist. */
export function removeOldPages(dataDir: string, buildId: string): void {
  const folder = join(dataDir, 'pages')
  for (const name of names(folder))
    if (name !== buildId) rmSync(join(folder, name), { recursive: true, force: true })
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

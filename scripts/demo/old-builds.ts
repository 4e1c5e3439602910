import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.ts'

const builtChunks = join(root, '.next', 'static', 'chunks')

/**
 * What of earlier builds goes, and what stays: the scripts and stored pages of the build before stay for one version,
 * because pages that somebody has open load some of theirs, and their data, only when they are needed.
 */
export function leaveOldBuilds(dataDir: string, buildId: string, chunks = builtChunks): void {
  const pages = join(dataDir, 'pages')
  const kept = join(dataDir, 'scripts')
  const own = join(kept, buildId)
  if (!existsSync(own)) addMissing(chunks, own)
  const others = names(kept).filter((name) => name !== buildId)
  const [before, ...older] = others.toSorted(
    (one, other) => filledAt(join(kept, other)) - filledAt(join(kept, one)),
  )
  for (const name of older) rmSync(join(kept, name), { recursive: true, force: true })
  for (const name of names(pages))
    if (name !== buildId && name !== before) rmSync(join(pages, name), { recursive: true, force: true })
  if (before) addMissing(join(kept, before), chunks)
}

const filledAt = (folder: string) => statSync(folder).mtimeMs

/** The same file under a second name where the disk knows that, else a copy. */
function addMissing(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of names(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (existsSync(target) || !statSync(source).isFile()) continue
    try {
      linkSync(source, target)
    } catch {
      copyFileSync(source, target)
    }
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

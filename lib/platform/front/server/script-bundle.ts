import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'

/** A script of the build, by its path below `/_next/` (`static/chunks/….js`). */
export type Chunk = { path: string; text: string }
/** The address of one file that holds the scripts at these addresses. */
export type Bundle = { address: string; holds: string[] }

/**
 * Has Chromium compile all of it while it comes, beside the page's own work (“explicit compile hints”): most of it runs
 * at once, and what is compiled only when it is called keeps the page busy.
 */
const eagerly = '//# allFunctionsCalledOnLoad'
/** How a chunk of Turbopack’s says which one it is. */
const itself = '"object"==typeof document?document.currentScript:void 0'

/**
 * The chunks in one file: compressed together they are a tenth smaller, and there is one answer instead of a dozen.
 * Each says its path instead of asking its `<script>`. For each an element that runs nothing stands in the document:
 * React and Turbopack look for one before they load a chunk. Null when a chunk doesn’t look as Turbopack makes it
 * today, or may not run as a module, which the file is loaded as (lib/platform/front/browser/boot.ts).
 */
export function bundleOf(chunks: Chunk[]): (Bundle & { text: string }) | null {
  const parts = chunks.map(({ path, text }) =>
    isRuntime(path) || text.split(itself).length === 2 ? text.replace(itself, JSON.stringify(path)) : null,
  )
  if (!parts.every((part) => part !== null) || !chunks.some(({ path }) => isRuntime(path))) return null
  const holds = chunks.map(({ path }) => `/_next/${path}`)
  const noted = `for(let src of ${JSON.stringify(holds)})document.head.append(Object.assign(document.createElement("script"),{type:"text/plain",async:!0,src}));`
  const text = `${eagerly}\n${[noted, ...parts].join(';\n')}`
  if (!isStrict(text)) return null
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  return { address: `/_next/static/chunks/site-${name}.js`, holds, text }
}

function isStrict(text: string): boolean {
  try {
    return Boolean(new Script(`'use strict';${text}`))
  } catch {
    return false
  }
}

const isRuntime = (path: string) => path.includes('/turbopack-')

/** Written by the build (scripts/demo/build.ts); goes wherever the chunks go. */
export const bundleFile = new URL('../../../../.next/static/chunks/site.json', import.meta.url)
let made: Bundle | null | undefined

/** The scripts of a document, with the bundle, where the build made one, instead of those that are in it. */
export function bundled(scripts: string[]): string[] {
  if (made === undefined)
    made = existsSync(bundleFile) ? (JSON.parse(readFileSync(bundleFile, 'utf8')) as Bundle) : null
  return made ? withBundle(scripts, made) : scripts
}

/** A document may lack one of them: that of the pages of the CMS is small. Others load theirs besides. */
export function withBundle(scripts: string[], { address, holds }: Bundle): string[] {
  const shared = holds.filter((path) => scripts.includes(path))
  if (shared.length < holds.length - 1 || !shared.some(isRuntime)) return scripts
  return [address, ...scripts.filter((path) => !holds.includes(path))]
}

import { badRequest } from './errors.ts'
import type { LakeDocument, View } from './types.ts'
import { createView } from './view.ts'

const MAX_RELEASE_VIEWS = 8

/** The views of all perspectives that somebody asked for, kept up to date commit by commit. */
export interface Views {
  /** The view of a perspective as the API names it: `raw`, `published`, `drafts`, or a list such as `rA,drafts`. */
  of(perspective: string): View
  refresh(changedIds: Iterable<string>): void
}

/** Views over documents that change only through `refresh`. */
export function createViews(documents: Map<string, LakeDocument>): Views {
  const read = { get: (id: string) => documents.get(id) ?? null, ids: () => documents.keys() }
  const views = new Map<string, View>()
  return {
    of(perspective) {
      const prefixes = prefixesOf(perspective)
      const key = prefixes ? prefixes.join(',') : 'raw'
      const view = views.get(key) ?? createView(read, prefixes)
      views.delete(key)
      views.set(key, view)
      const releases = [...views.keys()].filter((name) => name.startsWith('versions.'))
      if (releases.length > MAX_RELEASE_VIEWS) views.delete(releases[0] ?? '')
      return view
    },
    refresh(changedIds) {
      for (const id of changedIds) for (const view of views.values()) view.refresh(id)
    },
  }
}

/** Id prefixes in order of priority, published last; undefined for `raw`. Throws 400 for a name that can't be one. */
function prefixesOf(perspective: string): string[] | undefined {
  const names = perspective.split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'raw') return undefined
  const bad = names.find((name) => name === 'raw' || !/^[A-Za-z0-9_-]{1,64}$/.test(name))
  if (bad !== undefined || names.length > 20) throw badRequest(`Unknown perspective "${perspective}"`)
  const prefixes = names.filter((name) => name !== 'published').map(prefixOf)
  return [...new Set([...prefixes, ''])]
}

const prefixOf = (name: string) =>
  name === 'drafts' || name === 'previewDrafts' ? 'drafts.' : `versions.${name}.`

/** What an API version sees when the request names no perspective (Sanity changed it on 2025-02-19). */
export function defaultPerspective(apiVersion: string): string {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? 'published' : 'raw'
}

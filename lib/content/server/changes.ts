import 'server-only'
import { z } from 'zod'
import { processState } from '@/lib/platform/server/process-state'
import { detailPath, isAddressed } from '../shared/detail-path.ts'

/** A path or short name that is none must not keep the change itself from being seen. */
const name = z.string().max(500).nullish().catch(null)

/**
 * One published change, as the CMS's webhook tells it and as the poll finds it. Of what has a page of its own the
 * webhook tells the short name, of which the path is made.
 */
export const contentChange = z
  .object({
    _id: z.string().min(1).max(200),
    _type: z.string().min(1).max(100),
    _rev: z.string().max(200).nullish(),
    operation: z.enum(['create', 'update', 'delete']),
    path: name,
    previousPath: name,
    slug: name,
    previousSlug: name,
  })
  .transform(({ slug, previousSlug, ...change }) => ({
    ...change,
    path: change.path ?? detailPath(change._type, slug),
    previousPath: change.previousPath ?? detailPath(change._type, previousSlug),
  }))
export type ContentChange = {
  _id: string
  _type: string
  _rev?: string | null
  operation: 'create' | 'update' | 'delete'
  path?: string | null
  previousPath?: string | null
}

/** The tags of everything that shows this document: by its id, its type and its old and new path. */
export function tagsOf(change: ContentChange): string[] {
  const tags = [`id:${change._id}`, `type:${change._type}`]
  if (!isAddressed(change._type)) return tags
  const { path, previousPath } = change
  for (const one of new Set([path, previousPath])) if (one) tags.push(`path:${one}`)
  if (change.operation !== 'update' || path !== previousPath) tags.push('list:page-paths')
  return tags
}

/**
 * What follows a publish beside the pages. Both throw when it could not be written, so that the publish is told
 * again.
 */
type PublishListener = {
  /** These documents changed. */
  changed(changes: ContentChange[]): Promise<unknown>
  /** Nothing is known yet of what is published: take over everything. */
  everything?(): Promise<unknown>
}

const state = () => processState('publish-listeners', () => ({ all: [] as PublishListener[] }))

/** Told once, by lib/app.ts. */
export function onPublish(all: PublishListener[]): void {
  state().all = all
}

/** Resolves when all of them have written these changes. */
export const tellListeners = (changes: ContentChange[]): Promise<unknown> =>
  Promise.all(state().all.map(({ changed }) => changed(changes)))

/** Resolves when all of them have taken over what is published. */
export const tellListenersOfAll = (): Promise<unknown> =>
  Promise.all(state().all.map(({ everything }) => everything?.()))

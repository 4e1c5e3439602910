import { z } from 'zod'

/** One published change, as the CMS's webhook tells it and as the poll finds it. */
export const contentChange = z.object({
  _id: z.string().min(1).max(200),
  _type: z.string().min(1).max(100),
  _rev: z.string().max(200).nullish(),
  operation: z.enum(['create', 'update', 'delete']),
  // A path that is none must not keep the change itself from being seen.
  path: z.string().max(500).nullish().catch(null),
  previousPath: z.string().max(500).nullish().catch(null),
})
export type ContentChange = z.infer<typeof contentChange>

/** The tags of everything that shows this document: by its id, its type and, for pages, its old and new path. */
export function tagsOf(change: ContentChange): string[] {
  const tags = [`id:${change._id}`, `type:${change._type}`]
  if (change._type !== 'page') return tags
  const { path, previousPath } = change
  for (const one of new Set([path, previousPath])) if (one) tags.push(`path:${one}`)
  if (change.operation !== 'update' || path !== previousPath) tags.push('list:page-paths')
  return tags
}

import { createHash } from 'node:crypto'
import type { Page } from '@/lib/content/server/pages'

/** The address of the drawn picture for a shared page; it changes with the page, because networks keep pictures for long. */
export function socialCardPath({ path, _updatedAt }: Pick<Page, 'path' | '_updatedAt'>): string {
  const version = createHash('sha1').update(_updatedAt).digest('hex').slice(0, 8)
  return `/social-card${path === '/' ? '' : path}?v=${version}`
}

/** What the picture says: the page's title; on the home page what its hero promises, since nobody learns anything from “Home”. */
export function socialCardTitle({ path, title, blocks }: Pick<Page, 'path' | 'title' | 'blocks'>): string {
  const hero = path === '/' ? blocks?.find((block) => block._type === 'hero') : undefined
  return hero?.heading || title || ''
}

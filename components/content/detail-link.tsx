import type { ReactNode } from 'react'
import { type DetailType, detailPath } from '@/lib/content/shared/detail-path'

type Props = { type: DetailType; slug: string | null; children: ReactNode }

/** Leads to a document's own page; plain words while it has no short name, so that no link is dead. */
export function DetailLink({ type, slug, children }: Props) {
  const path = detailPath(type, slug)
  return path ? (
    <a href={path} className="hover:underline">
      {children}
    </a>
  ) : (
    children
  )
}

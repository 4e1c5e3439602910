import type { ReactNode } from 'react'
import { safeHref } from '@/lib/content/server/safe-href'

type Props = {
  href: string | null | undefined
  className?: string
  /** Shown while pointing and read out after the label, where the label alone does not tell. */
  description?: string
  children: ReactNode
}

/** A link written by an editor. One that leads nowhere safe is drawn as plain words, so nothing looks like a dead link. */
export function CmsLink({ href, className, description, children }: Props) {
  const safe = safeHref(href)
  if (!safe) return <span>{children}</span>
  return (
    <a href={safe} className={className} title={description}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import { safeHref } from '@/lib/content/safe-href'

type Props = { href: string | null | undefined; className?: string; children: ReactNode }

/** A link written by an editor. One that leads nowhere safe is drawn as plain words, so nothing looks like a dead link. */
export function CmsLink({ href, className, children }: Props) {
  const safe = safeHref(href)
  if (!safe) return <span>{children}</span>
  return (
    <a href={safe} className={className}>
      {children}
    </a>
  )
}

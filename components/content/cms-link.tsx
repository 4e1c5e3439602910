import Link from 'next/link'
import type { ReactNode } from 'react'
import { safeHref } from '@/lib/content/safe-href'

type Props = {
  href: string | null | undefined
  className?: string
  /** False where many links stand together, so that a visitor does not fetch the whole site. */
  isPrefetched?: boolean
  children: ReactNode
}

/** A link written by an editor. One that leads nowhere safe is drawn as plain words, so nothing looks like a dead link. */
export function CmsLink({ href, className, isPrefetched = true, children }: Props) {
  const safe = safeHref(href)
  if (!safe) return <span>{children}</span>
  if (safe.startsWith('/')) {
    return (
      <Link
        href={safe}
        className={className}
        prefetch={isPrefetched ? null : false}
        scroll={!safe.includes('#')}
      >
        {children}
      </Link>
    )
  }
  return (
    <a href={safe} className={className}>
      {children}
    </a>
  )
}

'use client'

import { usePathname } from 'next/navigation'

/** Leads out of the preview, to this page as it is public. */
export function ExitLink() {
  return <a href={`/api/preview/exit?to=${encodeURIComponent(usePathname())}`}>Exit</a>
}

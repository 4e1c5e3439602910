'use client'

import { useState } from 'react'

/**
 * A link that dials the number which the page around an error shows; nothing where no page is left. An error can't
 * ask the content, and a number written here would not be the one that staff changed last.
 */
export function CallClinic({ className }: { className?: string }) {
  const [number] = useState(() =>
    document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.href.replace('tel:', ''),
  )
  if (!number) return null
  return (
    <a href={`tel:${number}`} className={className}>
      Call {number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')}
    </a>
  )
}

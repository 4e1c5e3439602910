'use client'

import type { SearchEntry } from '@/lib/content/search/shared'

const typeNames = { service: 'Service', page: 'Page', treatment: 'Treatment' }

type Props = {
  id: string
  entry: SearchEntry
  isHighlighted: boolean
  onPoint(): void
  onFollow(): void
}

/** One result: a link that the list chooses from, so it takes no place in the tab order (SRCH-016). */
export function SearchResult({ id, entry, isHighlighted, onPoint, onFollow }: Props) {
  const { title, type, url, description, category } = entry
  return (
    <a
      id={id}
      href={url}
      role="option"
      tabIndex={-1}
      className="search-result"
      aria-selected={isHighlighted}
      onPointerMove={onPoint}
      onClick={onFollow}
    >
      <span className="search-title">{title}</span>
      <span className="search-kind">{[typeNames[type], category].filter(Boolean).join(' · ')}</span>
      {description && <span className="search-about">{description}</span>}
    </a>
  )
}

'use client'

import './search-overlay.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { findEntries, type SearchEntry, searchIndexPath } from '@/lib/content/search/shared'
import { askApi } from '@/lib/platform/browser/api-client'
import { setSearchOpen } from './search-store'

type Props = { phone: string | null | undefined; className: string }

/**
 * The search: a text field that chooses from a list (WAI-ARIA combobox) in a modal dialog. Closed, it keeps nothing.
 */
export function SearchOverlay({ phone, className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [highlighted, setHighlighted] = useState(0)
  const { entries, hasFailed, retry } = useEntries()
  const results = findEntries(entries ?? [], query)
  const isBlank = query.trim() === ''

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  const close = () => dialog.current?.close()
  const optionId = (index: number) => `${id}-${index}`

  function chooseByKeys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && results.length > 0) {
      event.preventDefault()
      setHighlighted((highlighted + step + results.length) % results.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    open(results[highlighted]?.url, event.ctrlKey || event.metaKey)
  }

  /** Opens the result (decision SRCH-015); then, or without one, closes and so clears (SRCH-014). */
  function open(url: string | undefined, isInNewTab: boolean) {
    const link = document.getElementById(optionId(highlighted))
    close()
    if (isInNewTab && url) window.open(url, '_blank', 'noopener')
    else link?.click()
  }

  return (
    <dialog
      ref={dialog}
      className={`search ${className}`}
      aria-label="Search"
      onClose={() => setSearchOpen(false)}
      // A press beside the panel closes it too, where the browser knows this.
      {...{ closedby: 'any' }}
    >
      <div className="search-panel">
        <div className="search-row">
          <ControlIcon name="search" />
          <input
            type="text"
            role="combobox"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-label="Search services, treatments and pages"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={results.length > 0 ? optionId(highlighted) : undefined}
            placeholder="Services, treatments, pages"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setHighlighted(0)
            }}
            onKeyDown={chooseByKeys}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
            <ControlIcon name="close" />
          </button>
        </div>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className="search-results">
          {results.map((entry, index) => (
            <SearchResult
              key={entry.id}
              id={optionId(index)}
              entry={entry}
              isHighlighted={index === highlighted}
              onPoint={() => setHighlighted(index)}
              onFollow={close}
            />
          ))}
        </div>
        <div role="status" className="search-said">
          {!isBlank && hasFailed && (
            <>
              <p>We couldn’t load the search.</p>
              <p className="flex flex-wrap gap-3">
                <button type="button" className="button button-primary" onClick={retry}>
                  Try again
                </button>
                <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
              </p>
            </>
          )}
          {!isBlank && !entries && !hasFailed && <p>Searching …</p>}
          {!isBlank && entries && results.length === 0 && (
            <>
              <p className="font-semibold text-ink-900">No results found for "{query.trim()}"</p>
              <p>Try searching for services, treatments, or pages</p>
            </>
          )}
          {results.length > 0 && (
            <p className="sr-only">{results.length === 1 ? '1 result' : `${results.length} results`}</p>
          )}
        </div>
        <p className="search-help" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to choose · <kbd>Enter</kbd> to open · <kbd>Esc</kbd> to close
        </p>
      </div>
    </dialog>
  )
}

const typeNames = { service: 'Service', page: 'Page', treatment: 'Treatment' }

type SearchResultProps = {
  id: string
  entry: SearchEntry
  isHighlighted: boolean
  onPoint(): void
  onFollow(): void
}

/** One result: a link that the list chooses from, so it takes no place in the tab order (SRCH-016). */
export function SearchResult({ id, entry, isHighlighted, onPoint, onFollow }: SearchResultProps) {
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

let loading: Promise<SearchEntry[]> | undefined

/** Everything that can be found, asked for once per visit when the search is first opened; `retry` asks again. */
export function useEntries() {
  const [entries, setEntries] = useState<SearchEntry[]>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason, not an input.
  useEffect(() => {
    setFailed(false)
    loadEntries().then(setEntries, () => setFailed(true))
  }, [tries])
  return { entries, hasFailed, retry: () => setTries(tries + 1) }
}

function loadEntries(): Promise<SearchEntry[]> {
  loading ??= ask().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function ask(): Promise<SearchEntry[]> {
  // The browser may keep it.
  const { outcome, body } = await askApi(searchIndexPath, { cache: 'default', timeoutMs: 8_000 })
  if (outcome !== 'answered') throw new Error(`The search index: ${outcome}`)
  return body.entries as SearchEntry[]
}

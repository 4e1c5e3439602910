'use client'

import './search-overlay.css'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import { maxQuery } from '@/lib/care/search/shared/search-index'
import { type Row, rowsOf, SearchAction, SearchResult } from './search-options'
import { setSearchOpen } from './search-store'
import { useMissedWords, useSearchIndex } from './use-search'

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
  const { search, hasFailed, retry } = useSearchIndex()
  const results = useMemo(() => search?.find(query, new Date()) ?? [], [search, query])
  const rows = useMemo(() => rowsOf(results), [results])
  const isBlank = query.trim() === ''
  useMissedWords(query, search?.isMissedCounted === true && results.length === 0)

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  const close = useCallback(() => dialog.current?.close(), [])
  const optionId = ({ entry, isAction }: Row) => `${id}-${entry.id}${isAction ? '-action' : ''}`
  const current = rows[highlighted]
  const currentId = current && optionId(current)

  function chooseByKeys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) {
      event.preventDefault()
      setHighlighted((highlighted + step + rows.length) % rows.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    open(current?.isAction ? undefined : current?.entry.url, event.ctrlKey || event.metaKey)
  }

  /** Here for all of them: a row that stays from one letter to the next is not drawn again. */
  function highlight({ target }: MouseEvent) {
    const index = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target as Node))
    if (index >= 0) setHighlighted(index)
  }

  /** Opens the result or does what the row says (decision SRCH-015); then, or without one, closes and so clears (SRCH-014). */
  function open(url: string | undefined, isInNewTab: boolean) {
    const link = currentId && document.getElementById(currentId)
    close()
    if (isInNewTab && url) window.open(url, '_blank', 'noopener')
    else if (link) link.click()
  }

  return (
    <dialog
      ref={dialog}
      className={`search-overlay ${className}`}
      aria-label="Search"
      onClose={() => setSearchOpen(false)}
      // A press beside the panel closes it too, where the browser knows this.
      {...{ closedby: 'any' }}
    >
      <div className="flex max-h-dvh flex-col bg-white shadow-soft sm:max-h-[80dvh] sm:overflow-hidden sm:rounded-card">
        <div className="flex items-center gap-3 border-b border-sand-200 py-2 pr-3 pl-5 has-[input:focus-visible]:[box-shadow:inset_0_-2px_var(--color-agave-600)]">
          <Icon name="search" className="text-xl text-agave-600" />
          <input
            type="text"
            className="min-h-13 min-w-0 flex-1 bg-transparent text-lg text-ellipsis text-ink-900 outline-none placeholder:text-ink-500 placeholder:opacity-100"
            role="combobox"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-label="Search services, treatments and pages"
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={currentId}
            placeholder="Services, treatments, pages"
            maxLength={maxQuery}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setHighlighted(0)
            }}
            onKeyDown={chooseByKeys}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Results"
          className="overflow-y-auto overscroll-contain not-empty:p-2"
          onPointerMove={highlight}
        >
          {rows.map((row, index) => {
            const Option = row.isAction ? SearchAction : SearchResult
            const option = optionId(row)
            return (
              <Option
                key={option}
                id={option}
                entry={row.entry}
                isHighlighted={index === highlighted}
                onFollow={close}
              />
            )
          })}
        </div>
        <div
          role="status"
          className="has-[>:not(.sr-only)]:grid has-[>:not(.sr-only)]:gap-2 has-[>:not(.sr-only)]:p-5"
        >
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
          {!isBlank && !search && !hasFailed && <p>Searching…</p>}
          {!isBlank && search && results.length === 0 && (
            <>
              <p className="font-semibold text-ink-900">No results found for "{query.trim()}"</p>
              <p>Try searching for services, treatments, or pages</p>
            </>
          )}
          {results.length > 0 && (
            <p className="sr-only">{results.length === 1 ? '1 result' : `${results.length} results`}</p>
          )}
        </div>
        <p
          className="border-t border-sand-200 px-5 py-2.5 text-xs text-ink-500 max-sm:hidden [@media(hover:none)]:hidden"
          aria-hidden="true"
        >
          <Key>↑</Key> <Key>↓</Key> to choose · <Key>Enter</Key> to open · <Key>Esc</Key> to close
        </p>
      </div>
    </dialog>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[6px] border border-sand-300 px-1.5 py-px [font:inherit]">{children}</kbd>
)

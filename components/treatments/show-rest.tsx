'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

export const treatmentGrid = 'shelf mt-10 grid grid-fill-78 gap-cards'

type Props = {
  shown: number
  label: string
  /** The buttons of the shelf that the list is on phones. */
  turns: ReactNode
  children: ReactNode
}

/**
 * A list of which the rest is hidden until it is asked for, one way only (HOME-014); without scripts all of it is
 * shown.
 */
export function ShowRest({ shown, label, turns, children }: Props) {
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  // The button is gone then, so the focus goes to the first card it brought.
  useEffect(() => {
    const first = isAll && (list.current?.children[shown] as HTMLElement | undefined)
    if (!first) return
    first.focus({ preventScroll: true })
    // On phones the list is a shelf.
    first.parentElement?.scrollTo({ left: first.offsetLeft, behavior: 'instant' })
  }, [isAll, shown])

  return (
    <>
      <ul ref={list} className={`group ${treatmentGrid}`} data-all={isAll || undefined}>
        {children}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {!isAll && (
          <button
            type="button"
            className="button button-quiet cursor-pointer px-3 noscript:hidden sm:px-6"
            onClick={() => setAll(true)}
          >
            {label}
          </button>
        )}
        {turns}
      </div>
    </>
  )
}

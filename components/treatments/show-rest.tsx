'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

export const treatmentGrid = 'mt-11 grid grid-fill-78 gap-cards'

type Props = { shown: number; label: string; children: ReactNode }

/**
 * A list of which the rest is hidden until it is asked for, one way only (HOME-014); without scripts all of it is
 * shown.
 */
export function ShowRest({ shown, label, children }: Props) {
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  // The button is gone then, so the focus goes to the first card it brought.
  useEffect(() => {
    if (isAll) (list.current?.children[shown] as HTMLElement | undefined)?.focus({ preventScroll: true })
  }, [isAll, shown])

  return (
    <>
      <ul ref={list} className={`group ${treatmentGrid}`} data-all={isAll || undefined}>
        {children}
      </ul>
      {!isAll && (
        <button
          type="button"
          className="button button-quiet mt-8 cursor-pointer noscript:hidden"
          onClick={() => setAll(true)}
        >
          {label}
        </button>
      )}
    </>
  )
}

'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type PriceOption, priceOptions } from './arrange'

type Props = { chosen: PriceOption; choose: (option: PriceOption) => void }

/** The price dropdown (IVT-003): opens and closes by its button; Escape and leaving it close it, too. */
export function PriceMenu({ chosen, choose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && isOpen) return close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !isOpen) return
    event.preventDefault()
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')]
    const next = options.indexOf(document.activeElement as HTMLElement) + step
    options[Math.min(Math.max(next, 0), options.length - 1)]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the arrows are for the button and the options in it.
    <div
      className="price-menu"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className="sr-only">Price: </span>
          {priceOptions.find(({ key }) => key === chosen)?.label}
        </span>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <ul id={list} hidden={!isOpen}>
        {priceOptions.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === chosen}
              onClick={() => {
                choose(key)
                close()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

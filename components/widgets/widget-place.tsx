'use client'

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Provider } from './provider'

type Props = Provider & {
  className: string
  /** Brings what shows the provider's. */
  load: () => Promise<ComponentType<Provider>>
  /** The clinic's own, which stays below the provider's. */
  children: ReactNode
}

/** The place of a block of somebody else's; its provider is asked when a visitor comes near it. */
export function WidgetPlace({ className, load, children, ...provider }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const Widget = useCodeWhenNear(place, load)
  return (
    // The line of the status is kept from the start: what it says moves nothing.
    <div ref={place} className={`wakes relative grid grid-rows-[auto_minmax(3rem,auto)] ${className}`}>
      {children}
      {Widget && <Widget {...provider} />}
    </div>
  )
}

/** A visitor who scrolls should not see it arrive. */
const rootMargin = '200px'

/**
 * What `load` brings once the place has come near the visible part of the page; until then, and when it does not
 * load, nothing.
 */
function useCodeWhenNear<Code>(
  place: RefObject<Element | null>,
  load: () => Promise<Code>,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(
          (loaded) => setCode(() => loaded),
          () => undefined,
        )
      },
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, load])
  return code
}

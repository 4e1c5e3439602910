import { type RefObject, useEffect, useState } from 'react'

/** A visitor who scrolls should not see it arrive. */
const rootMargin = '200px'

/** What `load` brings once the place has come near the visible part of the page; until then, and when it does not load, nothing. */
export function useCodeWhenNear<Code>(
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

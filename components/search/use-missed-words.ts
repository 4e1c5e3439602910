import { useEffect, useRef } from 'react'
import { missedPath, missedWords } from '@/lib/care/search/shared/missed-words'
import { askApi } from '@/lib/platform/browser/api-client'

/** So long after the last letter somebody has typed what they meant. */
const restMs = 2_000
const told = new Set<string>()

/** Tells of words that found nothing when typing has stopped or the search closes; of each once a page. */
export function useMissedWords(query: string, hasMissed: boolean): void {
  const words = hasMissed ? missedWords(query) : null
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
    const timer = setTimeout(() => tell(words), restMs)
    return () => clearTimeout(timer)
  }, [words])
  useEffect(() => () => tell(latest.current), [])
}

function tell(words: string | null): void {
  if (!words || told.has(words)) return
  told.add(words)
  void askApi(missedPath, { send: { words }, keepalive: true })
}

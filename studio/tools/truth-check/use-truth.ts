import { useEffect, useState } from 'react'
import { checkTruth } from '../../../lib/truth/check.ts'
import { withoutIntended } from '../../../lib/truth/intended.ts'
import { type Choice, documentsFor, publishedOf } from './choice.ts'
import { notesIn } from './notes.ts'
import { useSiteClock } from './use-site-clock.ts'
import { useStoredContent } from './use-stored-content.ts'

type Truth = ReturnType<typeof withoutIntended>

/** What contradicts itself in the chosen content, found again whenever the content changes. What is shown stays meanwhile. */
export function useTruth(choice: Choice) {
  const { documents: stored, problem: contentProblem, refresh } = useStoredContent()
  const { now, problem: clockProblem } = useSiteClock()
  const [truth, setTruth] = useState<{ choice: Choice; found: Truth } | null>(null)
  const [checkProblem, setCheckProblem] = useState<string | null>(null)

  useEffect(() => {
    if (!stored || !now) return
    let isOver = false
    const check = async () => {
      try {
        const documents = await documentsFor(choice, stored)
        if (isOver) return
        const at = choice.kind === 'future' ? choice.at : now
        setTruth({ choice, found: withoutIntended(checkTruth(documents, at), notesIn(publishedOf(stored))) })
        setCheckProblem(null)
      } catch (error) {
        if (!isOver) setCheckProblem(error instanceof Error ? error.message : String(error))
      }
    }
    void check()
    return () => {
      isOver = true
    }
  }, [choice, stored, now])

  return {
    /** Null while this choice was not checked yet. */
    truth: truth?.choice === choice ? truth.found : null,
    now,
    problem: contentProblem ?? checkProblem ?? clockProblem,
    refresh,
  }
}

import { useCallback, useEffect, useState } from 'react'
import { checkTruth } from '../../../lib/truth/check.ts'
import { intendedOf, withoutIntended } from '../../../lib/truth/intended.ts'
import type { Finding, TruthNote } from '../../../lib/truth/model.ts'
import { type StaffApi, useStaffApi } from '../inbox/staff-api.ts'
import { type Choice, documentsFor, publishedOf } from './choice.ts'
import { useSiteClock, useStoredContent } from './hooks.ts'
import type { StoredDocument } from './stored-content.ts'
import { notesIn } from './words.ts'

export type Truth = { open: Finding[]; intended: { finding: Finding; note: TruthNote }[] }

/**
 * What contradicts itself in the chosen content, found again whenever the content changes. What is shown stays
 * meanwhile.
 */
export function useTruth(choice: Choice) {
  const { documents: stored, problem: contentProblem, refresh: readContent } = useStoredContent()
  const api = useStaffApi()
  const { now, problem: clockProblem, refresh: readClock } = useSiteClock()
  const [state, setState] = useState<{ choice: Choice; truth: Truth } | null>(null)
  const [checkProblem, setCheckProblem] = useState<string | null>(null)

  useEffect(() => {
    if (!stored || !now) return
    let isOver = false
    truthOf(choice, stored, now, api).then(
      (truth) => {
        if (isOver) return
        setState({ choice, truth })
        setCheckProblem(null)
      },
      (error) => {
        if (!isOver) setCheckProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      isOver = true
    }
  }, [choice, stored, now, api])

  const refresh = useCallback(() => {
    readContent()
    readClock()
  }, [readContent, readClock])

  return {
    /** Null while this choice was not checked yet. */
    truth: state?.choice === choice ? state.truth : null,
    now,
    problem: contentProblem
      ? `The content can’t be read right now. ${contentProblem}`
      : (checkProblem ?? clockProblem),
    refresh,
  }
}

async function truthOf(
  choice: Choice,
  stored: readonly StoredDocument[],
  now: Date,
  api: StaffApi,
): Promise<Truth> {
  const documents = await documentsFor(choice, stored, api)
  const findings = checkTruth(documents, choice.kind === 'future' ? choice.at : now)
  const notes = notesIn(publishedOf(stored))
  return { open: withoutIntended(findings, notes), intended: intendedOf(findings, notes) }
}

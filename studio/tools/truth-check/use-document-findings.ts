import { getPublishedId } from '@sanity/client/csm'
import { useEffect, useRef, useState } from 'react'
import type { ContentDocument, Finding } from '../../../lib/truth/model.ts'
import { findingsOf } from './document-findings.ts'
import { useSiteClock } from './use-site-clock.ts'
import { useStoredContent } from './use-stored-content.ts'

/** Nobody is asked to look while they type. */
const restMs = 600

/** What the truth check says of a document as it is being edited, once the typing rests. */
export function useDocumentFindings(value: unknown): Finding[] {
  const { documents: stored } = useStoredContent()
  const { now, problem } = useSiteClock()
  const at = now ?? (problem ? new Date() : null)
  const minute = at && Math.floor(at.getTime() / 60_000)
  const [state, setState] = useState<{ id: string; findings: Finding[] }>()
  const hasLooked = useRef(false)

  useEffect(() => {
    if (!stored || minute === null || !isDocument(value)) return
    const look = () => {
      hasLooked.current = true
      setState({ id: value._id, findings: findingsOf(value, stored, new Date(minute * 60_000)) })
    }
    const timer = setTimeout(look, hasLooked.current ? restMs : 0)
    return () => clearTimeout(timer)
  }, [value, stored, minute])

  return isDocument(value) && state && isSameDocument(value._id, state.id) ? state.findings : []
}

const isSameDocument = (one: string, other: string) => getPublishedId(one) === getPublishedId(other)

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

import { getPublishedId } from '@sanity/client/csm'
import { useEffect, useRef, useState } from 'react'
import { checkTruth } from '../../../lib/truth/check.ts'
import { withoutIntended } from '../../../lib/truth/intended.ts'
import type { ContentDocument, Finding } from '../../../lib/truth/model.ts'
import { publishedOf } from './choice.ts'
import { notesIn } from './notes.ts'
import type { StoredDocument } from './stored-content.ts'
import { useSiteClock } from './use-site-clock.ts'
import { useStoredContent } from './use-stored-content.ts'

/** Nobody is asked to look while they type. */
const restMs = 600

type Said = { findings: Finding[]; hasFailed: boolean }
const nothing: Said = { findings: [], hasFailed: false }

/** What the truth check says of a document as it is being edited, once the typing rests. */
export function useDocumentFindings(value: unknown): Said {
  const { documents: stored } = useStoredContent()
  const { now, problem } = useSiteClock()
  const at = now ?? (problem ? new Date() : null)
  const minute = at && Math.floor(at.getTime() / 60_000)
  const [state, setState] = useState<{ id: string; said: Said }>()
  const hasLooked = useRef(false)

  useEffect(() => {
    if (!stored || minute === null || !isDocument(value)) return
    const look = () => {
      hasLooked.current = true
      setState({ id: value._id, said: said(value, stored, new Date(minute * 60_000)) })
    }
    let cancelIdle = () => {}
    const lookWhenIdle = () => {
      cancelIdle = whenIdle(look)
    }
    const timer = setTimeout(lookWhenIdle, hasLooked.current ? restMs : 0)
    return () => {
      clearTimeout(timer)
      cancelIdle()
    }
  }, [value, stored, minute])

  return isDocument(value) && state && isSameDocument(value._id, state.id) ? state.said : nothing
}

/** A document nobody foresaw must not take its form away. */
function said(edited: ContentDocument, stored: readonly StoredDocument[], at: Date): Said {
  try {
    return { findings: findingsOf(edited, stored, at), hasFailed: false }
  } catch {
    return { findings: [], hasFailed: true }
  }
}

/** Not every browser tells when it has nothing to do. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    task()
    return () => {}
  }
  const handle = requestIdleCallback(task, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

const isSameDocument = (one: string, other: string) => getPublishedId(one) === getPublishedId(other)

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

/**
 * What contradicts itself at `at` with this document as it is being edited, beside everything else as it is published: only
 * what concerns this document and nobody has called intended.
 */
export function findingsOf(edited: ContentDocument, stored: readonly StoredDocument[], at: Date): Finding[] {
  if (edited._type === 'truthNote') return []
  const id = getPublishedId(edited._id)
  const published = publishedOf(stored)
  const others = published.filter(({ _id, _type }) => _id !== id && _type !== 'truthNote')
  const found = checkTruth([...others, { ...edited, _id: id }], at)
  const concerning = found.filter(({ places }) => places.some(({ documentId }) => documentId === id))
  return withoutIntended(concerning, notesIn(published))
}

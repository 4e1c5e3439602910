import type { SanityClient } from '@sanity/client'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useClient, useDocumentValuePermissions } from 'sanity'
import { checkTruth } from '../../../lib/truth/check.ts'
import { intendedOf, withoutIntended } from '../../../lib/truth/intended.ts'
import type { Finding, TruthNote } from '../../../lib/truth/model.ts'
import { schemaTypes } from '../../../schemas/index.ts'
import { type StaffApi, useStaffApi } from '../inbox/staff-api.ts'
import { type Choice, documentsFor, publishedOf } from './choice.ts'
import { type Fix, type WrittenFix, writeFix } from './fix.ts'
import { type ContentStore, createContentStore, type StoredDocument } from './stored-content.ts'
import { notesIn, problemWords } from './words.ts'

/** Writes a finding's fixes as drafts; why one was refused stays until the next try. */
export function useFix(finding: Finding, onWritten: (written: WrittenFix) => void) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async (fix: Fix) => {
    setBusy(true)
    setProblem(null)
    try {
      onWritten(await writeFix(client, finding, fix))
    } catch (error) {
      setProblem(problemWords(error))
    }
    setBusy(false)
  }
  return { isBusy, problem, apply }
}

const trialDraft = { _id: 'drafts.trial', _type: 'treatment' }
const trialNote = { _id: 'truthNote-trial', _type: 'truthNote' }

/**
 * What this person may write, as the lake's own rights say: drafts, and what is published. The lake asks again at
 * every write.
 */
export function useRights() {
  const [draft] = useDocumentValuePermissions({ document: trialDraft, permission: 'create' })
  const [published] = useDocumentValuePermissions({ document: trialNote, permission: 'create' })
  return { mayDraft: draft?.granted ?? false, mayPublish: published?.granted ?? false }
}

const everyMs = 60_000

type Clock = { now: Date | null; problem: string | null }

/** What time it is on the site, asked once a minute while somebody looks: a demo's clock may be moved. */
export function useSiteClock() {
  const api = useStaffApi()
  const [clock, setClock] = useState<Clock>({ now: null, problem: null })
  const latest = useRef(0)
  const refresh = useCallback(async () => {
    const ours = ++latest.current
    try {
      const { now } = await api.read<{ now: string }>('me')
      if (ours === latest.current) setClock({ now: new Date(now), problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (ours === latest.current) setClock((before) => ({ ...before, problem }))
    }
  }, [api])

  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && refresh())
    void refresh()
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh])
  return { ...clock, refresh }
}

const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

let current: { key: string; store: ContentStore } | undefined

/** All content of this Studio, read once and shared by everything in it that compares documents. */
export function useStoredContent() {
  const store = storeOf(useClient({ apiVersion: '2025-02-19' }))
  return {
    ...useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot),
    refresh: store.refresh,
  }
}

/** Another person or another dataset has another store. */
function storeOf(client: SanityClient): ContentStore {
  const { projectId, dataset, token } = client.config()
  const key = JSON.stringify([projectId, dataset, token])
  if (current?.key !== key) current = { key, store: createContentStore(client, types) }
  return current.store
}

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

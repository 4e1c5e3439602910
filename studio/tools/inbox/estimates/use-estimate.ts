import { useCallback, useEffect, useState } from 'react'
import {
  type EstimateDraft,
  type EstimateWork,
  priceLines,
  totalOf,
} from '../../../../lib/care/estimates/shared.ts'
import { StaffProblem, useStaffApi } from '../staff-api.ts'
import { useDraft } from '../ui/drafts.ts'

/** With the revision it was written on: on top of a colleague's newer one it is not saved. */
type Kept = { draft: EstimateDraft; revision: number }
type Sent = { number: number; code: string | null; recipient: string }

/** The estimate of a request: as the server has it, as it is being written, and what can be done with it. */
export function useEstimate(id: string, onChanged: () => void) {
  const api = useStaffApi()
  const path = `estimates/${id}`
  const [work, setWork] = useState<EstimateWork | null>(null)
  const [kept, keep] = useDraft<Kept>(path)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [discards, setDiscards] = useState(0)
  /** Shown once: the server keeps no code that could be read. */
  const [code, setCode] = useState<string | null>(null)

  const take = (next: EstimateWork) => {
    setWork(next)
    keep(undefined)
  }

  const load = useCallback(() => {
    setProblem(null)
    api.read<EstimateWork>(path).then(setWork, (error: Error) => setProblem(error.message))
  }, [api, path])

  useEffect(load, [load])

  const draft = kept?.draft ?? work?.draft ?? null
  const isDirty = kept !== undefined
  const setDraft = (next: EstimateDraft) => {
    if (!work) return
    const isAsSaved = JSON.stringify(next) === JSON.stringify(work.draft)
    keep(isAsSaved ? undefined : { draft: next, revision: kept?.revision ?? work.revision })
  }
  const discard = () => {
    keep(undefined)
    setDiscards(discards + 1)
    load()
  }
  const lines = work && draft ? priceLines(draft.lines, work.catalogue) : []

  async function run(step: () => Promise<void>) {
    setIsBusy(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      setProblem(error instanceof StaffProblem ? error.message : String(error))
    }
    setIsBusy(false)
  }

  /** What was saved, with what is still missing. */
  async function store(): Promise<EstimateWork> {
    if (!work || !draft) throw new StaffProblem(0, 'The estimate is not loaded yet.')
    const body = { draft, revision: kept?.revision ?? work.revision }
    const next = await api.change<EstimateWork>('PATCH', path, body)
    take(next)
    return next
  }

  const save = () => run(async () => void (await store()))

  const send = () =>
    run(async () => {
      const shownCents = totalOf(lines)
      const saved = isDirty || work?.revision === 0 ? await store() : work
      if (!saved || saved.missing.length > 0) return
      if (saved.totalCents !== shownCents)
        throw new StaffProblem(
          409,
          'A price was changed on the site. Nothing was sent: please look at the total.',
        )
      const { revision } = saved
      const sent = await api.change<Sent>('POST', `${path}/send`, { revision, totalCents: shownCents })
      setCode(sent.code)
      take(await api.read<EstimateWork>(path))
      onChanged()
    })

  const renewCode = () =>
    run(async () => {
      const renewed = await api.change<{ code: string }>('POST', `${path}/code`, {})
      setCode(renewed.code)
    })

  return {
    work,
    draft,
    setDraft,
    lines,
    isDirty,
    isBusy,
    problem,
    code,
    load,
    discard,
    /** How often what was typed was thrown away: fields that remember their own text begin anew. */
    discards,
    save,
    send,
    renewCode,
    path,
  }
}
export type EstimateState = ReturnType<typeof useEstimate>

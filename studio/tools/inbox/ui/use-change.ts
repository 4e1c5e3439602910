import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

type Change = { method: 'POST' | 'PATCH'; path: string; body: object }
/** What the server said to a change; `waits`: it is done once a second person has confirmed it. */
type Done = { outcome?: string; message?: string }

/** Asks the server for a change; its sentence stays until the next try when it refuses. */
export function useChange(onChanged: () => unknown) {
  const api = useStaffApi()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Null where it was refused. */
  const change = async ({ method, path, body }: Change): Promise<Done | null> => {
    setIsBusy(true)
    setProblem(null)
    try {
      return await api.change<Done>(method, path, body)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return null
    } finally {
      // After a refusal too: somebody else was faster then. The next change is of what is shown by then.
      await onChanged()
      setIsBusy(false)
    }
  }
  return { isBusy, problem, change }
}

/** One answer of the server; what is shown stays until `refresh` has brought the next one. */
export function useAnswer<Answer>(path: string) {
  const api = useStaffApi()
  const [state, setState] = useState<{ path: string; answer: Answer | null; problem: string | null }>()
  const latest = useRef(0)
  const refresh = useCallback(async () => {
    const ours = ++latest.current
    try {
      const answer = await api.read<Answer>(path)
      if (ours === latest.current) setState({ path, answer, problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (ours !== latest.current) return
      setState((before) => ({ path, answer: before?.path === path ? before.answer : null, problem }))
    }
  }, [api, path])
  useEffect(() => void refresh(), [refresh])
  const isOurs = state?.path === path
  return { answer: isOurs ? state.answer : null, problem: isOurs ? state.problem : null, refresh }
}

type Page<Item> = { items: Item[]; next: string | null; now: string }
type Pages<Item, More> = Partial<Page<Item> & More> & { problem: string | null }

const perPage = 50
const maxAtOnce = 200

/**
 * A list of the server's that answers {items, next, now} (and `More`) and takes `limit` and `after`. `refresh` reads
 * again as much as is shown; what is shown stays until the answer is there, so neither scroll nor focus is lost.
 */
export function usePages<Item extends { id: string }, More = object>(path: string) {
  const api = useStaffApi()
  const [pages, setPages] = useState<Pages<Item, More>>({ problem: null } as Pages<Item, More>)
  const latest = useRef(0)
  const shown = useRef(0)
  shown.current = pages.items?.length ?? 0

  const read = useCallback(
    async (limit: number, after: string | null) => {
      const ours = ++latest.current
      const query = new URLSearchParams({ limit: String(limit), ...(after && { after }) })
      try {
        const page = await api.read<Page<Item> & More>(`${path}${path.includes('?') ? '&' : '?'}${query}`)
        if (ours !== latest.current) return
        setPages((before) => ({
          ...page,
          items: after ? [...(before.items ?? []), ...page.items] : page.items,
          problem: null,
        }))
      } catch (error) {
        if (ours === latest.current)
          setPages((before) => ({
            ...before,
            problem: error instanceof Error ? error.message : String(error),
          }))
      }
    },
    [api, path],
  )
  useEffect(() => void read(perPage, null), [read])

  const refresh = useCallback(() => read(Math.min(maxAtOnce, Math.max(perPage, shown.current)), null), [read])
  const readMore = () => read(perPage, pages.next ?? null)
  return { ...pages, refresh, readMore }
}

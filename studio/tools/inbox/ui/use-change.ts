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

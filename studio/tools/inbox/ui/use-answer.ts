import { useCallback, useEffect, useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

/** One answer of the server; what is shown stays until `refresh` has brought the next one. */
export function useAnswer<Answer>(path: string) {
  const api = useStaffApi()
  const [state, setState] = useState<{ path: string; answer: Answer | null; problem: string | null }>()
  const refresh = useCallback(async () => {
    try {
      const answer = await api.read<Answer>(path)
      setState({ path, answer, problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      setState((before) => ({ path, answer: before?.path === path ? before.answer : null, problem }))
    }
  }, [api, path])
  useEffect(() => void refresh(), [refresh])
  const isOurs = state?.path === path
  return { answer: isOurs ? state.answer : null, problem: isOurs ? state.problem : null, refresh }
}

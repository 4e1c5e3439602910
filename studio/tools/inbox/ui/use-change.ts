import { useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

type Change = { method: 'POST' | 'PATCH'; path: string; body: object }

/** Asks the server for a change; its sentence stays until the next try when it refuses. */
export function useChange(onChanged: () => unknown) {
  const api = useStaffApi()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether it was done. */
  const change = async ({ method, path, body }: Change): Promise<boolean> => {
    setIsBusy(true)
    setProblem(null)
    try {
      await api.change(method, path, body)
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      // After a refusal too: somebody else was faster then. The next change is of what is shown by then.
      await onChanged()
      setIsBusy(false)
    }
  }
  return { isBusy, problem, change }
}

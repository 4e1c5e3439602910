import { useEffect, useState } from 'react'
import type { RequestPulse } from '../../../../lib/care/requests/shared.ts'
import { useStaffApi } from '../staff-api.ts'

const everyMs = 1000
const afterFailureMs = 5000

type Pulse = { pulse: RequestPulse | null; problem: string | null }

/** Asks every second, while somebody looks, whether any request was changed and how many wait. */
export function usePulse(): Pulse {
  const api = useStaffApi()
  const [state, setState] = useState<Pulse>({ pulse: null, problem: null })
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      let pause = everyMs
      if (document.visibilityState === 'visible') {
        try {
          const pulse = await api.read<RequestPulse>('pulse')
          if (!isOver) setState({ pulse, problem: null })
        } catch (error) {
          pause = afterFailureMs
          const problem = error instanceof Error ? error.message : String(error)
          if (!isOver) setState((before) => ({ ...before, problem }))
        }
      }
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(ask, pause)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api])
  return state
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaffApi } from '../inbox/staff-api.ts'

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

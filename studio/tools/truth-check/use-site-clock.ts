import { useEffect, useState } from 'react'
import { useStaffApi } from '../inbox/staff-api.ts'

const everyMs = 60_000

type Clock = { now: Date | null; problem: string | null }

/** What time it is on the site, to the minute: a demo's clock may be moved. */
export function useSiteClock(): Clock {
  const api = useStaffApi()
  const [clock, setClock] = useState<Clock>({ now: null, problem: null })
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      try {
        const { now } = await api.read<{ now: string }>('me')
        if (!isOver) setClock({ now: new Date(now), problem: null })
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        if (!isOver) setClock((before) => ({ ...before, problem }))
      }
    }
    const askWhileSeen = () => void (document.visibilityState === 'visible' && ask())
    void ask()
    const timer = setInterval(askWhileSeen, everyMs)
    document.addEventListener('visibilitychange', askWhileSeen)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askWhileSeen)
    }
  }, [api])
  return clock
}

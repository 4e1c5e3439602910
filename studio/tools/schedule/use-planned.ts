import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { PlannedDocuments } from '../../../lib/content/schedule/shared/schedule.ts'
import { useStaffApi } from '../inbox/staff-api.ts'

const everyMs = 30_000

let planned: PlannedDocuments | null = null
let askedAt = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which documents have a planned change; null while nobody knows. All documents of this tab share one answer. */
export function usePlanned() {
  const api = useStaffApi()
  const current = useSyncExternalStore(subscribe, () => planned)
  const refresh = useCallback(async () => {
    askedAt = Date.now()
    planned = await api.read<PlannedDocuments>('schedule/documents')
    for (const listener of listeners) listener()
  }, [api])
  useEffect(() => {
    const ask = () => {
      if (Date.now() - askedAt < everyMs / 2) return
      // Without an answer there is no badge; the tool and the dialog tell what is wrong.
      refresh().catch(() => undefined)
    }
    ask()
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [refresh])
  return { planned: current, refresh }
}

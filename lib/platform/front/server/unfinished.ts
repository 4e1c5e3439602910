import { processState } from '../../server/process-state.ts'
import { log } from '../../telemetry/server/log.ts'

const most = 20
const paths = () => processState('unfinished', () => new Set<string>())

/** Notes a page that did not look as Next makes pages, and was sent as it is; the log says so once. */
export function noteUnfinished(path: string): void {
  const known = paths()
  if (known.has(path) || known.size >= most) return
  known.add(path)
  log.warn('front', 'A page does not look as Next makes them, and is sent as it is', { reason: path })
}

/** The first twenty of them since the server started. */
export const unfinishedPages = (): string[] => [...paths()]

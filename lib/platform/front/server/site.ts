import { processState } from '../../server/process-state.ts'
import { log } from '../../telemetry/server/log.ts'

type Site = {
  /** Whether a page has this path, as far as is known. */
  isPagePath(path: string): boolean
  /**
   * The policies of public pages as Next makes them, from what is configured now. None until they were first needed.
   */
  policies?: { madeOf: string; headers: Record<string, string> }
  /**
   * Resolves when every page somebody asked for lately is as it was published, or the first so many of them;
   * undefined where there is no front.
   */
  renewOldPages?(most?: number): Promise<void>
}

/** What the front and the site tell each other: they are bundled apart, in one process. */
export const site = (): Site => processState('front', (): Site => ({ isPagePath: () => false }))

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

import { processState } from '../process-state.ts'

type Site = {
  /** Whether a page has this path, as far as is known. */
  isPagePath(path: string): boolean
  /**
   * The policies of public pages, from what is configured now: of one that is sent as Next made it, and of one whose inline scripts the
   * front took out. None until they were first needed.
   */
  policies?: { madeOf: string; plain: Record<string, string>; finished: Record<string, string> }
  /** Resolves when every page somebody asked for lately is as it was published; undefined where there is no front. */
  renewOldPages?(): Promise<void>
}

/** What the front and the site tell each other: they are bundled apart, in one process. */
export const site = (): Site => processState('front', (): Site => ({ isPagePath: () => false }))

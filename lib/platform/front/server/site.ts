import { processState } from '../../server/process-state.ts'

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

import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../server/process-state.ts'

/**
 * What a stored page was made of: the tags it used, when its rendering began, and when it is due without any publish
 * (ms since the epoch); and what it is called in the folder of stored pages.
 */
export type Origin = { tags: string[]; lastModified: number; dueAt: number; file?: string }

/** One rendering that the front asked Next for. */
type Rendering = {
  /** A page that is old is rendered before it is answered, instead of behind the answer. */
  wantsFresh: boolean
  /** Noted by the cache handler; none for an answer that is not stored. */
  origin?: Origin
}

/** One for the process: the front and Next's cache handler are different modules. */
const storage = () => processState('rendering', () => new AsyncLocalStorage<Rendering>())

export const currentRendering = (): Rendering | undefined => storage().getStore()

export const withRendering = <Result>(rendering: Rendering, work: () => Result): Result =>
  storage().run(rendering, work)

/** Tag of a page that says "there is nothing here": anybody can invent such addresses, so it is never stored. */
export const nothingHere = 'nothing-here'

/** Tag of a page that says "not now": it is never stored, and what is stored at its address stays. */
export const notNow = 'not-now'

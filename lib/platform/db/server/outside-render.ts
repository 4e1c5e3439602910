import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/platform/server/process-state'

type Run = <Result>(work: () => Result) => Result

const outside = () => processState('outside-render', () => ({ run: ((work) => work()) as Run }))

/** Remembers the present context as "no rendering going on". Called once per process, before its first request. */
export function rememberOutside(): void {
  outside().run = AsyncLocalStorage.snapshot()
}

/** Runs the work as if no page were being rendered: Next takes a write during a rendering for proof that the page is dynamic. */
export const outsideRender: Run = (work) => outside().run(work)

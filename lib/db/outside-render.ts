import { AsyncLocalStorage } from 'node:async_hooks'

type Run = <Result>(work: () => Result) => Result
// Shared between Next's bundles through globalThis.
const holder = globalThis as { [key: symbol]: Run | undefined }
const key = Symbol.for('ocotillo.outside-render')

/** Remembers the present context as "no rendering going on". Called once per process, before its first request. */
export function rememberOutside(): void {
  holder[key] = AsyncLocalStorage.snapshot()
}

/** Runs the work as if no page were being rendered: Next takes a write during a rendering for proof that the page is dynamic. */
export const outsideRender: Run = (work) => (holder[key] ? holder[key](work) : work())

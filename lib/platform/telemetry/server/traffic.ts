import type { ServerResponse } from 'node:http'
import { processState } from '../../server/process-state.ts'
import { isLogged, log } from './log.ts'

/** `route` as the build names it; `page`: the path, where everybody may know it. */
type Call = { method: string; route: string; page?: string }

export type Answered = Call & { status: number; ms: number }

/** What this process has answered, for the metrics. */
export const traffic = () =>
  processState('traffic', () => ({
    /** Finished pages sent from memory; of those, pages that were old by then. */
    stored: 0,
    stale: 0,
    /** Pages the front had Next render, and those that failed. */
    rendered: 0,
    failed: 0,
    /** Whoever counts, where somebody does. */
    observe: undefined as ((call: Answered) => void) | undefined,
    observeJob: undefined as ((job: string, isDone: boolean) => void) | undefined,
  }))

/** Whoever watches asks every few seconds, and a page asks for thirty files. */
const isQuiet = /^\/api\/health\/|^\/api\/metrics$|^\/(?:_next|_page|art|scripts)\//

/** Writes and counts the call once it is answered, or its caller has gone. */
export function noteCall(call: Call, response: ServerResponse): void {
  const began = performance.now()
  response.once('close', () => {
    // What nginx says of a caller who did not wait; one that reads the status alone did.
    const status = response.headersSent ? response.statusCode : 499
    const answered = { ...call, status, ms: Math.round(performance.now() - began) }
    traffic().observe?.(answered)
    const level = isQuiet.test(call.route) ? 'debug' : 'info'
    if (isLogged(level)) log[level]('front', 'Answered', answered)
  })
}

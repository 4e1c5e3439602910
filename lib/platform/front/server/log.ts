import { requestId } from './request-id.ts'

/** Every line that is logged while a call is worked on begins with the call's id. */
export function logWithRequestId(): void {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[name].bind(console)
    console[name] = (...words: unknown[]) => {
      const id = requestId()
      if (id) write(`[${id}]`, ...words)
      else write(...words)
    }
  }
}

type LoggedRequest = {
  at: string
  method: string
  path: string
  /** `PayPal-Request-Id`. */
  requestId: string | null
  /** Null while it runs, and when the connection was dropped. */
  status: number | null
}

export type RequestLog = ReturnType<typeof createRequestLog>

const maxKept = 2000

/** The last requests that came in, oldest first. */
export function createRequestLog() {
  let kept: LoggedRequest[] = []
  return {
    /** Notes a request; the caller sets its status later. */
    add(request: Omit<LoggedRequest, 'status'>): LoggedRequest {
      const logged = { ...request, status: null }
      kept.push(logged)
      if (kept.length > maxKept) kept.shift()
      return logged
    },
    list: () => kept,
    clear() {
      kept = []
    },
  }
}

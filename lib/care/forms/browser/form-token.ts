let stamp: Promise<string | undefined> | undefined

/** Notes on the server, once on each page, when somebody began to fill in a form. Never rejects. */
export function requestFormToken(): Promise<string | undefined> {
  stamp ??= fetch('/api/forms/token', { signal: AbortSignal.timeout(5000) })
    .then((response) => response.json())
    .then((body) => body.stamp)
    .catch(() => {
      stamp = undefined
    })
  return stamp
}

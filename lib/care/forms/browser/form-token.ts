import { askApi } from '@/lib/platform/browser/api-client'

let stamp: Promise<string | undefined> | undefined

/** A form that is sent meanwhile waits for it. */
const timeoutMs = 5_000

/** Notes on the server, once on each page, when somebody began to fill in a form. Never rejects. */
export function requestFormToken(): Promise<string | undefined> {
  stamp ??= askApi('/api/forms/token', { timeoutMs }).then(({ status, body }) => {
    if (status === 0) stamp = undefined
    return body.stamp as string | undefined
  })
  return stamp
}

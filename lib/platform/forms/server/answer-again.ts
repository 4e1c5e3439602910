import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import { requestIdHeaders } from '@/lib/platform/telemetry/server/request'
import type { Problems } from '../shared/schema'

/** A form that was sent without scripts and not taken: what its page draws it with once more. */
export type Again = {
  form: string
  title: string
  message: string
  problems: Problems
  /** As typed, without passwords. */
  values: Record<string, unknown>
  /** Said above the whole page: of a button, which has no place for it. */
  isOfPage?: boolean
}

const header = 'x-form-again'
const timeoutMs = 20_000
const records = () => processState('forms-again', () => new Map<string, Again>())

/**
 * Answers a form with a page of ours that draws it again, under this status: Next renders the page for a call from
 * within, and what was typed waits meanwhile in memory, never in an address, a cookie or a log. Rejects when there is
 * no page.
 */
export async function answerAgain(
  request: Request,
  path: string,
  status: number,
  again: Again | null,
): Promise<Response> {
  const key = randomUUID()
  if (again) records().set(key, again)
  try {
    const page = await fetch(new URL(path, env.ownUrl), {
      headers: {
        ...requestIdHeaders(),
        [header]: key,
        accept: 'text/html',
        'accept-encoding': 'identity',
        cookie: withoutPreview(request.headers.get('cookie') ?? ''),
      },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const html = await page.text()
    if (page.status >= 300 && page.status < 400) throw new Error(`${path} leads elsewhere`)
    if (page.status >= 500) throw new Error(`${path} could not be drawn`)
    const answer = new Response(html, { status: page.ok ? status : page.status })
    answer.headers.set('cache-control', 'no-store')
    for (const name of passedOn) {
      const value = page.headers.get(name)
      if (value) answer.headers.set(name, value)
    }
    for (const cookie of page.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
    return answer
  } finally {
    records().delete(key)
  }
}

const passedOn = [
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-robots-tag',
]

/** A draft is nobody's answer. */
const withoutPreview = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(`${previewCookie}=`))
    .join('; ')

/** What the page that is rendered now draws again; null when it is simply looked at. */
export async function formAgain(): Promise<Again | null> {
  const key = (await headers()).get(header)
  return (key && records().get(key)) || null
}

import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { callDatabase } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { secondsLocked, secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import {
  type Permission,
  pagedPermissions,
  provenPermissions,
} from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { secondFactorHeader } from '@/lib/platform/staff-session/shared/second-factor'
import { log } from '@/lib/platform/telemetry/server/log'
import { cleanCode, hashRecoveryCode, isTotpCode, openSecret, stepOfCode } from './factor-codes'
import { tokenOf } from './identify'

/**
 * Null where this person may go on: the permission wants no second factor, they proved theirs within ten minutes, or
 * the call brought a right code. Else the refusal, which names the field `totp`. Throws when the database fails: then
 * nobody goes on.
 */
export async function secondFactorRefusal(
  request: Request,
  staff: Staff,
  permission: Permission,
): Promise<Response | null> {
  if (!env.asksSecondFactor || !(await isWanted(request, staff, permission))) return null
  return proofRefusal(request, staff, 'proof')
}

/** Rows that the Studio asks for when somebody wants more. */
const studioPage = 50

async function isWanted(request: Request, staff: Staff, permission: Permission): Promise<boolean> {
  if (provenPermissions.includes(permission)) return true
  const query = new URL(request.url).searchParams
  if (!pagedPermissions.includes(permission)) return false
  if (!query.has('after')) return isSearchedTooOften(query, staff, permission)
  return Number(query.get('limit')) > studioPage || (await secondsToWait('staff-pages', staff.email)) !== null
}

/** Other words find other people. The same list again, as each refresh asks for it, doesn't count. */
async function isSearchedTooOften(query: URLSearchParams, { email }: Staff, list: string): Promise<boolean> {
  query.delete('limit')
  query.sort()
  const words = query.toString()
  if (!words || (await secondsLocked('staff-search', email, list, words)) !== null) return false
  if ((await secondsToWait('staff-searches', email)) !== null) return true
  await secondsToWait('staff-search', email, list, words)
  return false
}

type Begun = {
  outcome: 'open' | 'not_enrolled' | 'needed' | 'locked' | 'expired' | 'try'
  wait_seconds?: number
  next_id: string
  secret: string
}

/**
 * Null once the code that came with the call is right; `fresh` asks also who proved it a moment ago. A code of the app
 * counts once, and so does a recovery code. Throws when the database fails.
 */
export async function proofRefusal(
  request: Request,
  staff: Staff,
  what: 'proof' | 'fresh',
): Promise<Response | null> {
  const typed = cleanCode(request.headers.get(secondFactorHeader) ?? '')
  const begun = await beginTry(request, staff, what, typed !== '')
  if (begun.outcome === 'open') return null
  if (begun.outcome !== 'try') return refusalOf(begun, request)
  const step = isTotpCode(typed) ? stepOfCode(openSecret(begun.secret, staff.email), typed, now()) : null
  return (await finishTry(request, staff, step, isTotpCode(typed) ? null : hashRecoveryCode(typed)))
    ? null
    : wrongCode('totp')
}

/** Counts a try before anybody looks at the code; `set_up` is one of the secret that is being set up. */
export async function beginTry(
  request: Request,
  staff: Staff,
  what: 'proof' | 'fresh' | 'set_up',
  hasCode: boolean,
): Promise<Begun> {
  const data = await callDatabase('begin_factor_try', 'A second factor could not be asked for', {
    p_actor: staff.email,
    p_token_hash: hashOfLogin(request),
    p_what: what,
    p_has_code: hasCode,
    p_now: now().toISOString(),
  })
  return data as Begun
}

/** Whether the try was right: the database decides whether this half minute or recovery code still counts. */
export async function finishTry(
  request: Request,
  staff: Staff,
  step: number | null,
  recoveryHash: string | null,
): Promise<boolean> {
  const data = await callDatabase('finish_factor_try', 'A second factor could not be proven', {
    p_actor: staff.email,
    p_step: step,
    p_recovery_hash: recoveryHash,
    p_token_hash: hashOfLogin(request),
    p_now: now().toISOString(),
  })
  return (data as { outcome: string }).outcome === 'right'
}

/** What the person is told when their try did not begin. */
export function refusalOf({ outcome, wait_seconds: seconds = 1 }: Begun, request: Request): Response {
  if (outcome === 'locked') {
    tellRefused(outcome)
    return answerJson(
      429,
      {
        error: 'locked',
        field: 'totp',
        message: `Too many wrong codes. Please try again in ${waitWords(seconds)}. Nothing was done.`,
      },
      { 'retry-after': String(seconds) },
    )
  }
  if (outcome === 'not_enrolled')
    return answerProblem(
      403,
      outcome,
      'This needs a second factor, and you haven’t set one up yet.',
      nameBrowser(request),
    )
  if (outcome === 'expired')
    return answerProblem(
      409,
      outcome,
      'This setup is over: it took more than an hour, or it’s done already. Please start over.',
    )
  return answerJson(
    403,
    {
      error: 'second_factor_needed',
      field: 'totp',
      message: 'Enter the code from your authenticator app.',
    },
    nameBrowser(request),
  )
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

export function wrongCode(field: string): Response {
  tellRefused('wrong_code')
  return answerJson(403, {
    error: 'wrong_code',
    field,
    message: 'That code isn’t right, or it’s already been used. Wait for the next one. Nothing was done.',
  })
}

const tellRefused = (code: string) =>
  log.warn('staff', 'A call of the staff was refused', { call: 'second_factor', code })

/** What is kept of a log-in in this browser. */
export const hashOfLogin = (request: Request): string =>
  createHash('sha256')
    .update(`${tokenOf(request) ?? ''} ${browserOf(request) ?? ''}`)
    .digest('base64url')

/** The ten minutes are one browser's: whoever copies a token out of it doesn't get this cookie along. */
export const nameBrowser = (request: Request): Record<string, string> =>
  browserOf(request)
    ? {}
    : {
        'set-cookie': `staff_browser=${randomBytes(16).toString('base64url')}; Path=/api/staff; HttpOnly; SameSite=Strict${env.siteUrl.startsWith('https:') ? '; Secure' : ''}`,
      }

const browserOf = (request: Request): string | undefined =>
  request.headers.get('cookie')?.match(/(?:^|; ?)staff_browser=([\w-]{22})(?:;|$)/)?.[1]

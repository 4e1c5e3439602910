import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerTooOften, answerUnknown } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import {
  cleanCode,
  hashRecoveryCode,
  isMailedCode,
  keyInGroups,
  newRecoveryCode,
  newTotpSecret,
  openSecret,
  otpauthLink,
  sealSecret,
  stepOfCode,
} from '@/lib/platform/staff-session/server/factor-codes'
import {
  beginTry,
  finishTry,
  hashOfLogin,
  nameBrowser,
  proofRefusal,
  refusalOf,
  wrongCode,
} from '@/lib/platform/staff-session/server/second-factor'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import type {
  FactorConfirmed,
  FactorSetUp,
  factorConfirmation,
  OwnFactor,
} from '@/lib/platform/staff-session/shared/second-factor'

const recoveryCodes = 10

/** Whether this person has a second factor. Throws when the database fails. */
export async function readOwnFactor({ email }: Staff): Promise<OwnFactor> {
  const found = await dataOf(
    serviceClient()
      .from('staff')
      .select('staff_factors (enrolled_at, staff_recovery_codes (used_at))')
      .eq('email', email)
      .maybeSingle(),
    'A second factor could not be read',
  )
  const factor = found?.staff_factors
  const enrolledAt = factor?.enrolled_at ?? null
  return {
    isAsked: env.asksSecondFactor,
    enrolledAt: enrolledAt && isoMoment(enrolledAt),
    recoveryCodesLeft: (factor?.staff_recovery_codes ?? []).filter(({ used_at }) => used_at === null).length,
    now: now().toISOString(),
  }
}

/**
 * Begins to set up a second factor: answers the key for the app, and mails the code without which it does not count.
 * Who has one proves it first. Throws when the database fails.
 */
export async function answerSetUp(request: Request, staff: Staff): Promise<Response> {
  if ((await readOwnFactor(staff)).enrolledAt) {
    const refusal = await proofRefusal(request, staff, 'fresh')
    if (refusal) return refusal
  }
  const wait = await secondsToWait('factor-mail', staff.email)
  if (wait !== null) return answerTooOften(wait)
  const secret = newTotpSecret()
  await callDatabase('begin_factor', 'A second factor could not be set up', {
    p_actor: staff.email,
    p_id: randomUUID(),
    p_secret: sealSecret(secret, staff.email),
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return answerJson(
    200,
    { key: keyInGroups(secret), link: otpauthLink(secret, staff.email) } satisfies FactorSetUp,
    nameBrowser(request),
  )
}

/**
 * Makes it count, once the mailed code and one of the app are right, and answers the recovery codes, this once. Throws
 * when the database fails.
 */
export async function answerConfirmation(
  request: Request,
  { mailedCode, code }: z.infer<typeof factorConfirmation>,
  staff: Staff,
): Promise<Response> {
  const begun = await beginTry(request, staff, 'set_up', true)
  if (begun.outcome !== 'try') return refusalOf(begun, request)
  const step = stepOfCode(openSecret(begun.secret, staff.email), cleanCode(code), now())
  const isMailed = isMailedCode(begun.next_id, mailedCode)
  if (step === null || !isMailed) {
    await finishTry(request, staff, null, null)
    return wrongCode(isMailed ? 'code' : 'mailedCode')
  }
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const data = await callDatabase('confirm_factor', 'A second factor could not be set up', {
    p_actor: staff.email,
    p_id: begun.next_id,
    p_step: step,
    p_recovery_hashes: codes.map(hashRecoveryCode),
    p_token_hash: hashOfLogin(request),
    p_now: now().toISOString(),
  })
  if ((data as { outcome: string }).outcome !== 'right') return wrongCode('code')
  deliverMailsSoon()
  return answerJson(200, { recoveryCodes: codes } satisfies FactorConfirmed)
}

/** Takes somebody's second factor away, so that they can set up another. Throws when the database fails. */
export async function answerReset(id: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('reset_factor', 'A second factor could not be reset', {
    p_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  const { outcome } = data as { outcome: string }
  if (outcome === 'unknown') return answerUnknown()
  if (outcome === 'not_owner')
    return answerProblem(403, 'forbidden', 'You are no longer an owner. Nothing was changed.')
  if (outcome === 'own')
    return answerProblem(
      409,
      outcome,
      'You can’t reset your own here. Set up another one under “Second factor”, with a recovery code.',
    )
  return answerJson(200, { outcome })
}

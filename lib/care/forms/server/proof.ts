import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { now } from '@/lib/platform/server/clock'

/** The work: a third of a second for a browser, a millisecond for us. */
const cost = 5000
const [fewest, most] = [300, 600]
const minutesToProve = 30

const secrets = () => ({
  hmacSignatureSecret: signingSecret('form-proof'),
  hmacKeySignatureSecret: signingSecret('form-proof-key'),
})

/** Work for the browser of a suspicious sender; doing it lets this submission through. */
export const challengeFor = (submission: string): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewest, most),
    data: { submission, until: now().getTime() + minutesToProve * 60_000 },
    deriveKey,
    ...secrets(),
  })

const text = z.string().max(400)
export const proofRequest = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: text,
      salt: text,
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: text,
      keySignature: text,
      data: z.strictObject({ submission: z.uuid(), until: z.number() }),
    }),
    signature: text,
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(100_000),
    derivedKey: text,
    time: z.number().optional(),
  }),
})
export type Proof = z.infer<typeof proofRequest>

/** Whether the work was done, for a challenge of ours and in time. That it counts once, the database sees to. */
export async function isProved({ challenge, solution }: Proof): Promise<boolean> {
  if (challenge.parameters.data.until < now().getTime()) return false
  const { verified } = await verifySolution({
    challenge,
    solution: solution as Solution,
    deriveKey,
    ...secrets(),
  })
  return verified
}

const minMs = 3000
const maxMs = 24 * 3_600_000

export type StampReason = 'no_timestamp' | 'forged_timestamp' | 'too_fast' | 'too_late'

/**
 * Says, signed, when somebody began to fill in a form (docs/contracts/reliability-security.md 3.2):
 * `<ms>.<signature>`.
 */
export function makeStamp(at: Date): string {
  const ms = String(at.getTime())
  return `${ms}.${signatureOf(ms)}`
}

/** Why this stamp makes a message suspicious; null when a person would have taken as long. */
export function stampReason(stamp: string | undefined, at: Date): StampReason | null {
  if (!stamp) return 'no_timestamp'
  const [ms = '', signature = ''] = stamp.split('.')
  if (!isSame(signature, signatureOf(ms))) return 'forged_timestamp'
  const age = at.getTime() - Number(ms)
  if (age < minMs) return 'too_fast'
  return age > maxMs ? 'too_late' : null
}

const signatureOf = (ms: string) =>
  createHmac('sha256', signingSecret('form-stamp')).update(ms).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [given, own] = [Buffer.from(one), Buffer.from(other)]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** What our scripts send: the values as typed, and the key under which they are stored once. */
export const formRequest = z.strictObject({
  key: z.string().regex(/^[\w.-]{8,100}$/, 'is not a key'),
  values: z.record(z.string(), z.unknown()),
  /** From `GET /api/forms/token`, when the first field was touched. */
  stamp: z.string().max(200).optional(),
})

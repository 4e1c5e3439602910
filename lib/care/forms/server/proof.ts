import 'server-only'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'
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

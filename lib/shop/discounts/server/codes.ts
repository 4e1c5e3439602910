import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, DatabaseError, retryOnRestart } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { effectWords } from '../shared/discount'
import { termsOf } from '../shared/rule'
import { newDiscountCode } from './code'
import { listDiscountRules } from './rules'

/**
 * The discount card's form (ERR-016): its success words show `{email}` and `{code}`. A code that the address had
 * before is told by the mail alone: who asks here may be anybody. Throws when no code could be stored.
 */
export async function keepDiscount({ values }: { values: Record<string, unknown> }) {
  const email = String(values.email)
  const code = await issueDiscountCode(email)
  return { outcome: 'received' as const, fills: { email, code: code ?? 'the same one as before' } }
}

/**
 * Mails the one code of this address (ERR-016): the same again and again, at most every ten minutes. Returns it where
 * it is new, else null. Throws when it could not be stored.
 */
async function issueDiscountCode(email: string): Promise<string | null> {
  const terms = await signupTerms()
  const code: string | null = await withFreeCode((code) =>
    retryOnRestart(() =>
      callDatabase('issue_discount_code', 'A discount code could not be stored', {
        p_email: email,
        p_code: code,
        p_now: now().toISOString(),
        ...(terms && { p_terms: terms }),
      }),
    ),
  )
  deliverMailsSoon()
  return code
}

/** What the form's codes promise now; without an answer the database has the page's own promise (ERR-015). */
async function signupTerms() {
  const rules = await listDiscountRules().catch(() => [])
  const rule = rules.find(({ issuedBy, effect }) => issuedBy === 'signup' && effect.kind !== 'travel')
  return rule && termsOf(rule)
}

/**
 * A code that one of the staff makes by a rule of theirs, for this address or for anybody, mailed to the address.
 * Throws `RulesUnknown`, or when it could not be stored.
 */
export async function makeDiscountCode(
  { rule: key, email, maxUses }: { rule: string; email: string | null; maxUses: number },
  actor: string,
) {
  const rule = (await listDiscountRules()).find((one) => one.key === key && one.issuedBy === 'desk')
  if (!rule) return { outcome: 'unknown_rule' as const }
  const code = await withFreeCode(async (code) => {
    await callDatabase('make_discount_code', 'A discount code could not be made', {
      p_code: code,
      p_email: email,
      p_terms: termsOf(rule),
      p_max_uses: maxUses,
      p_actor: actor,
      p_now: now().toISOString(),
    })
    return code
  })
  if (email) deliverMailsSoon()
  return { outcome: 'made' as const, code, email, effect: effectWords(rule.effect) }
}

const alreadyTaken = '23505'

/** What storing a new code answers, tried with others while somebody has it. Throws what the storing throws. */
export async function withFreeCode<Stored>(store: (code: string) => Promise<Stored>): Promise<Stored> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      return await store(newDiscountCode())
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === alreadyTaken)) throw error
    }
  }
  throw new Error('No free discount code was found')
}

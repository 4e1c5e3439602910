import 'server-only'
import { issueDiscountCode } from './issue'

/** The discount card's form (ERR-016): its success words show `{email}` and `{code}`. Throws when no code could be stored. */
export async function keepDiscount({ values }: { values: Record<string, unknown> }) {
  const email = String(values.email)
  const { code } = await issueDiscountCode(email)
  return { outcome: 'received' as const, fills: { email, code } }
}

import 'server-only'
import { findOrderByCode } from '@/lib/shop/orders/server/find-by-code'
import { cleanCode, cleanReference, codeProblem, referenceProblem } from '@/lib/shop/orders/server/order-key'
import { forgive, waitForAddress } from './address-limit'
import type { CallField } from './call'
import { firstProblem, type Refusal, refused, tooOften } from './outcome'

/** What proves that an order is one's own (ERR-010). */
export const orderKeyFields: CallField[] = [
  { name: 'ref', label: 'Order number', type: 'text' },
  { name: 'code', label: 'Access code', type: 'text' },
]

type Proved = { kind: 'proved'; orderId: string }

/**
 * The order these two open, or why not: a wrong number and a wrong code read the same. Guessing is slow, per order and network and
 * per order from everywhere. Throws when the database does not answer.
 */
export async function proveOrder(
  { ref = '', code = '' }: Record<string, string>,
  network: string,
): Promise<Proved | Refusal> {
  const problem = firstProblem({ ref: referenceProblem(ref), code: codeProblem(code) })
  if (problem) return problem
  const reference = cleanReference(ref)
  const wait =
    (await waitForAddress('order-code', reference, network)) ??
    (await waitForAddress('order-code-overall', reference))
  if (wait !== null) return tooOften(wait)
  const orderId = await findOrderByCode(reference, cleanCode(code))
  if (!orderId)
    return refused(
      400,
      'no_such_order',
      'We can’t find an order with this number and code. Please check both against your receipt, or call us.',
    )
  await Promise.all([forgive('order-code', reference, network), forgive('order-code-overall', reference)])
  return { kind: 'proved', orderId }
}

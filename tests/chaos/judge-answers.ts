import type { Answer, Evidence, Violation } from './evidence.ts'

/** Who was told a failure although the money moved, and who was left with something else than the truth. */
export function judgeAnswers({ paypal, shop, buyers }: Evidence): Violation[] {
  const found: Violation[] = []
  for (const { orderId, answers, acts, stays } of buyers) {
    const capture = paypal.captures.find((one) => one.orderId === orderId && one.status === 'COMPLETED')
    const wrong =
      capture && answers.find((answer) => isFailure(answer) && !pressedAfter(answer, acts, capture.at))
    if (wrong)
      found.push({ orderId, sentence: `the buyer was told ${quoted(wrong)}, and PayPal has the money` })
    for (const answer of answers)
      if (answer.status !== null && answer.status >= 400 && answer.status !== 503)
        found.push({ orderId, sentence: `the buyer was answered ${answer.status}: ${quoted(answer)}` })
    if (!stays) continue
    const last = answers.filter(({ asked }) => asked === 'look').at(-1)
    const order = shop.orders.find(({ id }) => id === orderId)
    if (order && last?.body.status !== order.status)
      found.push({
        orderId,
        sentence: `the buyer who stayed was last told ${last ? quoted(last) : 'nothing'}, the order is ${order.status}`,
      })
  }
  return found
}

/**
 * A failure holds until the buyer acts again; money taken without that contradicts it, before it was told or after.
 */
function pressedAfter({ at }: Answer, acts: number[], capturedAt: number): boolean {
  return acts.some((act) => act > at && act <= capturedAt)
}

function isFailure({ status, body }: Answer): boolean {
  if (status === null) return false
  return (
    ['cancelled', 'expired'].includes(body.status ?? '') ||
    body.reason !== undefined ||
    /nothing was charged/i.test(body.message ?? '')
  )
}

const quoted = ({ body }: Answer) => `'${body.message ?? body.status ?? body.error ?? 'nothing readable'}'`

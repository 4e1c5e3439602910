import 'server-only'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { RulesUnknown } from '@/lib/shop/discounts/server/rules'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { PayPalMisconfigured, PayPalRefusal, PayPalUnclear } from '@/lib/shop/payments/server/ask-paypal'
import type { StartOrderRequest } from './requests'
import { OutcomeUnknown } from './start'
import { AreasUnknown } from './visit'

/** 503 when starting to pay failed: that nothing was charged is only said where it is known. */
export const answerNotStarted = (
  error: unknown,
  { expectedTotalCents }: Pick<StartOrderRequest, 'expectedTotalCents'>,
): Response => answerProblem(503, ...wordsFor(error, expectedTotalCents === 0))

function wordsFor(error: unknown, isPaidHere: boolean): [error: string, message: string] {
  if (error instanceof AreasUnknown) return areasUnknown
  if (error instanceof RulesUnknown) return rulesUnknown
  // To place it is to pay it: this try or an earlier one may have done so before its answer was lost.
  if (isPaidHere) return ['not_known', placingSentence]
  if (error instanceof OutcomeUnknown)
    return [
      'not_known',
      'We can’t tell yet whether your earlier payment went through. Please don’t pay again now.',
    ]
  const isPayPal =
    error instanceof PayPalUnclear || error instanceof PayPalRefusal || error instanceof PayPalMisconfigured
  return isPayPal
    ? ['payment_unavailable', 'PayPal isn’t responding. You weren’t charged this time.']
    : ['not_saved', 'We couldn’t save the order. You weren’t charged this time.']
}

/** Why nobody can say where we come to, for a shopper: nothing was begun. */
export const areasUnknown: [error: string, message: string] = [
  'areas_unavailable',
  'We couldn’t look up your ZIP code just now. Nothing was charged. Please try again, or call us.',
]

/** The same of codes. */
export const rulesUnknown: [error: string, message: string] = [
  'codes_unavailable',
  'We couldn’t check your code just now. Nothing was charged. Please try again, or call us.',
]

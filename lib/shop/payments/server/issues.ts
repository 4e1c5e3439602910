/**
 * What an issue code of a refused capture means for us (contract A2). Unlisted codes are our own mistakes or new ones:
 * 'broken', which a person must look at.
 */
export type CaptureRefusal =
  | 'declined'
  | 'final'
  | 'used-up'
  | 'not-approved'
  | 'look-again'
  | 'gone'
  | 'broken'

const meanings: Record<string, CaptureRefusal> = {
  INSTRUMENT_DECLINED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  CARD_EXPIRED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'final',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'final',
  COMPLIANCE_VIOLATION: 'final',
  PAYEE_BLOCKED_TRANSACTION: 'final',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'used-up',
  ORDER_NOT_APPROVED: 'not-approved',
  PAYER_ACTION_REQUIRED: 'not-approved',
  ORDER_ALREADY_CAPTURED: 'look-again',
  ORDER_COMPLETION_IN_PROGRESS: 'look-again',
  DUPLICATE_INVOICE_ID: 'look-again',
  RESOURCE_NOT_FOUND: 'gone',
  INVALID_RESOURCE_ID: 'gone',
}

/** The meaning of a refused capture by its issue code. */
export const meaningOf = (issue: string): CaptureRefusal => meanings[issue] ?? 'broken'

/** What PayPal refuses and how it says so: the status, and the sentence of its API description. */
export const issues = {
  MALFORMED_REQUEST_JSON: [400, 'The request JSON is not well formed.'],
  MISSING_REQUIRED_PARAMETER: [400, 'A required parameter is missing.'],
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field does not conform to the expected format.'],
  INVALID_PARAMETER_VALUE: [400, 'A parameter value is not valid.'],
  INVALID_STRING_LENGTH: [400, 'The value of a field is either too short or too long'],
  INVALID_ARRAY_MAX_ITEMS: [400, 'The number of items in an array parameter is too large.'],
  INVALID_ARRAY_MIN_ITEMS: [400, 'The number of items in an array parameter is too small.'],
  INVALID_PATCH_OPERATION: [
    400,
    "The operation cannot be honored. Cannot add a property that's already present, use replace. Cannot remove a property thats not present, use add. Cannot replace a property thats not present, use add.",
  ],
  FIELD_NOT_PATCHABLE: [400, 'Field cannot be patched.'],
  PERMISSION_DENIED: [403, 'You do not have permission to access or perform operations on this resource.'],
  INVALID_RESOURCE_ID: [
    404,
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    409,
    'A previous request on this resource is currently in progress. Please wait for sometime and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.',
  ],
  INVALID_CURRENCY_CODE: [
    422,
    'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.',
  ],
  MULTI_CURRENCY_ORDER: [
    422,
    'Multiple differing values of currency_code are not supported. Entire Order request must have the same currency_code.',
  ],
  DECIMAL_PRECISION: [
    422,
    'If the currency supports decimals, only two decimal place precision is supported.',
  ],
  CANNOT_BE_NEGATIVE: [
    422,
    'Must be greater than or equal to 0. If the currency supports decimals, only two decimal place precision is supported.',
  ],
  CANNOT_BE_ZERO_OR_NEGATIVE: [
    422,
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  ],
  MAX_VALUE_EXCEEDED: [422, 'Should be less than or equal to 999999999999999.99.'],
  AMOUNT_MISMATCH: [
    422,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  ITEM_TOTAL_REQUIRED: [
    422,
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  ],
  ITEM_TOTAL_MISMATCH: [
    422,
    'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ],
  TAX_TOTAL_MISMATCH: [
    422,
    'Should equal sum of (tax * quantity) across all items for a given purchase_unit.',
  ],
  DUPLICATE_REFERENCE_ID: [422, '`reference_id` must be unique if multiple `purchase_unit` are provided.'],
  DUPLICATE_INVOICE_ID: [
    422,
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  ],
  ORDER_ALREADY_COMPLETED: [422, 'The order cannot be patched after it is completed.'],
  NOT_PATCHABLE: [422, 'Cannot be patched.'],
  ACTION_DOES_NOT_MATCH_INTENT: [
    422,
    "Order was created with an intent to 'CAPTURE'. Please use v2/checkout/orders/order_id/capture to complete the transaction or alternately Create an order with an intent of 'AUTHORIZE'.",
  ],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  ],
  ORDER_ALREADY_CAPTURED: [
    422,
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  ORDER_COMPLETION_IN_PROGRESS: [
    422,
    'The order was created with processing_instruction of ORDER_COMPLETE_ON_PAYMENT_APPROVAL. The customer has approved the payment and PayPal is still in the process of capturing the order on your behalf as instructed. Please try your request again.',
  ],
  PAYER_ACTION_REQUIRED: [
    422,
    'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  ],
  PAYEE_ACCOUNT_RESTRICTED: [422, 'The merchant account is restricted.'],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: [
    422,
    'Transaction failed. Redirect the payer to select another funding source.',
  ],
  TRANSACTION_REFUSED: [422, 'The request was refused.'],
  PAYER_CANNOT_PAY: [
    422,
    'Payer cannot pay for this transaction. Please contact the payer to find other ways to pay for this transaction.',
  ],
  CARD_EXPIRED: [422, 'The card is expired'],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [422, 'You have exceeded the maximum number of payment attempts.'],
  COMPLIANCE_VIOLATION: [422, 'Transaction is declined due to compliance violation.'],
  PAYEE_BLOCKED_TRANSACTION: [
    422,
    'The Fraud settings for this seller are such that this payment cannot be executed.',
  ],
  CAPTURE_FULLY_REFUNDED: [422, 'The capture has already been fully refunded'],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [422, 'Refund must be in the same currency as the capture'],
  REFUND_NOT_ALLOWED: [422, 'Capture cannot be refunded.'],
  REFUND_AMOUNT_EXCEEDED: [
    422,
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [
    422,
    'Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.',
  ],
  PENDING_CAPTURE: [
    422,
    'Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.',
  ],
} as const satisfies Record<string, readonly [status: number, description: string]>

export type Issue = keyof typeof issues

export const isIssue = (name: string): name is Issue => Object.hasOwn(issues, name)

/** Declines of a payment: asked again with the same request id, PayPal answers the same. */
export const declines: ReadonlySet<string> = new Set<Issue>([
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'CARD_EXPIRED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
  'PAYEE_BLOCKED_TRANSACTION',
])

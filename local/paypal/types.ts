export type Money = { currency_code: string; value: string }

/** What the caller sent for a purchase unit, as it was checked; unknown fields stay. */
export type PurchaseUnit = {
  reference_id: string
  amount: Money & { breakdown?: Record<string, Money> }
  description?: string
  custom_id?: string
  invoice_id?: string
  [field: string]: unknown
}

export type Payer = {
  /** Without it the payer has an account whose email address is not told. */
  email?: string
  payerId: string
}

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

export type StoredOrder = {
  id: string
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED'
  intent: 'CAPTURE' | 'AUTHORIZE'
  units: PurchaseUnit[]
  /** The request named PayPal as the way to pay. */
  hasPaymentSource: boolean
  returnUrl?: string
  cancelUrl?: string
  payer?: Payer
  /** With a declined card every capture is declined until the payer approves with another. */
  instrument?: 'good' | 'declined'
  approvals: number
  nextCapture?: { status: 'PENDING' | 'DECLINED'; reason?: string }
  isExpired?: boolean
  createdAt: string
  approvedAt?: string
  updatedAt: string
}

export type StoredCapture = {
  id: string
  orderId: string
  status: CaptureStatus
  reason?: string
  amount: Money
  customId?: string
  invoiceId?: string
  createdAt: string
  updatedAt: string
}

export type StoredRefund = {
  id: string
  captureId: string
  amount: Money
  note?: string
  customId?: string
  invoiceId?: string
  /** Taken back by PayPal (a dispute), not given back by the clinic. */
  isReversal?: boolean
  createdAt: string
}

/** What a request id led to: a thing that is shown as it is now, or a decline that stays one. */
export type StoredAnswer = {
  key: string
  at: string
  resource?: { kind: 'order' | 'capture' | 'refund'; id: string }
  issue?: string
}

export type WebhookEvent = {
  id: string
  event_version: '1.0'
  create_time: string
  resource_type: string
  resource_version: '2.0'
  event_type: string
  summary: string
  resource: Record<string, unknown>
  links: Link[]
}

/** `recorded`: never to be sent by itself; `failed`: refused 25 times. */
export type DeliveryState = 'pending' | 'delivered' | 'recorded' | 'failed'

export type StoredEvent = { event: WebhookEvent; state: DeliveryState; attempts: number }

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' }

/** One change of the ledger; a line of the journal holds those that happen together. */
export type Entry =
  | { kind: 'order'; value: StoredOrder }
  | { kind: 'capture'; value: StoredCapture }
  | { kind: 'refund'; value: StoredRefund }
  | { kind: 'answer'; value: StoredAnswer }
  | { kind: 'event'; value: StoredEvent }
  | { kind: 'delivery'; value: { id: string; state: DeliveryState; attempts: number } }

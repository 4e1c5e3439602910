import type { Paypal } from './context.ts'
import { type Detail, PaypalError } from './errors.ts'
import { newAccountId, newId } from './ids.ts'
import type { Issue } from './issues.ts'
import type { State } from './ledger.ts'
import { isKnownCurrency, isPrecise, toCents } from './money.ts'
import { type OrderRequest, type PatchOperation, parseAmount } from './order-request.ts'
import type { Entry, Money, StoredOrder } from './types.ts'
import { approvalReversedEvent, approvedEvent } from './webhook-events.ts'

type Add = (...entries: Entry[]) => void

const hour = 3_600_000
/** PayPal's default: three hours to approve, then three hours to capture. */
const window = 3 * hour
/** Anybody who has the address of an order may approve it: this bounds what they can fill the disk with. */
const maxApprovals = 50

/** The order, unless it is unknown or its time is over: then 404, as PayPal says it. */
export function findOrder(state: Readonly<State>, id: string, now: Date): StoredOrder {
  const order = state.orders.get(id)
  if (!order || isOver(order, now)) throw new PaypalError('INVALID_RESOURCE_ID')
  return order
}

/** Whether the order can neither be approved nor captured any more. */
export function isOver(order: StoredOrder, now: Date): boolean {
  if (order.isExpired) return true
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') return false
  return now.getTime() - Date.parse(order.approvedAt ?? order.createdAt) > window
}

/** A new order. Throws 422 for amounts that don't fit and for an invoice id that was used. */
export function createOrder(
  { now }: Paypal,
  { state }: Paypal['ledger'],
  request: OrderRequest,
  add: Add,
): StoredOrder {
  checkAmounts(request.purchase_units)
  refuseUsedInvoices(state, request)
  const at = now().toISOString()
  const context = request.payment_source?.paypal?.experience_context ?? request.application_context
  const order: StoredOrder = {
    id: newId(),
    status: request.payment_source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    intent: request.intent,
    units: request.purchase_units.map((unit) => ({
      ...unit,
      reference_id: unit.reference_id ?? 'default',
    })) as StoredOrder['units'],
    hasPaymentSource: Boolean(request.payment_source?.paypal),
    returnUrl: context?.return_url,
    cancelUrl: context?.cancel_url,
    approvals: 0,
    createdAt: at,
    updatedAt: at,
  }
  add({ kind: 'order', value: order })
  return order
}

/** The payer agrees to pay. Throws 404, or 422 for an order that is settled. */
export function approveOrder(
  paypal: Paypal,
  id: string,
  { email, instrument }: { email?: string; instrument: 'good' | 'declined' },
  add: Add,
): StoredOrder {
  const order = findOrder(paypal.ledger.state, id, paypal.now())
  if (order.status === 'COMPLETED') throw new PaypalError('ORDER_ALREADY_CAPTURED')
  if (order.status === 'VOIDED') throw new PaypalError('INVALID_RESOURCE_ID')
  if (order.approvals >= maxApprovals) throw new PaypalError('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED')
  const at = paypal.now().toISOString()
  const approved: StoredOrder = {
    ...order,
    status: 'APPROVED',
    payer: { email, payerId: order.payer?.payerId ?? newAccountId() },
    instrument,
    approvals: order.approvals + 1,
    approvedAt: at,
    updatedAt: at,
  }
  add({ kind: 'order', value: approved }, paypal.webhooks.entry(approvedEvent(paypal, approved)))
  return approved
}

/** Marks approved orders whose three hours are over and announces it. */
export function expireApprovals(paypal: Paypal, add: Add): void {
  for (const order of paypal.ledger.state.orders.values()) {
    if (order.status !== 'APPROVED' || order.isExpired || !isOver(order, paypal.now())) continue
    expireOrder(paypal, order, add)
  }
}

/** Ends an order before its time. An approval is announced as taken back. */
export function expireOrder(paypal: Paypal, order: StoredOrder, add: Add): StoredOrder {
  const expired = { ...order, isExpired: true, updatedAt: paypal.now().toISOString() }
  add({ kind: 'order', value: expired })
  if (order.status === 'APPROVED') add(paypal.webhooks.entry(approvalReversedEvent(paypal, order)))
  return expired
}

const patchable =
  /^\/purchase_units\/@reference_id=='([^']{1,256})'\/(amount|description|custom_id|invoice_id)$/

/** Replaces parts of an order that is not settled. Throws 400 or 422 as PayPal does. */
export function patchOrder(paypal: Paypal, id: string, operations: PatchOperation[], add: Add): void {
  const order = findOrder(paypal.ledger.state, id, paypal.now())
  if (order.status === 'COMPLETED') throw new PaypalError('ORDER_ALREADY_COMPLETED')
  const units = structuredClone(order.units)
  for (const { op, path = '', value } of operations) {
    const [, reference, field = ''] = patchable.exec(path) ?? []
    const unit = units.find(({ reference_id }) => reference_id === reference)
    if (!unit) throw new PaypalError([{ issue: 'FIELD_NOT_PATCHABLE', field: path, location: 'body' }])
    const isThere = unit[field] !== undefined
    if (!['add', 'replace', 'remove'].includes(op) || (op === 'replace' && !isThere))
      throw new PaypalError('INVALID_PATCH_OPERATION')
    if (op === 'remove') {
      if (field === 'amount') throw new PaypalError('INVALID_PATCH_OPERATION')
      delete unit[field]
    } else if (field === 'amount') unit.amount = parseAmount(value) as typeof unit.amount
    else if (typeof value === 'string' && value.length >= 1 && value.length <= 127) unit[field] = value
    else throw new PaypalError([{ issue: 'INVALID_PARAMETER_SYNTAX', field: path, location: 'body' }])
  }
  checkAmounts(units)
  add({ kind: 'order', value: { ...order, units, updatedAt: paypal.now().toISOString() } })
}

function refuseUsedInvoices(state: Readonly<State>, { purchase_units }: OrderRequest): void {
  const used = new Set([...state.captures.values()].map(({ invoiceId }) => invoiceId))
  for (const { invoice_id } of purchase_units)
    if (invoice_id && used.has(invoice_id)) throw new PaypalError('DUPLICATE_INVOICE_ID')
}

type Unit = OrderRequest['purchase_units'][number]
type Item = NonNullable<Unit['items']>[number]

const most = 99_999_999_999_999_999n
const added = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const
const taken = ['shipping_discount', 'discount'] as const

/** Throws 422 for amounts that PayPal would refuse: wrong sums, too many decimals, mixed currencies. */
function checkAmounts(units: Pick<Unit, 'amount' | 'items' | 'reference_id'>[]): void {
  const details: Detail[] = []
  const report = (issue: Issue, field: string, value?: string) =>
    details.push({ issue, field, ...(value !== undefined && { value }), location: 'body' })
  const currency = units[0]?.amount.currency_code
  for (const [index, unit] of units.entries()) {
    const at = `/purchase_units/@reference_id=='${unit.reference_id ?? 'default'}'`
    for (const [path, money] of moneys(unit)) {
      checkMoney(money, `${at}${path}`, path === '/amount', report)
      if (money.currency_code !== currency) report('MULTI_CURRENCY_ORDER', `/purchase_units/${index}${path}`)
    }
  }
  if (details.length === 0) for (const unit of units) checkSums(unit, report)
  const names = units.map(({ reference_id }) => reference_id ?? 'default')
  if (new Set(names).size < names.length) report('DUPLICATE_REFERENCE_ID', '/purchase_units')
  if (details.length > 0) throw new PaypalError(details)
}

type Report = (issue: Issue, field: string, value?: string) => unknown

function checkMoney(money: Money, path: string, mustBePositive: boolean, report: Report): unknown {
  const field = `${path}/value`
  if (!isKnownCurrency(money.currency_code))
    return report('INVALID_CURRENCY_CODE', `${path}/currency_code`, money.currency_code)
  if (!isPrecise(money)) return report('DECIMAL_PRECISION', field, money.value)
  const cents = toCents(money)
  if (mustBePositive && cents <= 0n) return report('CANNOT_BE_ZERO_OR_NEGATIVE', field, money.value)
  if (cents < 0n) return report('CANNOT_BE_NEGATIVE', field, money.value)
  return cents > most && report('MAX_VALUE_EXCEEDED', field, money.value)
}

function checkSums({ amount, items = [] }: Pick<Unit, 'amount' | 'items'>, report: Report): void {
  const { breakdown = {} } = amount
  const at = '/purchase_units/amount'
  if (items.length > 0 && !breakdown.item_total) {
    report('ITEM_TOTAL_REQUIRED', `${at}/breakdown/item_total`)
    return
  }
  if (items.length > 0 && sumOf(items, 'unit_amount') !== centsOf(breakdown.item_total))
    report('ITEM_TOTAL_MISMATCH', `${at}/breakdown/item_total/value`, breakdown.item_total?.value)
  if (items.some(({ tax }) => tax) && sumOf(items, 'tax') !== centsOf(breakdown.tax_total))
    report('TAX_TOTAL_MISMATCH', `${at}/breakdown/tax_total/value`, breakdown.tax_total?.value)
  if (!amount.breakdown) return
  const sum = (names: readonly (typeof added | typeof taken)[number][]) =>
    names.reduce((cents, name) => cents + centsOf(breakdown[name]), 0n)
  if (sum(added) - sum(taken) !== toCents(amount)) report('AMOUNT_MISMATCH', `${at}/value`, amount.value)
}

const centsOf = (money: Money | undefined) => (money ? toCents(money) : 0n)

const sumOf = (items: Item[], part: 'unit_amount' | 'tax') =>
  items.reduce((cents, item) => cents + centsOf(item[part]) * BigInt(item.quantity), 0n)

function moneys({ amount, items = [] }: Pick<Unit, 'amount' | 'items'>): [path: string, money: Money][] {
  const { breakdown = {} } = amount
  return [
    ['/amount', amount],
    ...[...added, ...taken].flatMap((name): [string, Money][] => {
      const money = breakdown[name]
      return money ? [[`/amount/breakdown/${name}`, money]] : []
    }),
    ...items.flatMap(({ unit_amount, tax }, index): [string, Money][] => [
      [`/items/${index}/unit_amount`, unit_amount],
      ...(tax ? ([[`/items/${index}/tax`, tax]] as [string, Money][]) : []),
    ]),
  ]
}

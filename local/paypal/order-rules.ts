import { type Detail, PaypalError } from './errors.ts'
import type { Issue } from './issues.ts'
import { isKnownCurrency, isPrecise, toCents } from './money.ts'
import type { OrderRequest } from './order-request.ts'
import type { Money } from './types.ts'

type Unit = OrderRequest['purchase_units'][number]
type Item = NonNullable<Unit['items']>[number]

const most = 99_999_999_999_999_999n
const added = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const
const taken = ['shipping_discount', 'discount'] as const

/** Throws 422 for amounts that PayPal would refuse: wrong sums, too many decimals, mixed currencies. */
export function checkAmounts(units: Pick<Unit, 'amount' | 'items' | 'reference_id'>[]): void {
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

import type { Money } from './types.ts'

/** Currencies of the demo and their decimals. */
const decimals: Record<string, number> = { USD: 2, EUR: 2, GBP: 2, CAD: 2, AUD: 2, MXN: 2, JPY: 0 }

export const isKnownCurrency = (code: string) => Object.hasOwn(decimals, code)

/** Whether the value has no more decimals than its currency: "1.005" USD has. */
export function isPrecise({ currency_code, value }: Money): boolean {
  return (value.split('.')[1] ?? '').length <= (decimals[currency_code] ?? 2)
}

/** Whole cents (or yen) of a value that has been found precise. A bigint, because PayPal takes 15 digits. */
export function toCents({ currency_code, value }: Money): bigint {
  const places = decimals[currency_code] ?? 2
  const isNegative = value.startsWith('-')
  const [whole = '', part = ''] = value.replace('-', '').split('.')
  const cents = BigInt(`${whole || '0'}${part.padEnd(places, '0')}`)
  return isNegative ? -cents : cents
}

/** The amount with PayPal's text form of its value, such as "12.30". */
export function fromCents(cents: bigint, currency_code: string): Money {
  const places = decimals[currency_code] ?? 2
  const digits = String(cents < 0n ? -cents : cents).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = cents < 0n ? '-' : ''
  return {
    currency_code,
    value: `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`,
  }
}

import { isSampleProvider, serviceCode } from '../../lib/care/estimates/shared.ts'

/** `true`, or a sentence: a code is written as CPT and HCPCS write theirs. */
export const serviceCodeProblem = (code: string | undefined): true | string =>
  !code || serviceCode.test(code) || 'Write it like 96360, J3420 or 96360-59, in capitals.'

/** `true`, or a sentence: each code stands once. */
export function sameCodeProblem(entries: unknown): true | string {
  const codes = ((entries as { code?: string }[] | undefined) ?? []).flatMap(({ code }) => code ?? [])
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return twice === undefined || `${twice} is there twice. Keep one of them.`
}

/**
 * `true`, or a sentence: an NPI has ten digits, the last of which checks the others (Luhn, after the prefix 80840).
 */
export function npiProblem(npi: string | undefined): true | string {
  if (!npi) return true
  if (!/^[12]\d{9}$/.test(npi)) return 'An NPI has ten digits and begins with 1 or 2.'
  const sum = [...`80840${npi}`].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 ? true : 'One of the digits is wrong: the check digit doesn’t match.'
}

/** `true`, or a sentence: a TIN is written like 12-3456789. */
export const tinProblem = (tin: string | undefined): true | string =>
  !tin || /^\d{2}-\d{7}$/.test(tin) ? true : 'Write it like 12-3456789.'

/** `true`, or a warning. */
export const sampleProblem = (value: string | undefined): true | string =>
  isSampleProvider({ npi: value, tin: value }) ? 'This is a sample. Enter your own.' : true

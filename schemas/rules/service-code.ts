import { serviceCode } from '../../lib/care/estimates/shared.ts'

/** `true`, or a sentence: a code is written as CPT and HCPCS write theirs. */
export const serviceCodeProblem = (code: string | undefined): true | string =>
  !code || serviceCode.test(code) || 'Write it like 96360, J3420 or 96360-59, in capitals.'

/** `true`, or a sentence: each code stands once. */
export function sameCodeProblem(entries: unknown): true | string {
  const codes = ((entries as { code?: string }[] | undefined) ?? []).flatMap(({ code }) => code ?? [])
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return twice === undefined || `${twice} is there twice. Keep one of them.`
}

import { z } from 'zod'
import {
  type EstimateDraft,
  isSampleProvider,
  lineOffTheList,
  type PricedLine,
  type Provider,
  type ServiceCode,
} from '../shared.ts'

type Written = { draft: EstimateDraft; lines: PricedLine[]; providers: Provider[]; codes: ServiceCode[] }

/**
 * What the law wants on an estimate and is not there yet (45 CFR 149.610(c)(1), docs/contracts/law.md C1), one
 * sentence each; empty when it may be sent. `today` is the clinic's date. A live site does not send the first
 * edition's sample numbers.
 */
export function whatIsMissing(
  { draft, lines, providers, codes }: Written,
  today: string,
  isLive: boolean,
): string[] {
  const missing: string[] = []
  const want = (isThere: unknown, sentence: string) => {
    if (!isThere) missing.push(sentence)
  }
  want(draft.patientName, 'The patient’s name.')
  want(draft.dateOfBirth && draft.dateOfBirth < today, 'The patient’s date of birth.')
  want(z.email().safeParse(draft.email).success, 'An email address the link can go to.')
  want(draft.primaryService, 'The main service, in plain words.')
  want(
    draft.serviceDate === null || draft.serviceDate >= today,
    'A service date that is not over, or none when it is not scheduled.',
  )
  want(lines.length > 0, 'At least one line.')
  for (const [index, line] of lines.entries()) {
    const name = `Line ${index + 1}`
    if (line.isGone) missing.push(`${name}: “${line.description}” is no longer offered. Remove the line.`)
    else want(line.description, `${name}: what it is.`)
    want(line.isGone || line.unitCents !== null, `${name}: its price.`)
    want(line.code, `${name}: its service code (CPT or HCPCS).`)
    want(lineOffTheList([line], codes) < 0, `${name}: ${offTheList(line.code)}`)
    want(
      providers.some(({ key }) => key === line.provider),
      `${name}: who bills for it.`,
    )
  }
  for (const provider of providers.filter(({ key }) => lines.some((line) => line.provider === key)))
    missing.push(...missingOf(provider, isLive))
  if (providers.length === 0) missing.push('The practice’s legal data: publish “Practice” in the Studio.')
  return missing
}

/** Why a code can't be used, as a sentence. */
export const offTheList = (code: string): string =>
  `${code} is not on the clinic’s list of service codes. Choose one of the list, or have it added under “Practice” in the Studio.`

function missingOf(provider: Provider, isLive: boolean): string[] {
  const { name, npi, tin, officeAddress, state } = provider
  const whose = name || 'The practice'
  return [
    ...(name && npi && tin && officeAddress && state
      ? []
      : [`${whose}: name, NPI, TIN, office address and state, under “Practice” in the Studio.`]),
    ...(isLive && isSampleProvider(provider) ? [`${whose}: NPI and TIN are still the samples.`] : []),
  ]
}

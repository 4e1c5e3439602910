import { clinicLongDate } from '../../../platform/clinic-time/shared/clinic-time.ts'
import { formatMoment } from '../../../platform/shared/locale.ts'
import { formatExactCents, sumCents } from '../../../platform/shared/money.ts'
import type { Snapshot } from './snapshot.ts'
import { wordingOf } from './wording.ts'

/** Where the version stands: number 0 is a draft nobody has sent. */
export type Issue = { number: number; sentAt: Date | null; replaces: { number: number; sentAt: Date } | null }

type Fact = [label: string, value: string]
export type Row = { what: string; code: string; quantity: string; each: string; charge: string }
export type Part =
  | { kind: 'facts'; heading: string; facts: Fact[] }
  | { kind: 'charges'; heading: string; facts: Fact[]; rows: Row[]; sum: Fact }
  | { kind: 'total'; label: string; value: string }
  | { kind: 'list'; heading: string; before: string; items: string[]; whenEmpty: string }
  | { kind: 'text'; heading: string; paragraphs: readonly string[] }

export type EstimateDocument = {
  title: string
  clinic: Snapshot['clinic']
  issued: string
  /** About the version this one replaces. */
  notice: string | null
  intro: string
  parts: Part[]
}

/**
 * The estimate as everybody reads it: the page and the PDF draw this and nothing else, so that neither can lack what
 * the other has (docs/contracts/law.md C1, items 1 to 10).
 */
export function documentOf(snapshot: Snapshot, { number, sentAt, replaces }: Issue): EstimateDocument {
  const words = wordingOf(snapshot.wording)
  const { patient, clinic, diagnosisCodes, separate } = snapshot
  return {
    title: words.title,
    clinic,
    issued: sentAt ? `Version ${number}, issued on ${clinicLongDate(sentAt)}` : 'Draft, not issued',
    notice: replaces
      ? `This is version ${number}. It replaces version ${replaces.number} of ${clinicLongDate(replaces.sentAt)}, which no longer applies.`
      : null,
    intro: words.intro,
    parts: [
      {
        kind: 'facts',
        heading: 'Patient and visit',
        facts: [
          ['Patient', patient.name],
          ['Date of birth', wordsOfDay(patient.dateOfBirth)],
          ['Main item or service', snapshot.primaryService],
          ['Date of service', snapshot.serviceDate ? wordsOfDay(snapshot.serviceDate) : 'Not scheduled yet'],
          [
            'Diagnosis codes (ICD-10)',
            diagnosisCodes.length > 0 ? diagnosisCodes.join(', ') : 'None: no diagnosis has been made',
          ],
        ],
      },
      ...chargesOf(snapshot),
      {
        kind: 'total',
        label: 'Total of expected charges',
        value: formatExactCents(snapshot.totalCents),
      },
      {
        kind: 'list',
        heading: 'Items and services that are scheduled separately',
        before: words.separateBefore,
        items: separate.map(({ name, howToGet }) => (howToGet ? `${name}: ${howToGet}` : name)),
        whenEmpty: words.noSeparate,
      },
      ...words.disclaimers.map(([heading, text]) => ({ kind: 'text' as const, heading, paragraphs: [text] })),
      { kind: 'text', heading: words.disputeTitle, paragraphs: words.dispute },
      {
        kind: 'text',
        heading: 'Questions about this estimate',
        paragraphs: [`Call ${clinic.name} at ${clinic.phone}.`],
      },
    ],
  }
}

/** The itemised list, grouped by who bills. */
function chargesOf({ providers, lines }: Snapshot): Part[] {
  return providers.flatMap(({ key, name, role, npi, tin, officeAddress, state }) => {
    const own = lines.filter(({ provider }) => provider === key)
    if (own.length === 0) return []
    const facts: Fact[] = [
      ...(role ? [['Part in your care', role] as Fact] : []),
      ['National Provider Identifier (NPI)', npi],
      ['Taxpayer Identification Number (TIN)', tin],
      ['Office', officeAddress],
      ['State where care is given', state],
    ]
    const rows = own.map(({ description, code, quantity, unitCents, totalCents }) => ({
      what: description,
      code,
      quantity: String(quantity),
      each: formatExactCents(unitCents),
      charge: formatExactCents(totalCents),
    }))
    const sum = sumCents(own.map(({ totalCents }) => totalCents))
    return [
      {
        kind: 'charges' as const,
        heading: `Expected charges: ${name}`,
        facts,
        rows,
        sum: ['Expected charges of this provider', formatExactCents(sum)] as Fact,
      },
    ]
  })
}

/** `2026-12-01` as December 1, 2026; what is no date stays as it is. */
const wordsOfDay = (day: string) =>
  Number.isNaN(Date.parse(day)) ? day : formatMoment(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })

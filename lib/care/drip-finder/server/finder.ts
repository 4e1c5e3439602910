import { findZip, type ZipArea } from '@/lib/care/areas/shared'
import type { IvService } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { lowestPrice } from '@/lib/content/server/prices'
import { choice, type Field, line } from '@/lib/platform/forms/shared/field'
import { type Problems, problemsOf, schemaOf } from '@/lib/platform/forms/shared/schema'
import { formatNumber } from '@/lib/platform/shared/locale'
import { centsFromDollars, dollarsFromCents, formatCents } from '@/lib/platform/shared/money'

type Finder = BlockOf<'dripFinder'>
type Purpose = NonNullable<Finder['purposes']>[number]
export type Area = ZipArea & { _id: string; neighborhoods?: readonly string[] | null }

export type Place = { kind: 'unasked' } | { kind: 'area'; area: Area } | { kind: 'outside'; zip: string }
export type Wish = {
  purpose: Purpose
  /** The most that is wanted; null where nothing was said. */
  minutes: number | null
  cents: number | null
  place: Place
}

export const any = 'any'
export const finderForm = 'help-me-choose'
export const finderWords = {
  noHurry: 'No hurry',
  noLimit: 'No limit',
  placeHelp: 'A ZIP code or a city: home, hotel or office. Leave it blank if you don’t know yet.',
  button: 'Show my drips',
}

/** The four questions as the fields of a form; what an editor left empty is not offered. */
export function questionsOf(finder: Finder) {
  const { purposeQuestion, timeQuestion, budgetQuestion, placeQuestion } = finder
  const purposes = (finder.purposes ?? []).flatMap(({ _key, label }) =>
    label ? [[_key, label] as const] : [],
  )
  const minutes = rising(finder.minutes).map((most) => [String(most), `Up to ${duration(most)}`] as const)
  const budgets = rising(finder.budgets).map(
    (most) => [String(most), `Up to ${formatCents(centsFromDollars(most))}`] as const,
  )
  return {
    purpose: asked('purpose', purposeQuestion || 'What is it for?', purposes, true),
    minutes: asked('minutes', timeQuestion || 'How much time do you have?', [
      ...minutes,
      [any, finderWords.noHurry],
    ]),
    budget: asked('budget', budgetQuestion || 'What would you like to spend?', [
      ...budgets,
      [any, finderWords.noLimit],
    ]),
    place: placeField(placeQuestion || 'Where should we come?'),
  } satisfies Record<string, Field>
}

const rising = (most: number[] | null | undefined) => [...new Set(most ?? [])].sort((a, b) => a - b)

function asked(name: string, label: string, options: Field['options'] & object, isRequired = false): Field {
  const missing = `${label} Please choose one of the answers.`
  return choice(name, label, options, { isRequired, missing, wrong: missing })
}

const mostLetters = 60

function placeField(label: string): Field {
  const wrong = `${label} Please enter a five-digit ZIP code, such as 85251, or a city we serve.`
  return line('place', label, { most: mostLetters, wrong, tooLong: wrong, unreadable: wrong })
}

function duration(minutes: number): string {
  if (minutes % 60 !== 0) return `${formatNumber(minutes)} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

/** What somebody chose, or for each question that has no clear answer a sentence that names it. */
export function readAnswers(
  finder: Finder,
  values: Record<string, unknown>,
  areas: readonly Area[],
): { wish: Wish } | { problems: Problems } {
  const questions = questionsOf(finder)
  const { data = {}, error } = schemaOf(Object.values(questions)).safeParse(values)
  const place = placeOf(typeof data.place === 'string' ? data.place : '', areas)
  const purpose = finder.purposes?.find(({ _key }) => _key === data.purpose)
  if (error || !place || !purpose)
    return {
      problems: {
        ...(error ? problemsOf(error) : !purpose && { purpose: questions.purpose.missing }),
        ...(!place && { place: questions.place.wrong }),
      },
    }
  const budget = numberOf(data.budget)
  return {
    wish: {
      purpose,
      place,
      minutes: numberOf(data.minutes),
      cents: budget === null ? null : centsFromDollars(budget),
    },
  }
}

const numberOf = (value: unknown) => (value === undefined || value === any ? null : Number(value))

/** A ZIP code, a city or one of its neighborhoods; null for what is none of them. */
function placeOf(typed: string, areas: readonly Area[]): Place | null {
  const named = plain(typed)
  if (!named) return { kind: 'unasked' }
  const found = findZip(typed, areas)
  if (found.kind === 'outside') return found
  const area =
    found.kind === 'area'
      ? areas.find((one) => one === found.area)
      : areas.find(({ city, neighborhoods }) =>
          [city, ...(neighborhoods ?? [])].some((name) => plain(name ?? '') === named),
        )
  return area ? { kind: 'area', area } : null
}

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The most somebody has of each; null where it doesn't matter. */
type Limits = { minutes: number | null; cents: number | null }

export type Suggestion = {
  service: IvService
  /** As the menu has it; `isFrom` where other dosages cost more. Null where the menu states none. */
  price: { cents: number; isFrom: boolean } | null
  /** By how much it is more than what was wanted; null where nobody knows. */
  overCents: number | null
  overMinutes: number | null
}

const most = 3
const least = 2

/**
 * The drips that fit, three at most, in the editors' order; where fewer than two do, the nearest of the others as well.
 * A travel fee is part of what is spent.
 */
export function suggestDrips(
  drips: readonly IvService[],
  limits: Limits,
  feeCents: number,
): { fitting: Suggestion[]; nearest: Suggestion[] } {
  const judged = drips.map((service) => judge(service, limits, feeCents))
  const fitting = judged.filter(fits).slice(0, most)
  const missing = fitting.length === 0 ? most : Math.max(least - fitting.length, 0)
  const nearest = judged
    .filter((one) => !fits(one))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, missing)
  return { fitting, nearest }
}

function judge(service: IvService, { minutes, cents }: Limits, feeCents: number): Suggestion {
  const price = lowestPrice(service)
  return {
    service,
    price,
    overCents: over(price && price.cents + feeCents, cents),
    overMinutes: over(longestMinutes(service.duration), minutes),
  }
}

function over(value: number | null, limit: number | null): number | null {
  if (limit === null) return 0
  return value === null ? null : Math.max(value - limit, 0)
}

const fits = ({ overCents, overMinutes }: Suggestion) => overCents === 0 && overMinutes === 0

/** A minute more weighs like a dollar more; what nobody knows comes last. */
const unknown = 1_000_000
const distance = ({ overCents, overMinutes }: Suggestion) =>
  dollarsFromCents(overCents ?? unknown) + (overMinutes ?? unknown)

/** The minutes of '45 min', '2-4 hrs' or '1 hr 30 min' at most; null where no time is stated. */
export function longestMinutes(duration: string | null): number | null {
  const parts = [...(duration ?? '').matchAll(/(?:\d+\s*[-–]\s*)?(\d+)\s*(h|min)/gi)]
  if (parts.length === 0) return null
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (/h/i.test(unit ?? '') ? 60 : 1), 0)
}

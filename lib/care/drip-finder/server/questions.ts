import { findZip, type ZipArea } from '@/lib/care/areas/shared'
import type { BlockOf } from '@/lib/content/server/pages'
import { choice, type Field, line } from '@/lib/platform/forms/shared/field'
import { type Problems, problemsOf, schemaOf } from '@/lib/platform/forms/shared/schema'
import { formatNumber } from '@/lib/platform/shared/locale'
import { centsFromDollars, formatCents } from '@/lib/platform/shared/money'

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

import * as z from 'zod/mini'
import { aYearAfter } from '../../clinic-time/shared/clinic-time.ts'
import { parseCents } from '../../shared/money.ts'
import { emailShape } from '../../shared/text.ts'
import type { Field } from './field.ts'

/** The sentence for each field that is wrong, by the field's name. */
export type Problems = Record<string, string>

type Context = {
  /**
   * The day where the clinic is, `2026-11-21`. Without it only a date's shape is looked at: a visitor's clock may be
   * wrong, and nobody could send the form then.
   */
  today?: () => string
}

/**
 * What a form must hold: exactly its fields, as strings, and of several choices a list. The same for a browser and for
 * the server. What comes out has no empty fields.
 */
export const schemaOf = (fields: readonly Field[], context: Context = {}) =>
  z.pipe(
    z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, context)]))),
    z.transform((values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)),
    ),
  )

/** The problems of what a schema of a form refused, in the order of the fields. */
export function problemsOf(error: z.core.$ZodError): Problems {
  const problems = new Map<string, string>()
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys'
    for (const name of (isUnknown ? issue.keys : [String(issue.path[0] ?? 'form')]).slice(0, 20))
      if (!problems.has(name))
        problems.set(name, isUnknown ? 'This form doesn’t have that field.' : issue.message)
  }
  return Object.fromEntries(problems)
}

/** What is wrong with the values of these fields; empty when they may be sent. What else there is is of no account. */
export function problemsIn(
  fields: readonly Field[],
  values: Record<string, unknown>,
  context?: Context,
): Problems {
  const own = Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])))
  const { error } = schemaOf(fields, context).safeParse(own)
  return error ? problemsOf(error) : {}
}

function fieldSchema(field: Field, context: Context) {
  const value = field.kind === 'several' ? several(field) : textSchema(field, context)
  return field.isRequired ? value : z.optional(value)
}

/**
 * What a field of text takes: trimmed, unless it is a password; an optional one may be empty. Every refusal is the
 * field's own sentence.
 */
export const textSchema = (field: Field, context: Context = {}) =>
  z.string({ error: ({ input }) => (input === undefined ? field.missing : field.wrong) }).check(
    ...(field.kind === 'password' ? [] : [z.trim()]),
    z.superRefine((typed, { addIssue }) => {
      const message = problemWith(field, typed, context)
      if (message) addIssue({ code: 'custom', message })
    }),
  )

/** Whether what the page offers is still on offer, only the content knows. */
const several = ({ most, missing, wrong, isRequired }: Field) =>
  z
    .array(z.string(wrong).check(z.regex(/^[a-z0-9-]{1,96}$/, wrong)), {
      error: ({ input }) => (input === undefined ? missing : wrong),
    })
    .check(
      z.minLength(isRequired ? 1 : 0, missing),
      z.maxLength(most, wrong),
      z.refine((names) => new Set(names).size === names.length, wrong),
    )

/**
 * Any text without what can't be stored or read: control characters and halves of characters. Lines end in one way.
 */
const unreadable = /(?![\n\t])\p{Control}|\p{Surrogate}/u
const turning = /[\u202a-\u202e\u2066-\u2069]/

function problemWith(field: Field, text: string, context: Context): string | undefined {
  if (text === '') return field.isRequired ? field.missing : undefined
  if (field.chosen) return problemWithChosen(field, text, field.chosen)
  if (text.length > field.most) return field.tooLong
  if (!isReadable(field, text)) return field.unreadable
  return isOfKind(field, text, context) ? undefined : field.wrong
}

function isReadable({ kind, isPlain }: Field, text: string): boolean {
  // Any password that is not chosen now may be right.
  if (kind === 'password') return true
  if (unreadable.test(text) || (isPlain && turning.test(text))) return false
  return kind === 'paragraph' || !/[\n\t]/.test(text)
}

/** Letters for people, bytes for the hash; no rules of composition (VALID-003). */
function problemWithChosen(
  field: Field,
  text: string,
  { minLetters, maxBytes }: NonNullable<Field['chosen']>,
) {
  if ([...text].length < minLetters) return field.wrong
  if (new TextEncoder().encode(text).length > maxBytes) return field.tooLong
  return /[\n\t]/.test(text) || unreadable.test(text) || turning.test(text) ? field.unreadable : undefined
}

function isOfKind(field: Field, text: string, { today }: Context): boolean {
  const { kind, options, linkedOptions = [], when, between } = field
  switch (kind) {
    case 'email':
      return emailShape.test(text)
    case 'phone':
      return isPhone(text)
    case 'address':
      return isWebAddress(text)
    case 'zip':
      return /^\d{5}(?:-\d{4})?$/.test(text)
    case 'date':
      return isDay(text) && (!today || liesRight(text, when, today()))
    case 'money':
      return isBetween(parseCents(text), between)
    case 'count':
      return /^\d+$/.test(text) && isBetween(Number(text), between)
    case 'tick':
      return text === 'yes'
    case 'choice':
      return options
        ? [...options, ...linkedOptions].some(([value]) => value === text)
        : /^[A-Za-z0-9._-]{1,128}$/.test(text)
    default:
      return true
  }
}

const isBetween = (
  cents: number | null,
  [least, most]: readonly [number, number] = [0, Number.MAX_SAFE_INTEGER],
) => cents !== null && cents >= least && cents <= most

const earliestBirth = '1900-01-01'

function liesRight(day: string, when: Field['when'], today: string): boolean {
  if (when === 'past') return day < today && day >= earliestBirth
  return day >= today && (when !== 'year' || day <= aYearAfter(today))
}

const phoneShape = /^[\d\s+().,/#;\-‐‑–]+(?:(?:x|ext\.?|extension)\s*\d{1,6})?$/iu

/** Numbers copied from a telephone's contacts carry invisible marks of writing direction. */
function isPhone(text: string): boolean {
  const visible = text.replace(/\p{Cf}/gu, '')
  const digits = visible.replace(/\D/g, '').length
  return phoneShape.test(visible) && digits >= 7 && digits <= 20
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]/i.test(text) && !/\s/.test(text)
}

/** Whether there is such a day: not the 30th of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

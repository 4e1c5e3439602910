export type FieldKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'address'
  | 'date'
  | 'zip'
  | 'paragraph'
  | 'choice'
  | 'services'
  /** Not asked for: the page gives it, such as which event an RSVP is for. */
  | 'given'

type Option = readonly [value: string, label: string]

/** One thing a form asks for: what the server checks, and what a visitor reads when it does not fit. */
export type Field = {
  name: string
  kind: FieldKind
  label: string
  isRequired: boolean
  /** The longest answer, in characters. */
  most: number
  /** Said when it is empty, or not what was asked for. */
  missing: string
  wrong: string
  options?: readonly Option[]
  /** Accepted too, but only offered to who comes by a link that names it. */
  linkedOptions?: readonly Option[]
  /** The words of choosing nothing. */
  placeholder?: string
  /** On which side of today a date lies. */
  when?: 'past' | 'future'
  rows?: number
  autoComplete?: string
  isWide?: boolean
}

export type Section = { legend: string; fields: readonly Field[] }

export type FormDefinition = {
  /** What staff call one: 'a new contact message'. */
  title: string
  sections: readonly Section[]
  /** Stands beside its heading; a long one stands below it. */
  isShort?: boolean
  /** What is missing is said at the field only (ERR-015). */
  isWithoutMissingToast?: boolean
}

type Own = Partial<Omit<Field, 'name' | 'kind' | 'label'>>
type Maker = (name: string, label: string, own?: Own) => Field

const please = (verb: string, label: string) => `Please ${verb} your ${label.toLowerCase()}.`

/** One line of text, optional unless told otherwise. */
export const line: Maker = (name, label, own) => ({
  name,
  kind: 'line',
  label,
  isRequired: false,
  most: 120,
  missing: please('enter', label),
  wrong: `${label} must be one line of text without control characters.`,
  ...own,
})

export const paragraph: Maker = (name, label, own) => ({
  ...line(name, label),
  kind: 'paragraph',
  most: 3000,
  wrong: `${label} must be text without control characters.`,
  rows: 4,
  isWide: true,
  ...own,
})

/** A day, as `2026-11-21`. */
export const date: Maker = (name, label, own) => ({
  ...line(name, label),
  kind: 'date',
  most: 10,
  wrong:
    own?.when === 'past'
      ? `${label} must be a real date in the past.`
      : `${label} must be a real date, today or later.`,
  ...own,
})

export const choice = (name: string, label: string, options: readonly Option[], own?: Own): Field => ({
  ...line(name, label),
  kind: 'choice',
  options,
  placeholder: own?.isRequired ? 'Please choose' : 'Select one',
  missing: please('choose', label),
  wrong: 'Please choose one of the listed answers.',
  ...own,
})

export const email: Field = {
  ...line('email', 'Email', { isRequired: true, autoComplete: 'email', most: 254 }),
  kind: 'email',
  missing: 'Please enter your email address.',
  wrong: 'Please enter an email address like name@example.com.',
}

export const phone = (isRequired: boolean): Field => ({
  ...line('phone', 'Phone', { isRequired, autoComplete: 'tel', most: 40 }),
  kind: 'phone',
  missing: 'Please enter your phone number.',
  wrong: 'Please enter a phone number with its area code, like (480) 555-0100.',
})

/** What the page knows and nobody types. */
export const given = (name: string, label: string): Field => ({
  ...line(name, label, { isRequired: true, most: 200 }),
  kind: 'given',
  missing: `${label} is missing. Please open the page again.`,
})

export const zip: Field = {
  ...line('zip', 'ZIP code', { isRequired: true, autoComplete: 'postal-code', most: 10 }),
  kind: 'zip',
  missing: 'Please enter your ZIP code.',
  wrong: 'Please enter a five-digit ZIP code.',
}

export const firstName = line('firstName', 'First name', {
  isRequired: true,
  autoComplete: 'given-name',
  most: 80,
})

export const lastName = line('lastName', 'Last name', {
  isRequired: true,
  autoComplete: 'family-name',
  most: 80,
})

export const company = line('company', 'Company', { autoComplete: 'organization' })

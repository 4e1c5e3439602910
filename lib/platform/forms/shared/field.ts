export type FieldKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'address'
  | 'date'
  | 'zip'
  | 'paragraph'
  /** One of `options`; without any, the name of something the page offers. */
  | 'choice'
  /** Names of what the page offers, as many as one likes. */
  | 'several'
  /** A box that has to be ticked; sent as 'yes'. */
  | 'tick'
  /** Dollars as people type them. */
  | 'money'
  /** A whole number. */
  | 'count'
  /** Taken exactly as typed. */
  | 'password'
  /** Not asked for: the page gives it, such as which event an RSVP is for. */
  | 'given'

type Option = readonly [value: string, label: string]

/** One thing a form asks for: what the server checks, and what a visitor reads when it does not fit. */
export type Field = {
  name: string
  kind: FieldKind
  label: string
  isRequired: boolean
  /** The longest answer, in characters; of several, how many. */
  most: number
  /** Said when it is empty, not what was asked for, too long, or holds characters nobody can read. */
  missing: string
  wrong: string
  tooLong: string
  unreadable: string
  /** A line of help below the field. */
  help?: string
  options?: readonly Option[]
  /** Accepted too, but only offered to who comes by a link that names it. */
  linkedOptions?: readonly Option[]
  /** The words of choosing nothing. */
  placeholder?: string
  /** Where a date lies: before today, or from today on, for a year at most. */
  when?: 'past' | 'future' | 'year'
  /** Of money, in cents; of a count. */
  between?: readonly [least: number, most: number]
  /** Of a password that is being chosen. */
  chosen?: { minLetters: number; maxBytes: number }
  /** A name that is read elsewhere: no marks that turn the direction of writing. */
  isPlain?: boolean
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

/** The field nobody sees: who fills it in is no person. No form may have one of this name. */
export const honeypotName = 'homepage'

/** Every field of a form, in its order. */
export const fieldsIn = ({ sections }: Pick<FormDefinition, 'sections'>): Field[] =>
  sections.flatMap(({ fields }) => fields)

const please = (verb: string, label: string) => `Please ${verb} your ${label.toLowerCase()}.`

/** One line of text, optional unless told otherwise. */
export const line: Maker = (name, label, own) => {
  const wrong = own?.wrong ?? `${label} has to be one line of plain text.`
  const most = own?.most ?? 120
  return {
    name,
    kind: 'line',
    label,
    isRequired: false,
    most,
    missing: please('enter', label),
    wrong,
    tooLong: `${label} can have at most ${most} characters.`,
    unreadable: wrong,
    ...own,
  }
}

export const paragraph: Maker = (name, label, own) => ({
  ...line(name, label, {
    most: 3000,
    wrong: `${label} contains characters we can’t read. Please type it again.`,
    rows: 4,
    isWide: true,
    ...own,
  }),
  kind: 'paragraph',
})

/** A day, as `2026-11-21`. */
export const date: Maker = (name, label, own) => ({
  ...line(name, label, {
    most: 10,
    wrong:
      own?.when === 'past'
        ? `${label} must be a real date in the past.`
        : `${label} must be a real date, today or later.`,
    ...own,
  }),
  kind: 'date',
})

/** A whole number within these bounds. */
export const count = (
  name: string,
  label: string,
  between: readonly [least: number, most: number],
  own?: Own,
): Field => ({
  ...line(name, label, {
    most: 9,
    wrong: `${label} must be a whole number from ${between[0]} to ${between[1]}.`,
    ...own,
  }),
  kind: 'count',
  between,
})

export const choice = (name: string, label: string, options: readonly Option[], own?: Own): Field => ({
  ...line(name, label, {
    placeholder: own?.isRequired ? 'Please choose' : 'Select one',
    missing: please('choose', label),
    wrong: 'Please choose one of the listed answers.',
    ...own,
  }),
  kind: 'choice',
  options,
})

export const email: Field = {
  ...line('email', 'Email', {
    isRequired: true,
    autoComplete: 'email',
    most: 254,
    missing: 'Please enter your email address.',
    wrong: 'Please enter an email address like name@example.com.',
  }),
  kind: 'email',
}

/** A password somebody has, or with `chosen` a new one. */
export const password: Maker = (name, label, own) => ({
  ...line(name, label, { isRequired: true, most: 4000, autoComplete: 'current-password', ...own }),
  kind: 'password',
})

export const phone = (isRequired: boolean): Field => ({
  ...line('phone', 'Phone', {
    isRequired,
    autoComplete: 'tel',
    most: 40,
    missing: 'Please enter your phone number.',
    wrong: 'Please enter a phone number with its area code, like (480) 555-0100.',
  }),
  kind: 'phone',
})

/** What the page knows and nobody types. */
export const given: Maker = (name, label, own) => ({
  ...line(name, label, {
    isRequired: true,
    most: 200,
    missing: `${label} is missing. Please open the page again.`,
    ...own,
  }),
  kind: 'given',
})

export const zip: Field = {
  ...line('zip', 'ZIP code', {
    isRequired: true,
    autoComplete: 'postal-code',
    most: 10,
    missing: 'Please enter your ZIP code.',
    wrong: 'Please enter a five-digit ZIP code.',
  }),
  kind: 'zip',
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

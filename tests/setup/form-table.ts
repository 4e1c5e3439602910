import { type FormId, fieldsOf } from '../../lib/care/forms/shared/forms.ts'
import { clinicDate } from '../../lib/platform/clinic-time/shared/clinic-time.ts'

type Row = {
  /** Where it stands. */
  address: string
  /** The least it takes, but for the field that tells one sender's from another's. */
  least: Record<string, unknown>
  /** That field, where it is not the email address. */
  sender?: string
}

const person = { firstName: 'Ana', lastName: 'Ruiz' }
const phone = '(480) 555-0100'

/** The clinic's day so many days after this moment, or the next one where it is closed (practice-settings.ts). */
export function openDay(from: Date, days: number): string {
  const day = clinicDate(new Date(from.getTime() + days * 86_400_000))
  return day.endsWith('-12-24') ? openDay(from, days + 1) : day
}

/** What the tests know of each form: one row makes it sent by a browser, without scripts and by the API. */
export const formTable: Record<FormId, Row> = {
  contact: { address: '/contact', least: { ...person, message: 'Hello' } },
  newsletter: { address: '/newsletter', least: { firstName: 'Ana' } },
  'event-inquiry': {
    address: '/event-inquiry',
    least: { ...person, phone, inquiryType: 'wedding', guestCount: '11-25' },
  },
  'group-quote': {
    address: '/event-inquiry',
    least: {
      guests: '12',
      eventDate: openDay(new Date(), 30),
      zip: '85251',
      services: ['drip-myers'],
      name: 'Ana Ruiz',
    },
  },
  estimate: {
    address: '/good-faith-estimate',
    least: {
      services: ['iv-therapy'],
      ...person,
      phone,
      dateOfBirth: '1980-02-29',
      insuranceStatus: 'self-pay',
    },
  },
  partnership: { address: '/sponsorship', least: { ...person, phone, partnershipType: 'other' } },
  'call-back': { address: '/contact', least: { phone }, sender: 'name' },
  waitlist: { address: '/service-areas', least: { firstName: 'Ana', zip: '85281' } },
  discount: { address: '/first-time-patients', least: {} },
  'event-alert': { address: '/events', least: {} },
  'event-rsvp': { address: '/events', least: { ...person, event: 'event-hydration-talk' } },
}

/** The field that tells one sender's from another's. */
export const senderField = (form: FormId): string => formTable[form].sender ?? 'email'

/** The least a form takes, by the fields' names, from this sender. */
export const minimalValues = (form: FormId, sender: string): Record<string, unknown> => ({
  ...formTable[form].least,
  [senderField(form)]: sender,
})

/** The same as somebody types it, by the fields' labels; without what is ticked, or known to the page. */
export const minimalAnswers = (form: FormId, sender: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(minimalValues(form, sender)).flatMap(([name, value]) => {
      const field = fieldsOf(form).find((one) => one.name === name)
      return field && typeof value === 'string' && field.kind !== 'given' ? [[field.label, value]] : []
    }),
  )

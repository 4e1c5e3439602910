import { type Field, type FormDefinition, fieldsIn } from '../../../platform/forms/shared/field.ts'
import { callBack } from './definitions/call-back.ts'
import { contact } from './definitions/contact.ts'
import { discount } from './definitions/discount.ts'
import { estimate } from './definitions/estimate.ts'
import { eventAlert } from './definitions/event-alert.ts'
import { eventInquiry } from './definitions/event-inquiry.ts'
import { eventRsvp } from './definitions/event-rsvp.ts'
import { groupQuote } from './definitions/group-quote.ts'
import { newsletter } from './definitions/newsletter.ts'
import { partnership } from './definitions/partnership.ts'
import { waitlist } from './definitions/waitlist.ts'

/** Every form there is. The keys are what the browser, the table of submissions and the texts in the CMS call it. */
export const forms = {
  contact,
  'event-inquiry': eventInquiry,
  'group-quote': groupQuote,
  newsletter,
  estimate,
  partnership,
  'call-back': callBack,
  waitlist,
  discount,
  'event-alert': eventAlert,
  'event-rsvp': eventRsvp,
} satisfies Record<string, FormDefinition>
export type FormId = keyof typeof forms

export const formIds = Object.keys(forms) as FormId[]

export const isFormId = (id: string): id is FormId => formIds.some((known) => known === id)

export const fieldsOf = (form: FormId): Field[] => fieldsIn(forms[form])

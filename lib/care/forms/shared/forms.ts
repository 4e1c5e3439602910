import { type Field, type FormDefinition, fieldsIn } from '../../../platform/forms/shared/field.ts'
import { callBack, contact, waitlist } from './definitions/contact.ts'
import { estimate } from './definitions/estimate.ts'
import { eventInquiry, eventRsvp, groupQuote } from './definitions/events.ts'
import { discount, eventAlert, newsletter } from './definitions/mailing-lists.ts'
import { partnership } from './definitions/partnership.ts'

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

import {
  choice,
  company,
  count,
  date,
  email,
  type FormDefinition,
  firstName,
  given,
  lastName,
  line,
  paragraph,
  phone,
  zip,
} from '../../../../platform/forms/shared/field.ts'
import { goneMessage, mostGuests } from '../../../quotes/shared/quote.ts'

const inquiryTypes = [
  ['corporate-wellness', 'Corporate wellness'],
  ['private-event', 'Private event'],
  ['wedding', 'Wedding'],
  ['bachelor-bachelorette', 'Bachelor or bachelorette party'],
  ['fitness-event', 'Fitness event'],
  ['conference', 'Conference'],
  ['retreat', 'Retreat'],
  ['festival', 'Festival'],
  ['other', 'Something else'],
] as const

const guestCounts = [
  ['5-10', '5 to 10'],
  ['11-25', '11 to 25'],
  ['26-50', '26 to 50'],
  ['51-100', '51 to 100'],
  ['100+', 'More than 100'],
] as const

const budgets = [
  ['under-1000', 'Under $1,000'],
  ['1000-2500', '$1,000 to $2,500'],
  ['2500-5000', '$2,500 to $5,000'],
  ['5000-10000', '$5,000 to $10,000'],
  ['10000+', 'More than $10,000'],
  ['custom', 'Please suggest one'],
] as const

/** INQ-001 … 004, VALID-006 and VALID-007 */
export const eventInquiry: FormDefinition = {
  title: 'event inquiry',
  sections: [
    { legend: 'About you', fields: [firstName, lastName, email, phone(true), { ...company, isWide: true }] },
    {
      legend: 'The event',
      fields: [
        choice('inquiryType', 'Type of event', inquiryTypes, {
          isRequired: true,
          missing: 'Please choose the type of event.',
        }),
        choice('guestCount', 'Number of guests', guestCounts, {
          isRequired: true,
          missing: 'Please choose the number of guests.',
        }),
        date('eventDate', 'Event date', { when: 'future' }),
        line('eventLocation', 'Event location', { most: 200 }),
      ],
    },
    {
      legend: 'What you have in mind',
      fields: [
        line('services', 'Services you’d like', { most: 500 }),
        choice('budget', 'Budget', budgets),
        paragraph('details', 'Anything else we should know'),
      ],
    },
  ],
}

const parties = [
  ['2', '2 people'],
  ['3', '3 people'],
  ['4', '4 people'],
] as const

/** EVENT-002 */
export const eventRsvp: FormDefinition = {
  title: 'reservation for an event',
  sections: [
    {
      legend: 'Your reservation',
      fields: [
        given('event', 'Event'),
        firstName,
        lastName,
        email,
        phone(false),
        choice('partySize', 'Party size', parties, { placeholder: 'Just me', isWide: true }),
      ],
    },
  ],
}

const name = line('name', 'Your name', { isRequired: true, autoComplete: 'name', isWide: true })

/** AREA-012: guests, services, date and place; which services there are is the menu's. */
export const groupQuote: FormDefinition = {
  title: 'group quote',
  sections: [
    {
      legend: 'Your group',
      fields: [
        count('guests', 'Guests', [1, mostGuests], {
          isRequired: true,
          missing: 'Please enter the number of guests.',
          wrong: `Guests must be a whole number from 1 to ${mostGuests}. For more, please call us.`,
        }),
        date('eventDate', 'Date of the visit', {
          isRequired: true,
          when: 'year',
          missing: 'Please choose the date of the visit.',
          wrong: 'Date of the visit must be a real date, from today to a year from now.',
        }),
        {
          ...zip,
          label: 'ZIP code of the location',
          autoComplete: 'off',
          missing: 'Please enter the ZIP code of the location.',
        },
      ],
    },
    {
      legend: 'For each guest',
      fields: [
        {
          ...line('services', 'Drips and injections', {
            isRequired: true,
            most: 10,
            missing: 'Please choose at least one drip or injection.',
            wrong: goneMessage,
            isWide: true,
          }),
          kind: 'several',
        },
      ],
    },
    { legend: 'Where to send it', fields: [name, email, phone(false)] },
  ],
}

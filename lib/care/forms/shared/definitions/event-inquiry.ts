import {
  choice,
  company,
  date,
  email,
  type FormDefinition,
  firstName,
  lastName,
  line,
  paragraph,
  phone,
} from '../../../../platform/forms/shared/field.ts'

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

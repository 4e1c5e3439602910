import {
  count,
  date,
  email,
  type FormDefinition,
  line,
  phone,
  zip,
} from '../../../../platform/forms/shared/field.ts'
import { goneMessage, mostGuests } from '../../../quotes/shared/quote.ts'

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
          label: 'ZIP code of the place',
          autoComplete: 'off',
          missing: 'Please enter the ZIP code of the place.',
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

import {
  choice,
  email,
  type FormDefinition,
  firstName,
  given,
  lastName,
  phone,
} from '../../../../platform/forms/shared/field.ts'

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

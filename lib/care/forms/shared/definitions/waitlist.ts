import {
  choice,
  email,
  type FormDefinition,
  firstName,
  zip,
} from '../../../../platform/forms/shared/field.ts'

/** For whom we do not come to yet, or not with what they look for. */
export const waitlist: FormDefinition = {
  title: 'entry on the waitlist',
  isShort: true,
  sections: [
    {
      legend: 'Where you are',
      fields: [
        firstName,
        email,
        zip,
        choice(
          'service',
          'Service',
          [
            ['iv-therapy', 'IV therapy'],
            ['nad', 'NAD+ therapy'],
            ['vitamin-injections', 'Vitamin injections'],
            ['group-event', 'A group or an event'],
            ['other', 'Something else'],
          ],
          { placeholder: 'Not sure yet' },
        ),
      ],
    },
  ],
}

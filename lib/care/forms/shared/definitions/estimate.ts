import {
  choice,
  date,
  email,
  type FormDefinition,
  firstName,
  lastName,
  line,
  paragraph,
  phone,
} from '../../../../platform/forms/shared/field.ts'

/** GFE-003, GFE-010, VALID-004 and VALID-005; which services there are is content. */
export const estimate: FormDefinition = {
  title: 'request for a Good Faith Estimate',
  sections: [
    {
      legend: 'Services to estimate',
      fields: [
        {
          ...line('services', 'Services', {
            isRequired: true,
            most: 30,
            missing: 'Please select at least one service.',
            wrong: 'One of these services is no longer offered. Please look at the list again.',
            isWide: true,
          }),
          kind: 'several',
        },
      ],
    },
    {
      legend: 'About you',
      fields: [
        firstName,
        lastName,
        email,
        phone(true),
        date('dateOfBirth', 'Date of birth', { isRequired: true, when: 'past', autoComplete: 'bday' }),
      ],
    },
    {
      legend: 'Your visit',
      fields: [
        date('preferredDate', 'Preferred date', { when: 'future' }),
        choice(
          'insuranceStatus',
          'Insurance status',
          [
            ['uninsured', 'I don’t have insurance'],
            ['not-using-insurance', 'I am insured but won’t use it for this'],
            ['self-pay', 'I’m paying out of pocket'],
          ],
          { isRequired: true },
        ),
        paragraph('additionalInfo', 'Additional information'),
      ],
    },
  ],
}

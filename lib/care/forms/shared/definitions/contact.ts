import {
  choice,
  email,
  type FormDefinition,
  firstName,
  lastName,
  paragraph,
  phone,
} from '../../../../platform/forms/shared/field.ts'

/** CONT-004, CONT-005 and VALID-017 … 019; the linked subject is ROUTE-017's. */
export const contact: FormDefinition = {
  title: 'contact message',
  isShort: true,
  sections: [
    {
      legend: 'Your message',
      fields: [
        firstName,
        lastName,
        email,
        phone(false),
        choice(
          'subject',
          'Subject',
          [
            ['general-inquiry', 'General inquiry'],
            ['iv-therapy', 'IV therapy'],
            ['peptides', 'Peptides'],
            ['weight-management', 'Weight management'],
            ['telehealth', 'Telehealth'],
            ['membership', 'Membership'],
            ['partnership', 'Partnership'],
            ['scheduling', 'Scheduling'],
            ['billing', 'Billing'],
            ['other', 'Something else'],
          ],
          { linkedOptions: [['career-inquiry', 'Career inquiry']], isWide: true, placeholder: 'No subject' },
        ),
        paragraph('message', 'Message', { isRequired: true, rows: 6, most: 5000 }),
      ],
    },
  ],
}

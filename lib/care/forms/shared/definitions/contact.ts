import {
  choice,
  email,
  type FormDefinition,
  firstName,
  lastName,
  line,
  paragraph,
  phone,
  zip,
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

/** For whom writing is the wrong way; Home's 'Not available!' leads to it too (HOME-031, HOME-032). */
export const callBack: FormDefinition = {
  title: 'callback request',
  isShort: true,
  sections: [
    {
      legend: 'Your call',
      fields: [
        line('name', 'Name', { isRequired: true, autoComplete: 'name' }),
        phone(true),
        // A block that did not load leads here with what it was for: /contact?about=booking#call-back.
        choice(
          'about',
          'Topic',
          [
            ['booking', 'Booking a visit'],
            ['exam', 'The good faith exam'],
            ['portal', 'The client portal'],
            ['order', 'An order'],
            ['other', 'Something else'],
          ],
          { placeholder: 'Select a topic', isWide: true },
        ),
        choice(
          'bestTime',
          'Best time',
          [
            ['morning', 'Morning, 8am to noon'],
            ['afternoon', 'Afternoon, noon to 4pm'],
            ['evening', 'Evening, 4pm to 8pm'],
          ],
          { placeholder: 'Any time', isWide: true },
        ),
      ],
    },
  ],
}

/** For whom we do not come to yet, or not with what they look for. */
export const waitlist: FormDefinition = {
  title: 'waitlist sign-up',
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

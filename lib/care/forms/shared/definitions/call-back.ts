import { choice, type FormDefinition, line, phone } from '../../../../platform/forms/shared/field.ts'

/** For whom writing is the wrong way; Home's 'Not available!' leads to it too (HOME-031, HOME-032). */
export const callBack: FormDefinition = {
  title: 'request for a call back',
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
            ['booking', 'Booking an appointment'],
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

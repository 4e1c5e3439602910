import { type ConditionalProperty, defineField } from 'sanity'

/** Who of the clinic's clinicians stands for a medical text, and since when; until then it is a sample. */
export const approvalFields = (place: { group?: string; hidden?: ConditionalProperty } = {}) => [
  defineField({
    name: 'approvedBy',
    title: 'Approved by',
    description:
      'The clinician who read every word here, with license: “Dr. Ana Ortiz, MD”. While this is empty, the site says that the text is a sample, and search engines leave it out once the site is live.',
    type: 'string',
    ...place,
    validation: (rule) => [
      rule.max(80),
      rule.custom((name: string | undefined, { document }) =>
        !name?.trim() && document?.approvedAt ? 'Who approved it? Or take the date away.' : true,
      ),
    ],
  }),
  defineField({
    name: 'approvedAt',
    title: 'Approved on',
    description: 'Change this each time a clinician reads a changed text.',
    type: 'date',
    options: { dateFormat: 'MMMM D, YYYY' },
    ...place,
    validation: (rule) =>
      rule.custom((day: string | undefined, { document }) =>
        !day && document?.approvedBy ? 'On which day?' : true,
      ),
  }),
]

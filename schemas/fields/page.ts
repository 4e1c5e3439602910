import { type ConditionalProperty, defineArrayMember, defineField } from 'sanity'

const anchorShape = /^[a-z][a-z0-9-]*$/

/** The name of this place on the page, for links such as /iv-therapy#nad (ROUTE-006). */
export const anchorField = (place: { group?: string } = {}) =>
  defineField({
    name: 'anchor',
    ...place,
    title: 'Name in links',
    description:
      'Only when a link should lead right here: “faq” makes /page#faq. Lowercase letters, digits, hyphens.',
    type: 'string',
    validation: (rule) =>
      rule.custom((anchor?: string) =>
        !anchor || anchorShape.test(anchor)
          ? true
          : 'Begin with a lowercase letter; use lowercase letters, digits and hyphens.',
      ),
  })

export const headingField = () =>
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    validation: (rule) => rule.required().max(120),
  })

export const introField = () =>
  defineField({
    name: 'intro',
    title: 'Introduction',
    description: 'One to three short sentences.',
    type: 'text',
    rows: 3,
  })

/** The ground a section stands on. Two neighbours with different grounds are easier to tell apart. */
export const toneField = () =>
  defineField({
    name: 'tone',
    title: 'Background',
    type: 'string',
    options: {
      list: [
        { title: 'Page', value: 'plain' },
        { title: 'Sand band', value: 'sand' },
        { title: 'Dark agave band', value: 'agave' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'plain',
  })

/** Blocks that stand well below the facts of a document's own page. */
const fitting = [
  'richText',
  'split',
  'cardGrid',
  'steps',
  'stepSelector',
  'factSheet',
  'faqList',
  'notice',
  'callout',
]

/** What a document's own page says below its facts. */
export const detailsField = (place: { group?: string } = {}) =>
  defineField({
    name: 'details',
    title: 'More on its page',
    description: 'What its own page says below the facts, from top to bottom: questions, a text, a notice.',
    type: 'array',
    ...place,
    of: fitting.map((type) => defineArrayMember({ type })),
    options: { insertMenu: { views: [{ name: 'list' }] } },
  })

/** What is in a drip or an injection, and what its visit is like. */
export const contentsFields = (place: { group?: string } = {}) => [
  defineField({
    name: 'contents',
    title: 'What’s in it',
    description:
      'Each ingredient with its amount. What an ingredient is, and who should ask first, is written once, under “Ingredients”.',
    type: 'array',
    ...place,
    of: [defineArrayMember({ type: 'contentPart' })],
    validation: (rule) => rule.max(16),
  }),
  defineField({
    name: 'timeline',
    title: 'Minute by minute',
    description: 'How its visit goes. Several drips may share one.',
    type: 'reference',
    to: [{ type: 'timeline' }],
    ...place,
  }),
]

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

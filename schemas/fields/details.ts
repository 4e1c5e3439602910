import { defineArrayMember, defineField } from 'sanity'

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
      'Each ingredient with its amount. What an ingredient is, and who should ask first, stands once under “Ingredients”.',
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

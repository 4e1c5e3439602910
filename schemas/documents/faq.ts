import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: 'In the words a patient would use.',
      type: 'string',
      validation: (rule) => rule.required().max(140),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'Answer in a short first sentence, then add details. A blank line starts a new paragraph.',
      type: 'text',
      rows: 6,
      options: about,
      validation: (rule) => [
        rule.required(),
        rule.max(900).warning('More than 900 characters are rarely read.'),
      ],
    }),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: { select: { title: 'question', subtitle: 'answer' } },
})
